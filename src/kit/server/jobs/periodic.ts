import type { Context } from '../context.ts';
import { pulse, type Pulse } from './pulse.ts';

/** Periodic work that every process checks for; the database decides whether there is anything to do. */
export interface PeriodicWork {
  /** For the log. */
  readonly name: string;
  readonly everyMs: number;
  /** 'money' works on the connections that are kept for money (OPS-2). */
  readonly connections: 'common' | 'money';
  /**
   * Called once per process, so that a run may use what the last run left. A run answers whether there is more to do.
   */
  readonly begin: (context: Context) => () => Promise<boolean>;
}

export const every = (everyMs: number, name: string, run: (context: Context) => Promise<boolean>): PeriodicWork => ({
  name,
  everyMs,
  connections: 'common',
  begin: (context) => () => run(context),
});

export const startPeriodic = (
  work: readonly PeriodicWork[],
  contextOf: (connections: PeriodicWork['connections']) => Context,
): Pulse[] =>
  work.map(({ name, everyMs, connections, begin }) => {
    const context = contextOf(connections);
    return pulse(name, everyMs, begin(context), context.log);
  });
