import { describe, expect, it } from 'vitest';
import { after, DAY_MS, HOUR_MS, MINUTE_MS } from '#kit/clock.ts';
import { tryMove } from '#kit/transitions.ts';
import { clocksOf, clockToRemind, endedClock, nextWake, clearsAt, remindersOf } from './deadlines.ts';
import { FINAL_STATES, HOLDING_STATES, ORDER_STATES, orderMoves, PARTIES, TABS, type MoveName, type OrderFacts, type OrderState } from './order.ts';
import { isOrderNumber, orderNumberFrom } from './order-number.ts';
import { mayMove, offeredMoves } from './policy.ts';

const start = new Date('2026-03-02T09:00:00Z');
const at = (ms: number) => after(start, ms);
const moves = Object.keys(orderMoves) as MoveName[];

const placed: OrderFacts = {
  state: 'pending_payment',
  interruptedState: null,
  placedAt: start,
  paidAt: null,
  startedAt: null,
  dueAt: null,
  lateAt: null,
  deliveredAt: null,
  reviewDueAt: null,
  reviewExtended: false,
  completedAt: null,
  clearsAt: null,
  reviewsShownAt: null,
  reviewedBy: [],
  repliedBy: [],
  onHoldAt: null,
  waitsSince: null,
  pausedMs: 0,
};
const paid: OrderFacts = { ...placed, state: 'awaiting_requirements', paidAt: start };
const working: OrderFacts = { ...paid, state: 'in_progress', startedAt: start, dueAt: at(4 * DAY_MS) };
const delivered: OrderFacts = { ...working, state: 'delivered', deliveredAt: start, reviewDueAt: at(3 * DAY_MS) };
const completed: OrderFacts = { ...delivered, state: 'completed', completedAt: start, clearsAt: clearsAt(start, start, 'new') };

/** The life as ORD-1 to ORD-18 tell it, written a second time by hand: state, move, party, next state. */
const life = `
  pending_payment pay client awaiting_requirements
  pending_payment pay provider awaiting_requirements
  pending_payment expire system expired
  pending_payment cancelBeforeStart client cancelled
  awaiting_requirements submitRequirements client in_progress
  awaiting_requirements startWithEnough freelancer in_progress
  awaiting_requirements cancelBeforeStart client cancelled
  awaiting_requirements cancelUnanswered system cancelled
  in_progress deliver freelancer delivered
  in_progress markLate system in_progress
  in_progress cancelLate client cancelled
  in_progress cancelAbandoned system cancelled
  in_revision deliver freelancer delivered
  in_revision markLate system in_revision
  delivered extendReview client delivered
  delivered approve client completed
  delivered autoApprove system completed
  awaiting_requirements putOnHold system awaiting_requirements
  awaiting_requirements waitForSeller client awaiting_requirements
  awaiting_requirements cancelOnHold client cancelled
  awaiting_requirements cancelHeldTooLong system cancelled
  awaiting_requirements resumeWork system awaiting_requirements
  awaiting_requirements cancelSellerGone system cancelled
  in_progress putOnHold system in_progress
  in_progress waitForSeller client in_progress
  in_progress cancelOnHold client cancelled
  in_progress cancelHeldTooLong system cancelled
  in_progress resumeWork system in_progress
  in_progress cancelSellerGone system cancelled
  in_revision putOnHold system in_revision
  in_revision waitForSeller client in_revision
  in_revision cancelOnHold client cancelled
  in_revision cancelHeldTooLong system cancelled
  in_revision resumeWork system in_revision
  in_revision cancelSellerGone system cancelled
  pending_payment cancelSellerGone system cancelled
  completed clear system cleared
  completed review client completed
  completed review freelancer completed
  completed replyToReview client completed
  completed replyToReview freelancer completed
  completed closeReviews system completed
  cleared review client cleared
  cleared review freelancer cleared
  cleared replyToReview client cleared
  cleared replyToReview freelancer cleared
  cleared closeReviews system cleared`;

describe('the life of an order', () => {
  it('allows exactly the moves of the product, for every state, move and party', () => {
    const found: string[] = [];
    for (const state of ORDER_STATES) {
      for (const move of moves) {
        for (const party of PARTIES) {
          const answer = tryMove(orderMoves, move, state, party);
          if (answer.ok) found.push(`${state} ${move} ${party} ${answer.to}`);
        }
      }
    }
    const told = life
      .trim()
      .split('\n')
      .map((line) => line.trim());
    expect(found.toSorted()).toEqual(told.toSorted());
  });

  it('has a place for revisions, agreements and disputes that nobody can use yet', () => {
    const planned = moves.filter((move) => orderMoves[move].planned);
    expect(planned).toEqual(
      expect.arrayContaining(['requestRevision', 'requestCancellation', 'askExtension', 'addExtras', 'tip', 'openDispute', 'settleDispute']),
    );
    const { from, to, by } = orderMoves.refuseCancellation;
    const table = { refuseCancellation: { from, to, by } };
    expect(tryMove(table, 'refuseCancellation', 'cancel_requested', 'freelancer', 'delivered')).toEqual({ ok: true, to: 'delivered' });
    expect(tryMove(table, 'refuseCancellation', 'cancel_requested', 'freelancer')).toEqual({ ok: false, why: 'wrong_state' });
  });

  it('reaches every state once the planned moves are built, and leaves none but the final ones for good', () => {
    const reached = new Set<OrderState>(moves.map((move) => orderMoves[move].to).filter((to) => to !== 'same' && to !== 'back'));
    expect(ORDER_STATES.filter((state) => state !== 'pending_payment' && !reached.has(state))).toEqual([]);
    const left = ORDER_STATES.filter((state) => moves.some((move) => orderMoves[move].to !== 'same' && orderMoves[move].from.includes(state)));
    expect(ORDER_STATES.filter((state) => !left.includes(state))).toEqual(FINAL_STATES);
  });

  it('puts every state in one tab and holds money in open states only', () => {
    expect(Object.values(TABS).flat().toSorted()).toEqual([...ORDER_STATES].toSorted());
    expect(HOLDING_STATES.some((state) => FINAL_STATES.includes(state) || state === 'completed')).toBe(false);
  });
});

describe('what each side may do', () => {
  const allowed = (order: OrderFacts, side: 'client' | 'freelancer', now: Date) =>
    offeredMoves(order, side, now)
      .filter(({ ok }) => ok)
      .map(({ name }) => name);

  it('lets a client cancel a late order only after a day of grace', () => {
    const late = { ...working, lateAt: at(4 * DAY_MS) };
    expect(mayMove(late, 'cancelLate', 'client', at(5 * DAY_MS - 1))).toMatchObject({ ok: false, code: 'wrong_state' });
    expect(allowed(late, 'client', at(5 * DAY_MS))).toEqual(['cancelLate']);
    expect(mayMove(late, 'cancelLate', 'freelancer', at(9 * DAY_MS))).toMatchObject({ ok: false, code: 'forbidden' });
  });

  it('extends the time to review once', () => {
    expect(allowed(delivered, 'client', start)).toEqual(['extendReview', 'approve']);
    expect(allowed({ ...delivered, reviewExtended: true }, 'client', start)).toEqual(['approve']);
    expect(allowed(delivered, 'freelancer', start)).toEqual([]);
  });

  it('takes payment for 15 minutes', () => {
    expect(allowed(placed, 'client', at(14 * MINUTE_MS))).toContain('pay');
    expect(allowed(placed, 'client', at(15 * MINUTE_MS))).not.toContain('pay');
  });

  it('takes one review from each side for 14 days and a reply only to a shown review', () => {
    expect(allowed(completed, 'freelancer', at(13 * DAY_MS))).toEqual(['review']);
    expect(allowed(completed, 'freelancer', at(14 * DAY_MS))).toEqual([]);
    expect(allowed({ ...completed, reviewedBy: ['client'] }, 'client', start)).toEqual([]);
    expect(allowed({ ...completed, reviewedBy: ['client'], reviewsShownAt: start }, 'freelancer', start)).toEqual(['replyToReview']);
    expect(allowed({ ...completed, reviewedBy: ['client'], reviewsShownAt: start, repliedBy: ['freelancer'] }, 'freelancer', start)).toEqual([]);
  });

  it('lets the system move when its clock has run out and not a moment earlier', () => {
    const cases: [OrderFacts, MoveName, number][] = [
      [placed, 'expire', 15 * MINUTE_MS],
      [paid, 'cancelUnanswered', 14 * DAY_MS],
      [working, 'markLate', 4 * DAY_MS],
      [{ ...working, lateAt: at(4 * DAY_MS) }, 'cancelAbandoned', 18 * DAY_MS],
      [delivered, 'autoApprove', 3 * DAY_MS],
      [{ ...working, onHoldAt: start }, 'cancelHeldTooLong', 30 * DAY_MS],
      [completed, 'clear', 7 * DAY_MS],
      [{ ...completed, state: 'cleared' }, 'closeReviews', 14 * DAY_MS],
    ];
    for (const [order, move, endMs] of cases) {
      expect([move, mayMove(order, move, 'system', at(endMs - 1)).ok]).toEqual([move, false]);
      expect([move, mayMove(order, move, 'system', at(endMs)).ok]).toEqual([move, true]);
      expect(endedClock(order, at(endMs))?.atEnd).toBe(move);
    }
  });
});

describe('an order on hold', () => {
  const facts = [paid, working, { ...working, lateAt: at(4 * DAY_MS) }, { ...working, state: 'in_revision' as const }].map((order) => ({
    ...order,
    onHoldAt: start,
  }));

  it('runs only the clock of the hold, and offers the client the two choices, the freelancer none', () => {
    for (const order of facts) {
      expect(clocksOf(order).map(({ kind, turn }) => [kind, turn])).toEqual([['hold', ['client']]]);
      expect(offeredMoves(order, 'client', start).map(({ name, ok }) => [name, ok])).toEqual([
        ['waitForSeller', true],
        ['cancelOnHold', true],
      ]);
      expect(offeredMoves(order, 'freelancer', start)).toEqual([]);
      const waiting = { ...order, waitsSince: start };
      expect(clocksOf(waiting)[0]?.turn).toEqual([]);
      expect(mayMove(waiting, 'waitForSeller', 'client', start)).toMatchObject({ ok: false, code: 'wrong_state' });
      expect(mayMove(waiting, 'cancelOnHold', 'client', start).ok).toBe(true);
    }
  });

  it('refuses every other move to everybody, and an order not on hold every move of the hold', () => {
    const ofHold: MoveName[] = ['waitForSeller', 'cancelOnHold', 'cancelHeldTooLong', 'resumeWork'];
    for (const order of facts)
      for (const move of moves)
        for (const party of PARTIES) {
          const isHold = ofHold.includes(move);
          if (!isHold && move !== 'cancelSellerGone') expect([move, party, mayMove(order, move, party, at(99 * DAY_MS)).ok]).toEqual([move, party, false]);
          if (isHold) expect([move, party, mayMove({ ...order, onHoldAt: null }, move, party, at(99 * DAY_MS)).ok]).toEqual([move, party, false]);
        }
  });
});

describe('clocks', () => {
  it('reminds at half time and in the last 24 hours, and about requirements on days 1, 3 and 7', () => {
    const offsets = (order: OrderFacts) =>
      clocksOf(order)
        .flatMap(remindersOf)
        .map((moment) => (moment.getTime() - start.getTime()) / HOUR_MS);
    expect(offsets(placed)).toEqual([]);
    expect(offsets(paid)).toEqual([24, 72, 168, 312]);
    expect(offsets(working)).toEqual([48, 72]);
    expect(offsets(delivered)).toEqual([36, 48]);
    expect(offsets({ ...completed, state: 'cleared' })).toEqual([168, 312]);
  });

  it('wakes for the next reminder, then the end, and at once when the end is past', () => {
    expect(nextWake(working, start)).toEqual(at(2 * DAY_MS));
    expect(nextWake(working, at(2 * DAY_MS))).toEqual(at(3 * DAY_MS));
    expect(nextWake(working, at(3 * DAY_MS))).toEqual(at(4 * DAY_MS));
    expect(nextWake(working, at(9 * DAY_MS))).toEqual(at(4 * DAY_MS));
    expect(nextWake({ ...working, state: 'cancelled' }, start)).toBeNull();
  });

  it('gives one reminder for several missed ones and never the same twice', () => {
    expect(clockToRemind(working, null, at(DAY_MS))).toBeNull();
    expect(clockToRemind(working, null, at(3 * DAY_MS + 1))?.kind).toBe('delivery');
    expect(clockToRemind(working, at(3 * DAY_MS + 1), at(3 * DAY_MS + 2))).toBeNull();
  });

  it('names whose turn it is, nobody while money clears', () => {
    expect(clocksOf(completed).map(({ kind, turn }) => [kind, turn])).toEqual([
      ['clearance', []],
      ['reviews', ['client', 'freelancer']],
    ]);
    expect(clocksOf({ ...completed, reviewedBy: ['client'] })[1]?.turn).toEqual(['freelancer']);
  });
});

describe('order numbers', () => {
  it('read as DK, four and four, from letters nobody confuses', () => {
    expect(orderNumberFrom(new Uint8Array([5, 1, 17, 11, 7, 0, 21, 27]))).toMatch(/^DK-.{4}-.{4}$/);
    expect(isOrderNumber(orderNumberFrom(new Uint8Array(8)))).toBe(true);
    for (const wrong of ['new', 'DK-7K3M-92Q', 'DK-7K3M-92QO', 'dk-7k3m-92qx', 'DK-7K3M-92QX ']) expect(isOrderNumber(wrong)).toBe(false);
  });
});
