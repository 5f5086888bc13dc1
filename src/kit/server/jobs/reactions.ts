import type { EventKind, FactsOf } from '../../events.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/database.ts';

/** Which announcement it is: the same however often a reaction is tried, so that its work can be done once. */
export interface News {
  readonly id: string;
  readonly at: Date;
}

/** Who reacts to an event, by name: each reaction is retried on its own and must be safe to run twice (JOB-2). */
export interface Reaction {
  readonly event: EventKind;
  /** Unique, kebab-case; it names the queue. */
  readonly name: string;
  /** Events older than this are dropped instead of acted on: codes and greetings have a life (JOB-4). */
  readonly staleAfterSeconds: number | null;
  /** Waits for somebody outside, such as a mail server: kept apart, so that it holds up nothing else. */
  readonly isSlow: boolean;
  readonly react: (facts: never, context: Context, news: News) => Promise<void>;
}

export function on<Kind extends EventKind>(
  event: Kind,
  name: string,
  react: (facts: FactsOf<Kind>, context: Context, news: News) => Promise<void>,
  options: { staleAfterSeconds?: number; isSlow?: boolean } = {},
): Reaction {
  return { event, name, react, staleAfterSeconds: options.staleAfterSeconds ?? null, isSlow: options.isSlow ?? false };
}

/** What a deadline does. It runs in the transaction that removes the timer's row: exactly once, however late. */
export interface TimerReaction {
  readonly kind: string;
  readonly fire: (tx: Tx, subject: string, context: Context) => Promise<void>;
}

export const onTimer = (kind: string, fire: TimerReaction['fire']): TimerReaction => ({ kind, fire });
