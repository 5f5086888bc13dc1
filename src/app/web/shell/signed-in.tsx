import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ConfirmViewport } from '#design/app/confirm-viewport.tsx';
import { Notices } from './notices.tsx';
import { SessionNotice } from './session-notice.tsx';
import { queryClient } from './query-client.ts';
import { startSessionData } from './session-data.ts';

startSessionData();

/** What every screen behind sign-in needs: the query cache, app-wide notices, and the confirm dialogs. */
export function SignedIn({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Notices>
        <SessionNotice />
      </Notices>
      {children}
      <ConfirmViewport />
    </QueryClientProvider>
  );
}
