/**
 * Requests that start at fixed times, whether earlier ones were answered or not. Each is counted from the time it was
 * due: a server that falls behind is seen to, because nobody waits for it before asking again.
 */
import { setTimeout as sleep } from 'node:timers/promises';

const TURN_MS = 1;

/** Sorted milliseconds from when each was due until its end. `act` receives its place, from 0. */
export async function openLoop(
  perSecond: number,
  seconds: number,
  act: (place: number) => Promise<unknown>,
): Promise<number[]> {
  const count = Math.round(perSecond * seconds);
  const startsAt = performance.now();
  const tookMs: number[] = [];
  const started: Promise<void>[] = [];
  while (started.length < count) {
    const dueAt = startsAt + (started.length * 1_000) / perSecond;
    if (performance.now() < dueAt) {
      await sleep(TURN_MS);
      continue;
    }
    const done = act(started.length).then(() => void tookMs.push(performance.now() - dueAt));
    // Judged below, with the others.
    done.catch(() => {});
    started.push(done);
  }
  await Promise.all(started);
  return tookMs.toSorted((a, b) => a - b);
}

/** The value that this share of the sorted values do not exceed. */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
