import { rmSync } from 'node:fs';
import process from 'node:process';
import { freshFolder } from '../../e2e/support/product.ts';

const SHOWN = 20;

export interface Ground {
  readonly folder: string;
  /** Cleaned up when the run is over, however it ends, in reverse order. */
  whenOver(undo: () => unknown): void;
}

export interface Outcome {
  readonly operations: number;
  readonly violations: readonly string[];
}

/**
 * A folder of its own for one run. Stopped from outside, or left alone by the process that started it, the run leaves
 * nothing behind. The last line is `N operations, N violations`; any violation makes the exit code 1.
 */
export async function onOwnGround(work: (ground: Ground) => Promise<Outcome>): Promise<never> {
  const undo: (() => unknown)[] = [];
  const folder = freshFolder();
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
  let tidied: Promise<void> | null = null;
  const clear = async (): Promise<void> => {
    for (let next = undo.pop(); next !== undefined; next = undo.pop()) await next();
  };
  const tidyUp = (): Promise<void> => (tidied ??= clear());
  const leave = (): void => void tidyUp().finally(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, leave);
  const parent = process.ppid;
  setInterval(() => void (process.ppid === parent || leave()), 1_000).unref();
  try {
    const { operations, violations } = await work({ folder, whenOver: (step) => void undo.push(step) });
    for (const what of violations.slice(0, SHOWN)) console.log(`  ${what}`);
    if (violations.length > SHOWN) console.log(`  and ${violations.length - SHOWN} more`);
    console.log(`${operations} operations, ${violations.length} violations`);
    process.exitCode = violations.length === 0 ? 0 : 1;
  } finally {
    await tidyUp();
  }
  process.exit();
}
