import { describe, expect, it } from 'vitest';
import { nearlyRepeats, priceBand } from './prices.ts';
import { DAY_MS } from '#kit/clock.ts';
import {
  COUNTER_LIMITS,
  counterClocks,
  counterHoldsUntil,
  mayNegotiate,
  openTo,
  type Negotiated,
} from './counter-offer.ts';
import { MOVE_NAMES, mayMove, PROPOSAL_PARTIES, PROPOSAL_STATES, UNDECIDED } from './proposal.ts';

/** Every pair of state and move that leads somewhere (ID-5). */
const ALLOWED = `
  submitted revise freelancer submitted
  shortlisted revise freelancer shortlisted
  interviewing revise freelancer interviewing
  submitted shortlist client shortlisted
  submitted interview client interviewing
  shortlisted interview client interviewing
  submitted offer client offered
  shortlisted offer client offered
  interviewing offer client offered
  offered offerEnded client shortlisted
  offered offerEnded system shortlisted
  offered accept freelancer accepted
  offered accept client accepted
  offered declineOffer freelancer declined
  submitted decline client declined
  shortlisted decline client declined
  interviewing decline client declined
  submitted withdraw freelancer withdrawn
  shortlisted withdraw freelancer withdrawn
  interviewing withdraw freelancer withdrawn
  submitted end system not_selected
  shortlisted end system not_selected
  interviewing end system not_selected
  submitted lapse system lapsed`;
const NEGOTIATED = UNDECIDED.flatMap((state) => [
  ...['counter', 'acceptCounter', 'declineCounter', 'withdrawCounter'].flatMap((move) =>
    ['client', 'freelancer'].map((by) => `${state} ${move} ${by} ${state}`),
  ),
  `${state} lapseCounter system ${state}`,
]);
const MADE_AT = new Date('2026-11-01T09:00:00Z');
const NOW = new Date(MADE_AT.getTime() + DAY_MS);
const QUIET: Negotiated = { state: 'shortlisted', counter: null, counters: 0, isFreed: false };
const OPEN: Negotiated = {
  ...QUIET,
  counter: { number: 1, by: 'client', madeAt: MADE_AT, validUntil: counterHoldsUntil(MADE_AT) },
  counters: 1,
};

describe('a proposal', () => {
  it('allows exactly these moves', () => {
    const allowed = PROPOSAL_STATES.flatMap((state) =>
      MOVE_NAMES.flatMap((move) =>
        PROPOSAL_PARTIES.flatMap((party) => {
          const answer = mayMove(state, move, party);
          return answer.ok ? [`${state} ${move} ${party} ${answer.to}`] : [];
        }),
      ),
    );
    const wanted = ALLOWED.trim()
      .split('\n')
      .map((line) => line.trim());
    expect(allowed.toSorted()).toEqual([...wanted, ...NEGOTIATED].toSorted());
    expect(openTo({ ...QUIET, state: 'submitted' }, 'freelancer', NOW)).toEqual(['revise', 'counter', 'withdraw']);
    expect(openTo(QUIET, 'freelancer', NOW)).toEqual(['counter', 'withdraw']);
    expect(openTo({ ...QUIET, isFreed: true }, 'freelancer', NOW)).toEqual(['revise', 'counter', 'withdraw']);
    expect(openTo({ ...QUIET, state: 'offered' }, 'client', NOW)).toEqual([]);
    for (const before of UNDECIDED)
      expect(mayMove('declined', 'undoDecline', 'client', before)).toEqual({ ok: true, to: before });
    expect(mayMove('withdrawn', 'undoDecline', 'client', 'submitted')).toMatchObject({
      ok: false,
      code: 'wrong_state',
    });
    expect(mayMove('declined', 'undoDecline', 'freelancer', 'submitted')).toMatchObject({
      ok: false,
      code: 'forbidden',
    });
    expect(mayMove('declined', 'withdraw', 'freelancer')).toMatchObject({
      ok: false,
      code: 'wrong_state',
      why: 'This proposal was declined.',
    });
    expect(mayMove('submitted', 'decline', 'freelancer')).toMatchObject({ ok: false, code: 'forbidden' });
  });

  it('is countered by either side, answered by the other within five days', () => {
    expect(openTo(OPEN, 'freelancer', NOW)).toEqual(['counter', 'acceptCounter', 'declineCounter', 'withdraw']);
    expect(openTo(OPEN, 'client', NOW)).toEqual(['interview', 'counter', 'withdrawCounter', 'offer', 'decline']);
    expect(mayNegotiate(OPEN, 'acceptCounter', 'client', NOW)).toMatchObject({
      ok: false,
      why: 'The other person answers this counter-offer.',
    });
    expect(mayNegotiate(QUIET, 'declineCounter', 'client', NOW)).toMatchObject({ ok: false, code: 'wrong_state' });
    expect(mayNegotiate({ ...OPEN, state: 'submitted' }, 'revise', 'freelancer', NOW)).toMatchObject({
      ok: false,
      code: 'wrong_state',
    });
    expect(mayNegotiate({ ...QUIET, counters: COUNTER_LIMITS.most }, 'counter', 'client', NOW).ok).toBe(false);
    expect(counterClocks(OPEN.counter)).toMatchObject([
      { endsAt: new Date('2026-11-06T09:00:00Z'), turn: ['freelancer'] },
    ]);
    const over = counterHoldsUntil(MADE_AT);
    expect(mayNegotiate(OPEN, 'acceptCounter', 'freelancer', over)).toMatchObject({
      ok: false,
      why: 'This counter-offer expired.',
    });
    expect(mayNegotiate(OPEN, 'lapseCounter', 'system', over).ok).toBe(true);
    expect(mayNegotiate(OPEN, 'lapseCounter', 'system', NOW).ok).toBe(false);
  });

  it('is part of a band from five on, which names no single price', () => {
    expect(priceBand([40_000n, 50_000n, 60_000n, 70_000n])).toBeNull();
    expect(priceBand([70_000n, 40_150n, 51_310n, 60_000n, 99_990n])).toEqual({ low: 51_000n, high: 70_000n });
    expect(priceBand([71_230n, 71_230n, 71_230n, 71_230n, 71_230n])).toEqual({ low: 71_000n, high: 72_000n });
  });

  it('is known when it nearly repeats another', () => {
    const cover =
      'Dear client, I read your brief with care and would be glad to do it. I have ten years of experience and deliver on time.';
    expect(nearlyRepeats(cover)(`${cover} Best wishes`)).toBe(true);
    expect(
      nearlyRepeats(cover)(
        'Three signs need one drawing that is cut by a machine: I would begin with the one over the door, because it is the hardest.',
      ),
    ).toBe(false);
    expect(nearlyRepeats('Yes, I can.')('Yes, I can.')).toBe(false);
  });
});
