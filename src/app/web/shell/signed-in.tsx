import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ConfirmViewport } from '#design/app/confirm-viewport.tsx';
import { Failure } from '#kit/errors.ts';

/** A refusal is an answer: only trouble on the way is tried again, and only twice. */
const worthRetrying = (count: number, error: Error): boolean => count < 2 && !(error instanceof Failure && error.status < 500);

/** What every screen behind sign-in stands on: the query cache and the confirm dialogs. */
export function SignedIn({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { staleTime: 10_000, retry: worthRetrying, refetchOnWindowFocus: true } } }));
  return (
    <QueryClientProvider client={client}>
      {children}
      <ConfirmViewport />
    </QueryClientProvider>
  );
}
