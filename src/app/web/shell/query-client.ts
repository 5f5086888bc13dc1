import { QueryClient } from '@tanstack/react-query';
import { Failure } from '#kit/errors.ts';

/** A refusal is an answer: only trouble on the way is tried again, and only twice. */
const worthRetrying = (count: number, error: Error): boolean => count < 2 && !(error instanceof Failure && error.status < 500);

/** One for as long as the page lives, so that moving between layouts loses nothing; emptied when the session ends. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 10_000, retry: worthRetrying, refetchOnWindowFocus: true },
    // Without a connection a press is answered now; nothing waits unseen to be sent later.
    mutations: { networkMode: 'always' },
  },
});
