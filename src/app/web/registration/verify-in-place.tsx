import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { onward } from '#domains/accounts/return-path.ts';
import { VerifyEmail } from '#domains/accounts/web/verify-email.tsx';
import { titled } from '#kit/brand.ts';
import { pathTo, titleOf } from '#routes';
import { queryClient } from '../shell/query-client.ts';

/** The step after a new account on the same screen: its form goes, everything around it stays. */
export function VerifyInPlace({ search }: { search: URLSearchParams }) {
  const navigate = useNavigate();
  // The address is still that of the form.
  useEffect(() => {
    document.title = titled(titleOf('verify-email'));
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <VerifyEmail
        why={null}
        onVerified={() => navigate(onward(pathTo('onboarding-client'), search), { replace: true })}
      />
    </QueryClientProvider>
  );
}
