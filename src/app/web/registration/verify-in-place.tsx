import { QueryClientProvider } from '@tanstack/react-query';
import { VerifyEmail } from '#domains/accounts/web/verify-email.tsx';
import { queryClient } from '../shell/query-client.ts';

/** The step after a new account on the same screen: its form goes, everything around it stays. */
export function VerifyInPlace({ onVerified }: { onVerified: () => Promise<void> | void }) {
  return (
    <QueryClientProvider client={queryClient}>
      <VerifyEmail why={null} onVerified={onVerified} />
    </QueryClientProvider>
  );
}
