import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.ts';

export interface Pulse {
  /** Runs soon; several calls while it runs make one more run. */
  wake(): void;
  /** Waits for the current run. */
  stop(): Promise<void>;
}

/**
 * Runs `beat` at least every `intervalMs` and whenever woken, never two at a time in one process. `beat` says whether
 * there is more to do immediately. A failure is logged and the next beat tries again, so it recovers from a lost
 * database. `restMs` is the pause between a beat and the next one that was asked for meanwhile, so that frequent
 * calls are done in batches.
 */
export function pulse(name: string, intervalMs: number, beat: () => Promise<boolean>, log: Log, restMs = 0): Pulse {
  let stopped = false;
  let again = false;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  const run = async (): Promise<void> => {
    try {
      for (let isMore = true; isMore && !stopped;) {
        again = false;
        isMore = await beat();
        if (isMore || !again) continue;
        isMore = true;
        if (restMs > 0) await sleep(restMs);
      }
    } catch (error) {
      if (!stopped) log.warn({ err: error }, `${name}: will try again`);
    } finally {
      running = null;
      if (!stopped) timer = setTimeout(start, again ? 0 : intervalMs);
    }
  };
  function start(): void {
    clearTimeout(timer);
    if (!stopped) running ??= run();
  }
  start();

  return {
    wake() {
      if (running === null) start();
      else again = true;
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
