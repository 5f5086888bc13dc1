import { lazy, Suspense } from 'react';

const Waiting = lazy(async () => ({ default: (await import('./waiting-invitations.tsx')).WaitingInvitations }));

/** In the navigation of every screen: what it takes to count is loaded after the screen. */
export const InvitationCount = () => (
  <Suspense fallback={null}>
    <Waiting />
  </Suspense>
);
