import { Failure, type FailureCode } from '../errors.ts';
import { Unreachable } from './unreachable.ts';

const MOST_TRIES = 8;
const LONGEST_WAIT_MS = 20_000;
const PASSING: readonly FailureCode[] = ['unavailable', 'in_progress', 'too_many_requests'];

const isPassing = (error: unknown): boolean =>
  error instanceof Unreachable || (error instanceof Failure && PASSING.includes(error.code));

/** Before try number `tries` is repeated: what the server asks for, else longer each time. */
export const waitMs = (error: unknown, tries: number): number =>
  error instanceof Failure && error.retryAfterSeconds !== null
    ? Math.min(error.retryAfterSeconds * 1_000, 60_000)
    : Math.min(LONGEST_WAIT_MS, 500 * 2 ** tries);

/** Ends early when the connection is back, or fails when the person cancels. Without a connection it waits for one. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      removeEventListener('online', back);
      signal?.removeEventListener('abort', canceled);
      settle();
    };
    const back = (): void => end(resolve);
    const canceled = (): void => end(() => reject(new DOMException('Canceled', 'AbortError')));
    const timer = navigator.onLine ? setTimeout(back, ms) : undefined;
    addEventListener('online', back);
    signal?.addEventListener('abort', canceled);
    if (signal?.aborted === true) canceled();
  });
}

/** Makes a call that may be repeated, until it is answered: over lost connections and short troubles of the server. */
export async function patiently<Answer>(
  make: () => Promise<Answer>,
  signal: AbortSignal | undefined,
  wait = pause,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await make();
    } catch (error) {
      if (signal?.aborted === true || !isPassing(error) || tries === MOST_TRIES) throw error;
      await wait(waitMs(error, tries), signal);
    }
  }
}
