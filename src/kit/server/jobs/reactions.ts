import type { EventKind, FactsOf } from '../../events.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/database.ts';
import type { CommonLane, Lane } from './lanes.ts';

/** Identifies the announcement: the same for each retry of a reaction, so that its work is done once. */
export interface News {
  readonly id: string;
  readonly at: Date;
}

/** An announcement with its facts, for processing many of them together. */
export interface Announcement extends News {
  readonly event: string;
  readonly facts: unknown;
}

/** Processes many announcements in one transaction: all of them or none. */
export type Together = (all: readonly Announcement[], context: Context) => Promise<void>;

/** Who reacts to an event, by name: each reaction is retried on its own and must be safe to run twice (JOB-2). */
export interface Reaction {
  readonly event: EventKind;
  /** Unique, kebab-case; jobs that wait for it carry it. */
  readonly name: string;
  /** Which queue it waits in. There is no default; an urgent lane takes urgent events only. */
  readonly lane: Lane;
  /** Events older than this are dropped: codes and greetings expire (JOB-4). */
  readonly staleAfterSeconds: number | null;
  readonly react: (facts: never, context: Context, news: News) => Promise<void>;
  /** The same work for a whole batch. Reactions that name the same function share one batch. */
  readonly together: Together | null;
}

export function on<Kind extends EventKind>(
  event: Kind,
  name: string,
  lane: Kind['isUrgent'] extends true ? Lane : CommonLane,
  react: (facts: FactsOf<Kind>, context: Context, news: News) => Promise<void>,
  options: { staleAfterSeconds?: number; together?: Together } = {},
): Reaction {
  return {
    event,
    name,
    lane,
    react,
    staleAfterSeconds: options.staleAfterSeconds ?? null,
    together: options.together ?? null,
  };
}

/** Deadlines of one lane never wait for another lane: a thousand due emails do not delay a payment. */
export const TIMER_LANES = ['money', 'orders', 'mail', 'upkeep'] as const;
export type TimerLane = (typeof TIMER_LANES)[number];

/** What a deadline does. It runs in the transaction that removes the timer's row: exactly once, however late. */
export interface TimerReaction {
  readonly kind: string;
  readonly lane: TimerLane;
  readonly fire: (tx: Tx, subject: string, context: Context) => void | Promise<void>;
}

export const onTimer = (kind: string, lane: TimerLane, fire: TimerReaction['fire']): TimerReaction => ({
  kind,
  lane,
  fire,
});
