import type { Log } from '../log.ts';

export interface Pulse {
  /** Run soon; several calls while it runs make one more run. */
  wake(): void;
  /** Waits for the run under way. */
  stop(): Promise<void>;
}

/**
 * Runs `beat` at least every `intervalMs` and whenever woken, never two at a time in one process. `beat` says whether
 * there is more to do at once. A failure is logged and the next beat tries again: a lost database heals by itself.
 */
export function pulse(name: string, intervalMs: number, beat: () => Promise<boolean>, log: Log): Pulse {
  let stopped = false;
  let again = false;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  const run = async (): Promise<void> => {
    try {
      do again = false;
      while (!stopped && ((await beat()) || again));
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
