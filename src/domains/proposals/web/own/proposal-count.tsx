import { lazy, Suspense } from 'react';

const Waiting = lazy(async () => ({ default: (await import('./waiting-proposals.tsx')).WaitingProposals }));

/** In the navigation of every screen: what it takes to count is loaded after the screen. */
export const ProposalCount = () => (
  <Suspense fallback={null}>
    <Waiting />
  </Suspense>
);
