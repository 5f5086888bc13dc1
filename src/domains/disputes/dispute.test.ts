import { expect, test } from 'vitest';
import { PARTIES } from '#domains/paid-work/party.ts';
import { after, DAY_MS, HOUR_MS } from '#kit/clock.ts';
import { money } from '#kit/money.ts';
import { tryMove } from '#kit/transitions.ts';
import { clocksOf, firstReview, isChecked, nextAlarm, PERIODS, takenBy } from './deadlines.ts';
import { disputeMoves, DISPUTE_STATES, ENDED_STATES, isRepeat, MOVE_NAMES, type DisputeFacts } from './dispute.ts';
import { bandOf, gathered, OTHERS, type Ended } from './figures.ts';
import { mayMove, nextMoveFor, offeredMoves } from './policy.ts';

// A Monday.
const start = new Date('2026-03-02T09:00:00Z');
const at = (ms: number) => after(start, ms);
const opened: DisputeFacts = {
  state: 'opened',
  openedBy: 'client',
  wanted: 2_000,
  price: money(60_000, 'USD'),
  openedAt: start,
  answeredAt: null,
  escalatedAt: null,
  evidenceClosedAt: null,
  reviewDueAt: null,
  alarmAt: null,
  isSenior: false,
  reviewerId: null,
  decidedAt: null,
  decidedShare: null,
  decidedBy: null,
  acceptedBy: [],
  appealedAt: null,
  appealedBy: null,
  offer: null,
  clientNumber: 2_000,
  freelancerNumber: null,
  offerDueFrom: null,
  withdrawAskedAt: null,
};
const negotiating: DisputeFacts = { ...opened, state: 'negotiating', answeredAt: start };
const decided: DisputeFacts = {
  ...negotiating,
  state: 'decided',
  decidedAt: start,
  decidedShare: 4_000,
  decidedBy: 'r1',
};

test('every pair of state and move leads where the table says, and ends have no way out', () => {
  for (const from of DISPUTE_STATES)
    for (const move of MOVE_NAMES)
      for (const party of PARTIES) {
        const answer = tryMove(disputeMoves, move, from, party);
        const { from: froms, by } = disputeMoves[move];
        expect(answer.ok, `${party} ${move} from ${from}`).toBe(froms.includes(from) && by.includes(party));
      }
  for (const state of ENDED_STATES)
    expect(MOVE_NAMES.filter((move) => disputeMoves[move].from.includes(state))).toEqual([]);
  const reached = new Set(MOVE_NAMES.map((move) => disputeMoves[move].to));
  for (const state of DISPUTE_STATES) expect(state === 'opened' || reached.has(state), state).toBe(true);
});

test('only the other side answers; who opened it withdraws it until it is answered, then only if the other side agrees', () => {
  expect(mayMove(opened, 'answer', 'freelancer', start).ok).toBe(true);
  expect(mayMove(opened, 'answer', 'client', start)).toMatchObject({ ok: false, code: 'wrong_state' });
  expect(mayMove(opened, 'withdraw', 'client', start).ok).toBe(true);
  expect(mayMove(opened, 'withdraw', 'freelancer', start).ok).toBe(false);
  for (const state of ['negotiating', 'escalated', 'evidence_closed', 'under_review'] as const) {
    const going = { ...negotiating, state, escalatedAt: start };
    expect(mayMove(going, 'withdraw', 'client', start).ok, state).toBe(false);
    expect(mayMove(going, 'askToWithdraw', 'client', start).ok, state).toBe(true);
    expect(mayMove(going, 'askToWithdraw', 'freelancer', start).ok, state).toBe(false);
    expect(mayMove(going, 'agreeToWithdraw', 'freelancer', start).ok, state).toBe(false);
    const pendingWithdrawal = { ...going, withdrawAskedAt: start };
    expect(mayMove(pendingWithdrawal, 'askToWithdraw', 'client', start).ok, state).toBe(false);
    expect(mayMove(pendingWithdrawal, 'agreeToWithdraw', 'client', start).ok, state).toBe(false);
    expect(mayMove(pendingWithdrawal, 'agreeToWithdraw', 'freelancer', start), state).toEqual({
      ok: true,
      to: 'withdrawn',
    });
    expect(nextMoveFor(pendingWithdrawal, 'freelancer', start), state).toBe('agreeToWithdraw');
    for (const side of ['client', 'freelancer'] as const)
      expect(mayMove(pendingWithdrawal, 'endWithdrawal', side, start).ok, state).toBe(true);
  }
  expect(mayMove(decided, 'askToWithdraw', 'client', start).ok).toBe(false);
  expect(mayMove({ ...decided, withdrawAskedAt: start }, 'agreeToWithdraw', 'freelancer', start).ok).toBe(false);
  expect([isRepeat(null), isRepeat({ state: 'settled' }), isRepeat({ state: 'withdrawn' })]).toEqual([
    false,
    false,
    true,
  ]);
});

test('five days to answer; then silence grants the claim, but a reviewer looks at one that takes a large amount', () => {
  const [clock] = clocksOf(opened);
  expect(clock).toMatchObject({ kind: 'answer', endsAt: at(5 * DAY_MS), turn: ['freelancer'], atEnd: 'endUnanswered' });
  const all = { ...opened, wanted: 0 };
  expect([takenBy(all), clocksOf(all)[0]?.atEnd]).toEqual([money(60_000, 'USD'), 'sendUnanswered']);
  expect(isChecked({ ...all, price: money(50_000, 'USD') })).toBe(false);
  // Of 600: what the other side loses counts, not whether it is everything.
  const checked = (openedBy: 'client' | 'freelancer', percent: number) =>
    isChecked({ ...opened, openedBy, wanted: percent * 100 });
  expect([0, 1, 16, 17, 50, 99, 100].map((percent) => checked('client', percent))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect([100, 99, 84, 83, 50, 1, 0].map((percent) => checked('freelancer', percent))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  // 500 of the currency, however many decimals it has.
  expect([
    isChecked({ ...all, price: money(50_000, 'JPY') }),
    isChecked({ ...all, price: money(50_001, 'JPY') }),
  ]).toEqual([false, true]);
  for (const [now, ok] of [
    [at(5 * DAY_MS - 1), false],
    [at(5 * DAY_MS), true],
  ] as const)
    expect(mayMove(opened, 'endUnanswered', 'system', now).ok).toBe(ok);
});

test('either side escalates after three days, the system after ten', () => {
  for (const side of ['client', 'freelancer'] as const) {
    expect(mayMove(negotiating, 'escalate', side, at(3 * DAY_MS - 1)).ok).toBe(false);
    expect(mayMove(negotiating, 'escalate', side, at(3 * DAY_MS)).ok).toBe(true);
  }
  expect(mayMove(negotiating, 'escalate', 'system', at(9 * DAY_MS)).ok).toBe(false);
  expect(mayMove(negotiating, 'escalate', 'system', at(10 * DAY_MS)).ok).toBe(true);
  expect(mayMove(opened, 'escalate', 'client', at(4 * DAY_MS)).ok).toBe(false);
});

test('a decision is due five working days after the evidence, and never after the hard limit', () => {
  expect(firstReview(opened, at(4 * DAY_MS)).reviewDueAt).toEqual(at(11 * DAY_MS));
  expect(firstReview(opened, at(28 * DAY_MS)).reviewDueAt).toEqual(at(30 * DAY_MS));
  const waiting: DisputeFacts = {
    ...negotiating,
    state: 'evidence_closed',
    evidenceClosedAt: at(18 * DAY_MS),
    ...firstReview(opened, at(18 * DAY_MS)),
  };
  const late = { ...waiting, alarmAt: at(29.5 * DAY_MS) };
  expect(clocksOf(late)[0]?.atEnd).toBe('remindReviewer');
  expect(nextAlarm(late, at(29.5 * DAY_MS))).toEqual(at(30 * DAY_MS));
  expect(clocksOf({ ...late, alarmAt: at(30 * DAY_MS) })[0]?.atEnd).toBe('passHardLimit');
  const senior = { ...late, isSenior: true, alarmAt: at(30 * DAY_MS + PERIODS.seniorMs) };
  expect(clocksOf(senior)[0]).toMatchObject({
    kind: 'decision',
    endsAt: at(32 * DAY_MS),
    turn: [],
    atEnd: 'remindReviewer',
  });
  expect(nextAlarm(senior, at(32 * DAY_MS))).toEqual(at(33 * DAY_MS));
});

test('seven days to appeal, once; no appeal after accepting, and two acceptances end it', () => {
  expect(clocksOf(decided)[0]).toMatchObject({
    kind: 'appeal',
    endsAt: at(7 * DAY_MS),
    turn: ['client', 'freelancer'],
    atEnd: 'closeAppeals',
  });
  expect(mayMove(decided, 'appeal', 'client', at(7 * DAY_MS - 1)).ok).toBe(true);
  expect(mayMove(decided, 'appeal', 'client', at(7 * DAY_MS)).ok).toBe(false);
  const accepted: DisputeFacts = { ...decided, acceptedBy: ['client'] };
  expect(clocksOf(accepted)[0]?.turn).toEqual(['freelancer']);
  expect(mayMove(accepted, 'appeal', 'client', start).ok).toBe(false);
  expect(mayMove(accepted, 'appeal', 'freelancer', start).ok).toBe(true);
  expect(mayMove(accepted, 'acceptDecision', 'freelancer', start).ok).toBe(false);
  expect(mayMove(accepted, 'agreeOnDecision', 'freelancer', start)).toEqual({ ok: true, to: 'final' });
  expect(mayMove(accepted, 'agreeOnDecision', 'client', start).ok).toBe(false);
  expect(mayMove({ ...decided, state: 'appealed', appealedAt: start }, 'appeal', 'freelancer', start).ok).toBe(false);
});

test('says whose turn it is, and shows only moves of that side', () => {
  expect([nextMoveFor(opened, 'freelancer', start), nextMoveFor(opened, 'client', start)]).toEqual(['answer', null]);
  // Without an offer it is the turn of one side: who opened it, or who ended the last offer.
  expect([nextMoveFor(negotiating, 'client', start), nextMoveFor(negotiating, 'freelancer', start)]).toEqual([
    'offer',
    null,
  ]);
  const declined = { ...negotiating, offerDueFrom: 'freelancer' } as const;
  expect([nextMoveFor(declined, 'client', start), nextMoveFor(declined, 'freelancer', start)]).toEqual([null, 'offer']);
  const offer = {
    id: 'o',
    by: 'freelancer',
    share: 5_000,
    offeredAt: start,
    endsAt: at(20 * DAY_MS),
    silence: 'decline',
  } as const;
  const offered = { ...negotiating, offer };
  expect([nextMoveFor(offered, 'client', at(HOUR_MS)), nextMoveFor(offered, 'freelancer', at(HOUR_MS))]).toEqual([
    'acceptOffer',
    null,
  ]);
  // An offer can be answered until the decision; no clock waits for it then.
  const reviewed = { ...offered, state: 'under_review', evidenceClosedAt: start, alarmAt: at(5 * DAY_MS) } as const;
  expect([
    nextMoveFor(reviewed, 'client', at(HOUR_MS)),
    nextMoveFor({ ...reviewed, offer: null }, 'client', at(HOUR_MS)),
  ]).toEqual(['acceptOffer', null]);
  expect(nextMoveFor({ ...negotiating, state: 'escalated', escalatedAt: start }, 'client', at(HOUR_MS))).toBe(
    'addEvidence',
  );
  const decided = { ...negotiating, state: 'decided', decidedAt: start, acceptedBy: ['client'] } as const;
  expect([nextMoveFor(decided, 'client', at(HOUR_MS)), nextMoveFor(decided, 'freelancer', at(HOUR_MS))]).toEqual([
    null,
    'agreeOnDecision',
  ]);
  expect(offeredMoves(opened, 'client', start).map(({ name, ok }) => `${name} ${ok}`)).toEqual([
    'answer false',
    'acceptClaim false',
    'addEvidence true',
    'withdraw true',
  ]);
});

const named = (category: string): string => `About ${category}`;

test('public sums have no group that leads to one dispute', () => {
  const endedDispute = (category: string, price: string, share: number, days: number): Ended => ({
    category,
    band: bandOf(price, 'USD'),
    way: 'decided',
    disputes: 1,
    share,
    days,
  });
  expect([bandOf('5000', 'USD'), bandOf('5001', 'USD'), bandOf('200001', 'USD'), bandOf('50', 'JPY')]).toEqual([
    'to-50',
    'to-200',
    'above-2000',
    'to-50',
  ]);
  expect(gathered([endedDispute('writing', '5000', 0, 1), endedDispute('writing', '5000', 0, 2)], named)).toMatchObject(
    { disputes: 0, by_category: [], by_way: [] },
  );
  const figures = gathered(
    [
      ...[10_000, 5_000, 0].map((share) => endedDispute('graphics', '5000', share, 10)),
      endedDispute('writing', '300000', 0, 1),
      endedDispute('music', '300000', 0, 1),
      endedDispute('video', '300000', 10_000, 4),
    ],
    named,
  );
  expect(figures).toMatchObject({ disputes: 6, percent: 41.7, days: 6 });
  expect(figures.by_category).toEqual([
    { name: 'graphics', title: 'About graphics', disputes: 3, percent: 50, days: 10 },
    { name: OTHERS, title: 'About other', disputes: 3, percent: 33.3, days: 2 },
  ]);
  // Of the whole less the graphics, one dispute about writing would be left.
  const withOne = gathered(
    [
      ...[10_000, 5_000, 0].map((share) => endedDispute('graphics', '5000', share, 10)),
      endedDispute('writing', '300000', 0, 1),
    ],
    named,
  );
  expect(withOne.by_category).toMatchObject([{ name: OTHERS, disputes: 4 }]);
});
