import { QueryClient } from '@tanstack/react-query';
import { Failure } from '#kit/errors.ts';

/** A refusal is an answer: only network failures are retried, and only twice. */
const worthRetrying = (count: number, error: Error): boolean =>
  count < 2 && !(error instanceof Failure && error.status < 500);

/** One per page load, so that changing layouts keeps its data. Emptied when the session ends. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 10_000, retry: worthRetrying, refetchOnWindowFocus: true },
    // Without a connection, a command fails immediately; it is not queued.
    mutations: { networkMode: 'always' },
  },
});
