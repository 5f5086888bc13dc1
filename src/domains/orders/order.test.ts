import { describe, expect, it } from 'vitest';
import { after, DAY_MS, HOUR_MS, MINUTE_MS } from '#kit/clock.ts';
import type { Round } from '#domains/reviews/round.ts';
import { tryMove } from '#kit/transitions.ts';
import { clockToRemind, endedClock, nextWake, remindersOf } from '#kit/countdown.ts';
import { clearsAt } from '#domains/paid-work/clock.ts';
import { FIRST_TERMS } from '#kit/terms.ts';
import { clocksOf, reviewsCloseAt, shownClocksOf } from './deadlines.ts';
import { PARTIES } from '#domains/paid-work/party.ts';
import {
  FINAL_STATES,
  HOLDING_STATES,
  ORDER_STATES,
  orderMoves,
  TABS,
  type MoveName,
  type OrderFacts,
  type OrderState,
} from './order.ts';
import { isOrderNumber, orderNumberFrom } from './order-number.ts';
import { mayMove, offeredMoves } from './policy.ts';

const start = new Date('2026-03-02T09:00:00Z');
const at = (ms: number) => after(start, ms);
const moves = Object.keys(orderMoves) as MoveName[];

const placed: OrderFacts = {
  state: 'pending_payment',
  interruptedState: null,
  placedAt: start,
  inForce: FIRST_TERMS,
  paidAt: null,
  startedAt: null,
  dueAt: null,
  lateAt: null,
  deliveredAt: null,
  reviewDueAt: null,
  reviewExtended: false,
  revisions: { included: 2, used: 0 },
  revisionAt: null,
  extension: null,
  extra: null,
  completedAt: null,
  clearsAt: null,
  clearedAt: null,
  closedAt: null,
  split: null,
  releasedShare: null,
  reviews: null,
  onHoldAt: null,
  waitsSince: null,
  pausedMs: 0,
};
const paid: OrderFacts = { ...placed, state: 'awaiting_requirements', paidAt: start };
const working: OrderFacts = { ...paid, state: 'in_progress', startedAt: start, dueAt: at(4 * DAY_MS) };
const delivered: OrderFacts = { ...working, state: 'delivered', deliveredAt: start, reviewDueAt: at(3 * DAY_MS) };
const round: Round = { closesAt: reviewsCloseAt(placed, start), shownAt: null, reviewedBy: [], repliedBy: [] };
const completed: OrderFacts = {
  ...delivered,
  state: 'completed',
  completedAt: start,
  clearsAt: clearsAt(start, 'new', FIRST_TERMS),
  reviews: round,
};

/** The table of ORD-1 to ORD-18, written a second time by hand: state, move, party, next state. */
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
  delivered requestRevision client in_revision
  in_revision withdrawRevision client delivered
  in_progress addExtras client in_progress
  in_progress offerExtra freelancer in_progress
  in_progress acceptExtra client in_progress
  in_progress declineExtra client in_progress
  in_progress declineExtra system in_progress
  in_progress withdrawExtra freelancer in_progress
  delivered offerExtra freelancer delivered
  delivered acceptExtra client delivered
  delivered declineExtra client delivered
  delivered declineExtra system delivered
  delivered withdrawExtra freelancer delivered
  delivered askRevisionPrice client delivered
  in_progress askExtension freelancer in_progress
  in_progress acceptExtension client in_progress
  in_progress declineExtension client in_progress
  in_progress declineExtension system in_progress
  in_progress withdrawExtension freelancer in_progress
  in_revision askExtension freelancer in_revision
  in_revision acceptExtension client in_revision
  in_revision declineExtension client in_revision
  in_revision declineExtension system in_revision
  in_revision withdrawExtension freelancer in_revision
  in_progress requestCancellation client cancel_requested
  in_progress requestCancellation freelancer cancel_requested
  delivered requestCancellation client cancel_requested
  delivered requestCancellation freelancer cancel_requested
  in_revision requestCancellation client cancel_requested
  in_revision requestCancellation freelancer cancel_requested
  cancel_requested acceptCancellation client cancelled
  cancel_requested acceptCancellation freelancer cancelled
  cancel_requested acceptCancellation system cancelled
  cancelled clearShare system cancelled
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
  completed tip client completed
  cleared tip client cleared
  completed clear system cleared
  completed review client completed
  completed review freelancer completed
  completed replyToReview client completed
  completed replyToReview freelancer completed
  cleared review client cleared
  cleared review freelancer cleared
  cleared replyToReview client cleared
  cleared replyToReview freelancer cleared
  awaiting_requirements openDispute client disputed
  awaiting_requirements openDispute freelancer disputed
  in_progress openDispute client disputed
  in_progress openDispute freelancer disputed
  delivered openDispute client disputed
  delivered openDispute freelancer disputed
  in_revision openDispute client disputed
  in_revision openDispute freelancer disputed
  cancel_requested openDispute client disputed
  cancel_requested openDispute freelancer disputed
  completed openDispute client disputed
  completed openDispute freelancer disputed
  disputed releaseDisputed client completed
  disputed releaseDisputed freelancer completed
  disputed releaseDisputed operator completed
  disputed releaseDisputed system completed
  disputed splitDisputed client cancelled
  disputed splitDisputed freelancer cancelled
  disputed splitDisputed operator cancelled
  disputed splitDisputed system cancelled
  disputed review client disputed
  disputed review freelancer disputed
  awaiting_requirements completeByOperator operator completed
  awaiting_requirements refundByOperator operator cancelled
  in_progress completeByOperator operator completed
  in_progress refundByOperator operator cancelled
  delivered completeByOperator operator completed
  delivered refundByOperator operator cancelled
  in_revision completeByOperator operator completed
  in_revision refundByOperator operator cancelled
  cancel_requested completeByOperator operator completed
  cancel_requested refundByOperator operator cancelled
  pending_payment cancelByOperator operator cancelled
  awaiting_requirements cancelByOperator operator cancelled
  in_progress cancelByOperator operator cancelled
  delivered cancelByOperator operator cancelled
  in_revision cancelByOperator operator cancelled
  cancel_requested cancelByOperator operator cancelled`;

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
    const expected = life
      .trim()
      .split('\n')
      .map((line) => line.trim());
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  it('has a place for chargebacks, which nobody can use yet, and leads back from a dispute', () => {
    const planned = moves.filter((move) => orderMoves[move].planned);
    expect(planned).toEqual(expect.arrayContaining(['chargeBack']));
    expect(tryMove(orderMoves, 'withdrawDispute', 'disputed', 'freelancer', 'delivered')).toEqual({
      ok: true,
      to: 'delivered',
    });
    expect(tryMove(orderMoves, 'withdrawDispute', 'disputed', 'freelancer')).toEqual({ ok: false, why: 'wrong_state' });
  });

  it('reaches every state once the planned moves are built, and only final states have no way out', () => {
    const reached = new Set<OrderState>(
      moves.map((move) => orderMoves[move].to).filter((to) => to !== 'same' && to !== 'back'),
    );
    expect(ORDER_STATES.filter((state) => state !== 'pending_payment' && !reached.has(state))).toEqual([]);
    const left = ORDER_STATES.filter((state) =>
      moves.some((move) => orderMoves[move].to !== 'same' && orderMoves[move].from.includes(state)),
    );
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
      // Any of them can be disputed.
      .filter(({ name, ok }) => ok && name !== 'openDispute')
      .map(({ name }) => name);

  it('lets a client cancel a late order only after a day of grace', () => {
    const late = { ...working, lateAt: at(4 * DAY_MS) };
    expect(mayMove(late, 'cancelLate', 'client', at(5 * DAY_MS - 1))).toMatchObject({ ok: false, code: 'wrong_state' });
    expect(allowed(late, 'client', at(5 * DAY_MS))).toEqual(['cancelLate', 'requestCancellation', 'addExtras']);
    expect(mayMove(late, 'cancelLate', 'freelancer', at(9 * DAY_MS))).toMatchObject({ ok: false, code: 'forbidden' });
  });

  it('extends the time to review once', () => {
    expect(allowed(delivered, 'client', start)).toEqual([
      'extendReview',
      'approve',
      'requestCancellation',
      'requestRevision',
    ]);
    expect(allowed({ ...delivered, reviewExtended: true }, 'client', start)).toEqual([
      'approve',
      'requestCancellation',
      'requestRevision',
    ]);
    expect(allowed(delivered, 'freelancer', start)).toEqual(['requestCancellation']);
    expect(allowed({ ...delivered, revisions: { included: 2, used: 2 } }, 'freelancer', start)).toEqual([
      'requestCancellation',
      'offerExtra',
    ]);
  });

  it('takes payment for 15 minutes', () => {
    expect(allowed(placed, 'client', at(14 * MINUTE_MS))).toContain('pay');
    expect(allowed(placed, 'client', at(15 * MINUTE_MS))).not.toContain('pay');
  });

  it('takes one review from each side for 14 days and a reply only to a shown review', () => {
    expect(allowed(completed, 'freelancer', at(13 * DAY_MS))).toEqual(['review']);
    expect(allowed(completed, 'freelancer', at(14 * DAY_MS))).toEqual([]);
    expect(allowed({ ...completed, reviews: { ...round, reviewedBy: ['client'] } }, 'client', start)).toEqual(['tip']);
    expect(
      allowed({ ...completed, reviews: { ...round, reviewedBy: ['client'], shownAt: start } }, 'freelancer', start),
    ).toEqual(['replyToReview']);
    expect(
      allowed(
        { ...completed, reviews: { ...round, reviewedBy: ['client'], shownAt: start, repliedBy: ['freelancer'] } },
        'freelancer',
        start,
      ),
    ).toEqual([]);
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
    ];
    for (const [order, move, endMs] of cases) {
      expect([move, mayMove(order, move, 'system', at(endMs - 1)).ok]).toEqual([move, false]);
      expect([move, mayMove(order, move, 'system', at(endMs)).ok]).toEqual([move, true]);
      expect(endedClock(clocksOf(order), at(endMs))?.atEnd).toBe(move);
    }
  });
});

describe('an order on hold', () => {
  const facts = [
    paid,
    working,
    { ...working, lateAt: at(4 * DAY_MS) },
    { ...working, state: 'in_revision' as const },
  ].map((order) => ({
    ...order,
    onHoldAt: start,
  }));

  it('runs only the clock of the hold, and offers the client two choices, the freelancer none', () => {
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

  it('refuses every other move to everyone, and an order not on hold every move of the hold', () => {
    const ofHold: MoveName[] = ['waitForSeller', 'cancelOnHold', 'cancelHeldTooLong', 'resumeWork'];
    for (const order of facts)
      for (const move of moves)
        for (const party of PARTIES) {
          const isHold = ofHold.includes(move);
          const isAnyway = move === 'cancelSellerGone' || move.endsWith('ByOperator');
          if (!isHold && !isAnyway)
            expect([move, party, mayMove(order, move, party, at(99 * DAY_MS)).ok]).toEqual([move, party, false]);
          if (isHold)
            expect([move, party, mayMove({ ...order, onHoldAt: null }, move, party, at(99 * DAY_MS)).ok]).toEqual([
              move,
              party,
              false,
            ]);
        }
  });
});

describe('clocks', () => {
  it('reminds at half time and in the last 24 hours, and about requirements on days 1, 3 and 7', () => {
    const offsets = (order: OrderFacts) =>
      shownClocksOf(order)
        .flatMap(remindersOf)
        .map((moment) => (moment.getTime() - start.getTime()) / HOUR_MS);
    expect(offsets(placed)).toEqual([]);
    expect(offsets(paid)).toEqual([24, 72, 168, 312]);
    expect(offsets(working)).toEqual([48, 72]);
    expect(offsets(delivered)).toEqual([36, 48]);
    expect(offsets({ ...completed, state: 'cleared' })).toEqual([168, 312]);
  });

  it('wakes for the next reminder, then the end, and immediately when the end is past', () => {
    expect(nextWake(clocksOf(working), start)).toEqual(at(2 * DAY_MS));
    expect(nextWake(clocksOf(working), at(2 * DAY_MS))).toEqual(at(3 * DAY_MS));
    expect(nextWake(clocksOf(working), at(3 * DAY_MS))).toEqual(at(4 * DAY_MS));
    expect(nextWake(clocksOf(working), at(9 * DAY_MS))).toEqual(at(4 * DAY_MS));
    expect(nextWake(clocksOf({ ...working, state: 'cancelled' }), start)).toBeNull();
  });

  it('gives one reminder for several missed ones and never the same twice', () => {
    expect(clockToRemind(clocksOf(working), null, at(DAY_MS))).toBeNull();
    expect(clockToRemind(clocksOf(working), null, at(3 * DAY_MS + 1))?.kind).toBe('delivery');
    expect(clockToRemind(clocksOf(working), at(3 * DAY_MS + 1), at(3 * DAY_MS + 2))).toBeNull();
  });

  it('names whose turn it is, nobody while money clears', () => {
    expect(shownClocksOf(completed).map(({ kind, turn }) => [kind, turn])).toEqual([
      ['clearance', []],
      ['reviews', ['client', 'freelancer']],
    ]);
    expect(shownClocksOf({ ...completed, reviews: { ...round, reviewedBy: ['client'] } })[1]?.turn).toEqual([
      'freelancer',
    ]);
  });
});

describe('order numbers', () => {
  it('read as DK, four and four, from letters nobody confuses', () => {
    expect(orderNumberFrom(new Uint8Array([5, 1, 17, 11, 7, 0, 21, 27]))).toMatch(/^DK-.{4}-.{4}$/);
    expect(isOrderNumber(orderNumberFrom(new Uint8Array(8)))).toBe(true);
    for (const wrong of ['new', 'DK-7K3M-92Q', 'DK-7K3M-92QO', 'dk-7k3m-92qx', 'DK-7K3M-92QX '])
      expect(isOrderNumber(wrong)).toBe(false);
  });
});
