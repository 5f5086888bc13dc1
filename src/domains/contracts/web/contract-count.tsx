import { lazy, Suspense } from 'react';

const Turns = lazy(async () => ({ default: (await import('./contract-turns.tsx')).ContractTurns }));

/** In the navigation of every screen: what it takes to count is loaded after the screen. */
const CountOf = ({ side }: { side: 'buying' | 'selling' }) => (
  <Suspense fallback={null}>
    <Turns side={side} />
  </Suspense>
);
export const BuyingCount = () => <CountOf side="buying" />;
export const SellingCount = () => <CountOf side="selling" />;
