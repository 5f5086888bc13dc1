import { lazy, Suspense } from 'react';

const Unread = lazy(async () => ({ default: (await import('./unread-messages.tsx')).UnreadMessages }));

/** In the navigation of every screen: what it takes to count is loaded after the screen. */
export const MessageCount = () => (
  <Suspense fallback={null}>
    <Unread />
  </Suspense>
);
