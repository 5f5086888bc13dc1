/** The only place where rows become the contract's shapes, for this reader. */
import type * as z from 'zod/mini';
import type { orderRowShape } from '../contract.ts';
import { isLate, shownClocksOf, type Clock } from '../deadlines.ts';
import { FINAL_STATES, UNDELIVERED_STATES } from '../order.ts';
import { nextMoveFor } from '../policy.ts';
import { disputeTurn, openDisputes, type DisputeTurn } from '#domains/disputes/server/disputes.ts';
import { shownPeople, type ShownPerson } from '#domains/profiles/server/profiles.ts';
import { subtract } from '#kit/money.ts';
import type { Db } from '#kit/server/db/database.ts';
import type { Side } from '#kit/sides.ts';
import { presentClock } from '#domains/paid-work/server/paid-work.ts';
import { comingWords } from '../timeline.ts';
import { sideOf, type Order } from './store.ts';

type OrderLine = z.output<typeof orderRowShape>;

export const iso = (at: Date): string => at.toISOString();
export const isoOrNull = (at: Date | null): string | null => at?.toISOString() ?? null;

export const shownClock = (order: Pick<Order, 'state'>) => (clock: Clock) =>
  presentClock(clock, (move) => comingWords(move, order));

/**
 * The first that the reader has to keep, or else the first of all. When earnings clear is no business of who bought.
 */
function clockFor(order: Order, side: Side): Clock | undefined {
  const clocks = shownClocksOf(order).filter(({ kind }) => kind !== 'clearance' || side === 'freelancer');
  return clocks.find(({ turn }) => turn.includes(side)) ?? clocks[0];
}

/** A refund or a split may have changed what was agreed: the order says what it came to. */
const OVER: readonly Order['state'][] = [...FINAL_STATES, 'completed'];

/** One line of a list: what, with whom, how much, which clock runs and whether it is the reader's turn. */
function presentLine(order: Order, side: Side, other: ShownPerson, dispute: DisputeTurn | null, now: Date): OrderLine {
  const clock = clockFor(order, side);
  return {
    order_number: order.number,
    state: order.state,
    late: isLate(order) && UNDELIVERED_STATES.includes(order.state),
    on_hold: order.onHoldAt !== null,
    asked_for_time: order.extension !== null,
    side,
    title: order.offer.title,
    package_name: order.offer.package.name,
    cover_url: order.offer.cover_url,
    slug: order.offer.slug,
    other,
    amount: side === 'client' ? order.terms.total : order.terms.price,
    you_earn:
      side === 'client' || OVER.includes(order.state) ? null : subtract(order.terms.price, order.terms.service_fee),
    placed_at: iso(order.placedAt),
    due_at: isoOrNull(order.dueAt),
    clock:
      dispute !== null
        ? dispute.clock && { ...dispute.clock, kind: 'dispute' }
        : clock === undefined
          ? null
          : shownClock(order)(clock),
    next_move: nextMoveFor(order, side, now),
    dispute_turn: dispute?.toDo ?? null,
  };
}

/** With the names of the other side, and with what runs in their disputes. */
export async function presentLines(db: Db, orders: readonly Order[], userId: string, now: Date): Promise<OrderLine[]> {
  const otherOf = (order: Order) => (sideOf(order, userId) === 'client' ? order.freelancerId : order.clientId);
  const disputed = orders.filter(({ state }) => state === 'disputed').map(({ id }) => id);
  const [personOf, disputes] = await Promise.all([shownPeople(db, orders.map(otherOf)), openDisputes(db, disputed)]);
  return orders.map((order) => {
    const side = sideOf(order, userId);
    const dispute = disputes.get(order.id);
    return presentLine(
      order,
      side,
      personOf(otherOf(order)),
      dispute === undefined ? null : disputeTurn(dispute, side, now),
      now,
    );
  });
}
