import type { DatabaseFigures, ProcessFigures } from './samples.ts';
import { trend, type Trend } from './trend.ts';

export interface SoakSample extends ProcessFigures, DatabaseFigures {
  readonly at: number;
  /** In use after a collection, buffers outside the heap included. */
  readonly heapMb: number;
  /** What keeps the process alive: sockets, timers, files. */
  readonly resources: number;
}

type Figure = Exclude<keyof SoakSample, 'at'>;

/** What counts as flat: how much a figure may rise over the last two thirds of a run, in the figure's own unit. */
const MAY_GAIN: readonly { readonly figure: Figure; readonly atMost: (trend: Trend) => number }[] = [
  // The index of services and projects is in memory, and grows with what the load makes.
  { figure: 'heapMb', atMost: ({ mean }) => 0.03 * mean },
  { figure: 'residentMb', atMost: ({ mean }) => 0.05 * mean },
  { figure: 'descriptors', atMost: () => 3 },
  { figure: 'resources', atMost: () => 4 },
  { figure: 'threads', atMost: () => 1 },
  { figure: 'connections', atMost: () => 2 },
  { figure: 'jobs', atMost: () => 20 },
  { figure: 'outbox', atMost: () => 20 },
];

/** Prints the trend of every figure, and which of them grows. */
export function flatness(samples: readonly SoakSample[], isJudged: boolean): string[] {
  const found: string[] = [];
  for (const { figure, atMost } of MAY_GAIN) {
    const line = trend(samples.map((sample) => ({ at: sample.at, value: sample[figure] })));
    const words = `${figure}: ${line.mean.toFixed(1)} on average, ${line.growth >= 0 ? '+' : ''}${line.growth.toFixed(2)} over the last two thirds`;
    console.log(`  ${words}`);
    if (isJudged && line.growth > atMost(line)) found.push(`${words}, at most ${atMost(line).toFixed(1)}`);
  }
  return found;
}
