import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { CallInput, CommandEndpoint, DataOf, Endpoint, QueryEndpoint } from '../endpoint.ts';
import { Failure } from '../errors.ts';
import type { Page } from '../paging.ts';
import { hold } from './holding.ts';
import { call, type CallOptions } from './api-client.ts';
import { newsSoFar, noteNews } from './news.ts';
import type { Unreachable } from './unreachable.ts';

/** Queries are cached by path and input; naming only the endpoint makes all of its inputs stale. */
export const keyOf = (endpoint: Pick<Endpoint, 'path'>, input?: object): QueryKey =>
  input === undefined ? [endpoint.path] : [endpoint.path, input];

interface ReadOptions<Data> {
  readonly enabled?: boolean;
  /** Keep showing the last answer while a changed input loads: for filters and pages. */
  readonly keep?: boolean;
  /** Read again where it is shown, however new the kept answer is. */
  readonly always?: boolean;
  /** False while what was read last needs no look. */
  readonly refetchIntervalMs?: number | ((data: Data | undefined) => number | false);
}

/**
 * Reading again while the first read is under way only joins it, although its answer may be older than the news: so a
 * first answer that news overtook is read once more. A later read is canceled and begins again.
 */
export async function upToDate<Data>(read: () => Promise<Data>, isFirst: boolean): Promise<Data> {
  const before = newsSoFar();
  const data = await read();
  return isFirst && newsSoFar() !== before ? read() : data;
}

/** One screen, one read. `data`, `error` (a Failure or Unreachable), `isPending`, `refetch`. */
export function useRead<E extends QueryEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: ReadOptions<DataOf<E>> = {},
) {
  const { refetchIntervalMs: interval } = options;
  return useQuery<DataOf<E>, Failure | Unreachable>({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal, client, queryKey }) =>
      upToDate(() => call(endpoint, input, { signal }), client.getQueryData(queryKey) === undefined),
    ...(options.enabled === undefined ? {} : { enabled: options.enabled }),
    ...(options.keep === true ? { placeholderData: keepPreviousData } : {}),
    ...(options.always === true ? { refetchOnMount: 'always' as const } : {}),
    ...(interval === undefined
      ? {}
      : { refetchInterval: typeof interval === 'number' ? interval : ({ state }) => interval(state.data) }),
  });
}

type Paged<E extends QueryEndpoint> = DataOf<E> extends Pick<Page<unknown>, 'next_cursor'> ? E : never;

/** Where the page after this one begins; null after the last. */
export const nextPage = (last: unknown): string | null => (last as Pick<Page<unknown>, 'next_cursor'>).next_cursor;

/** A cursor-paged list: `data.pages`, `fetchNextPage`, `hasNextPage`. The endpoint must take `cursor` in its query. */
export function usePages<E extends QueryEndpoint>(endpoint: E & Paged<E>, input: CallInput<E>) {
  return useInfiniteQuery<DataOf<E>, Failure | Unreachable, { pages: DataOf<E>[] }, QueryKey, string | null>({
    queryKey: keyOf(endpoint, input),
    initialPageParam: null,
    queryFn: ({ signal, pageParam, client, queryKey }) => {
      const query = { ...(input as { query?: object }).query, ...(pageParam === null ? {} : { cursor: pageParam }) };
      return upToDate(
        () => call(endpoint, { ...input, query } as CallInput<E>, { signal }),
        client.getQueryData(queryKey) === undefined,
      );
    },
    getNextPageParam: nextPage,
  });
}

type Given<E extends CommandEndpoint> = CallInput<E> & {
  readonly upload?: Pick<CallOptions, 'file' | 'fileName' | 'onProgress' | 'signal'>;
};

/** A read, known by its path. */
export type Stale = Pick<Endpoint, 'path'>;

interface CommandOptions<E extends CommandEndpoint> {
  /** Writes the answer where screens read it, so that nothing has to be fetched again. */
  readonly onDone?: (data: DataOf<E>, input: CallInput<E>) => void;
  /** Reads that are stale after this. It is done once those that are on the screen are there again. */
  readonly stales?: readonly Stale[];
  /**
   * Sent by the screen itself, such as what was seen or the look at a payment: the next screen sends it again, so no
   * reload waits for it.
   */
  readonly isMark?: true;
  /** Of a command that leaves the page, or saves what is being typed: done as soon as it is answered. */
  readonly waits?: false;
}

interface Answers<E extends CommandEndpoint> {
  readonly onSuccess?: (data: DataOf<E>) => unknown;
  readonly onError?: (error: Failure | Unreachable) => unknown;
}

const isFinal = (error: unknown): boolean =>
  error instanceof Failure && !['in_progress', 'internal', 'unavailable', 'too_many_requests'].includes(error.code);

/** A slow read holds nothing up longer than this. */
const SHOWN_WITHIN_MS = 3_000;

/** Reads again what is stale and on the screen. What is not on the screen is read when it is shown. */
export async function readAgain(
  client: Pick<QueryClient, 'invalidateQueries'>,
  stales: readonly Stale[],
  withinMs = SHOWN_WITHIN_MS,
): Promise<void> {
  noteNews();
  const reads = stales.map((endpoint) => client.invalidateQueries({ queryKey: keyOf(endpoint) }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, withinMs)));
  await Promise.race([Promise.all(reads), late]);
  clearTimeout(timer);
}

/**
 * A command. `mutate(input)` / `mutateAsync(input)`; `isPending`, `error`. The Idempotency-Key belongs to the
 * intention: it is kept while the outcome is unknown, so pressing again after a broken connection cannot do it twice
 * (ID-1).
 */
export function useCommand<E extends CommandEndpoint>(endpoint: E, options: CommandOptions<E> = {}) {
  const client = useQueryClient();
  const intention = useRef<{ input: string; key: string } | null>(null);
  const mutation = useMutation<DataOf<E>, Failure | Unreachable, Given<E>>({
    meta: { isMark: options.isMark === true },
    mutationFn: async ({ upload, ...input }) => {
      const text = JSON.stringify(input);
      if (intention.current?.input !== text) intention.current = { input: text, key: crypto.randomUUID() };
      const release = options.isMark === true ? null : hold(endpoint.limit === 'money' ? 'payment' : 'form');
      try {
        const data = await call(endpoint, input as unknown as CallInput<E>, {
          ...upload,
          ...(endpoint.repeat === 'key' ? { key: intention.current.key } : {}),
        });
        intention.current = null;
        return data;
      } catch (error) {
        if (isFinal(error) || (error as Error).name === 'AbortError') intention.current = null;
        throw error;
      } finally {
        release?.();
      }
    },
    // Pending until the screen shows what it changed: otherwise the old state, with its button, comes back for a
    // moment.
    onSuccess: (data, input) => {
      options.onDone?.(data, input);
      const shown = readAgain(client, options.stales ?? []);
      return options.isMark === true || options.waits === false ? undefined : shown;
    },
  });
  const { mutateAsync } = mutation;
  /**
   * The library drops a call's callbacks when its component unmounts, and a live page may remove a form before its
   * answer arrives. So the answer is taken from the promise, which always settles. It stays the same function: an
   * effect that calls it would otherwise run again with every state of its own call, without end.
   */
  const mutate = useCallback(
    (input: Given<E>, answers: Answers<E> = {}): void => {
      void mutateAsync(input).then(answers.onSuccess, (error: Failure | Unreachable) => answers.onError?.(error));
    },
    [mutateAsync],
  );
  return { ...mutation, mutate };
}
