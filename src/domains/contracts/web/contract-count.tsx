import { lazy, Suspense } from 'react';

const Turns = lazy(async () => ({ default: (await import('./contract-turns.tsx')).ContractTurns }));

/** In the navigation of every screen: what it takes to count is loaded after the screen. */
export const ContractCount = () => (
  <Suspense fallback={null}>
    <Turns />
  </Suspense>
);
