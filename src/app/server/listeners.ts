import { orderTimers } from '#domains/orders/server/orders.ts';
import type { Reaction, TimerReaction } from '#kit/server/jobs/reactions.ts';

/** Who reacts to which event: every reaction of the product, a line each. */
export const reactions: readonly Reaction[] = [];

/** What every kind of deadline does. */
export const timerReactions: readonly TimerReaction[] = [...orderTimers];
