/** The only place where rows become the contract's shapes, for this reader. */
import type * as z from 'zod/mini';
import type { orderRowShape } from '../contract.ts';
import { isLate, shownClocksOf, type Clock } from '../deadlines.ts';
import { UNDELIVERED_STATES } from '../order.ts';
import { nextMoveFor } from '../policy.ts';
import type { ShownPerson } from '#domains/profiles/server/profiles.ts';
import { presentClock } from '#domains/paid-work/server/paid-work.ts';
import { comingWords } from '../timeline.ts';
import { sideOf, type Order } from './store.ts';

type OrderLine = z.output<typeof orderRowShape>;

export const iso = (at: Date): string => at.toISOString();
export const isoOrNull = (at: Date | null): string | null => at?.toISOString() ?? null;

export const shownClock = (order: Pick<Order, 'state'>) => (clock: Clock) => presentClock(clock, (move) => comingWords(move, order));

/** One line of a list: what, with whom, how much, which clock runs and whether it is the reader's turn. */
export function presentLine(order: Order, userId: string, personOf: (id: string) => ShownPerson, now: Date): OrderLine {
  const side = sideOf(order, userId);
  const otherId = side === 'client' ? order.freelancerId : order.clientId;
  const [clock] = shownClocksOf(order);
  return {
    order_number: order.number,
    state: order.state,
    late: isLate(order) && UNDELIVERED_STATES.includes(order.state),
    on_hold: order.onHoldAt !== null,
    side,
    title: order.offer.title,
    package_name: order.offer.package.name,
    cover_url: order.offer.cover_url,
    slug: order.offer.slug,
    other: personOf(otherId),
    amount: side === 'client' ? order.terms.total : order.terms.price,
    placed_at: iso(order.placedAt),
    due_at: isoOrNull(order.dueAt),
    clock: clock === undefined ? null : shownClock(order)(clock),
    next_move: nextMoveFor(order, side, now),
  };
}
