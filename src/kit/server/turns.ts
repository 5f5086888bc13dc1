import { Failure } from '#kit/errors.ts';

interface Bounds {
  /** How much of it is done at the same time. */
  readonly atOnce: number;
  /** More is refused, and can be tried again. */
  readonly mostWaiting: number;
  readonly retryAfterSeconds?: number;
}

/** Work that takes much of the machine: some at a time, the rest in line. */
export function turns({ atOnce, mostWaiting, retryAfterSeconds = 5 }: Bounds) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= mostWaiting) throw new Failure('unavailable', { retryAfterSeconds });
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The place goes to the next in line.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

/** The same, where requests with the same key wait for the same work. */
export function keyedTurns<Result>(bounds: Bounds) {
  const inTurn = turns(bounds);
  const results = new Map<string, Promise<Result>>();
  return (key: string, work: () => Promise<Result>): Promise<Result> => {
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = inTurn(work).finally(() => results.delete(key));
    results.set(key, result);
    return result;
  };
}
