import { describe, expect, it } from 'vitest';
import { PARTIES } from '#domains/paid-work/party.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { tryMove } from '#kit/transitions.ts';
import {
  MOVE_NAMES,
  OFFER_LIMITS,
  OFFER_STATES,
  offerMoves,
  type OfferFacts,
  type OfferState,
} from './custom-offer.ts';
import { clocksOf } from './deadlines.ts';
import { mayMove, offeredMoves } from './policy.ts';

const NOW = new Date('2026-03-02T09:00:00Z');
const offer = (state: OfferState, more: Partial<OfferFacts> = {}): OfferFacts => ({
  state,
  askedAt: NOW,
  version: state === 'requested' ? 0 : 1,
  sentAt: state === 'requested' ? null : NOW,
  validUntil: state === 'requested' ? null : after(NOW, 5 * DAY_MS),
  ...more,
});

/** Every pair of state and move that leads somewhere (ID-5). */
const ALLOWED = `
  requested offer freelancer offered
  requested declineRequest freelancer declined
  requested withdrawRequest client withdrawn
  requested expire system expired
  requested endForLeaving system withdrawn
  offered change freelancer offered
  offered declineOffer client declined
  offered withdrawOffer freelancer withdrawn
  offered accept client ordered
  offered expire system expired
  offered endForLeaving system withdrawn
  ordered reopen system offered`;

describe('a custom offer', () => {
  it('allows exactly these moves', () => {
    const allowed = OFFER_STATES.flatMap((state) =>
      MOVE_NAMES.flatMap((move) =>
        PARTIES.flatMap((party) => {
          const answer = tryMove(offerMoves, move, state, party);
          return answer.ok ? [`${state} ${move} ${party} ${answer.to}`] : [];
        }),
      ),
    );
    const wanted = ALLOWED.trim()
      .split('\n')
      .map((line) => line.trim());
    expect(allowed.toSorted()).toEqual(wanted.toSorted());
  });

  it('waits for the freelancer, then for the client, each with a deadline', () => {
    expect(clocksOf(offer('requested'))).toMatchObject([
      { kind: 'answer', turn: ['freelancer'], endsAt: after(NOW, OFFER_LIMITS.answerDays * DAY_MS) },
    ]);
    expect(clocksOf(offer('offered'))).toMatchObject([
      { kind: 'acceptance', turn: ['client'], endsAt: after(NOW, 5 * DAY_MS) },
    ]);
    expect(clocksOf(offer('ordered'))).toEqual([]);
  });

  it('can’t be accepted, changed or declined once its time is over, even before the timer fired', () => {
    const late = after(NOW, 5 * DAY_MS);
    expect(mayMove(offer('offered'), 'accept', 'client', after(late, -1)).ok).toBe(true);
    for (const [move, party] of [
      ['accept', 'client'],
      ['change', 'freelancer'],
      ['declineOffer', 'client'],
    ] as const)
      expect(mayMove(offer('offered'), move, party, late)).toMatchObject({
        ok: false,
        code: 'wrong_state',
        why: 'This expired.',
      });
    expect(mayMove(offer('offered'), 'expire', 'system', late).ok).toBe(true);
    expect(mayMove(offer('offered'), 'expire', 'system', NOW).ok).toBe(false);
  });

  it('shows each side what it can do', () => {
    const names = (state: OfferState, side: 'client' | 'freelancer') =>
      offeredMoves(offer(state), side, NOW).map(({ name }) => name);
    expect(names('requested', 'client')).toEqual(['withdrawRequest']);
    expect(names('requested', 'freelancer')).toEqual(['offer', 'declineRequest']);
    expect(names('offered', 'client')).toEqual(['declineOffer', 'accept']);
    expect(names('offered', 'freelancer')).toEqual(['change', 'withdrawOffer']);
    expect(names('expired', 'client')).toEqual([]);
    expect(mayMove(offer('offered', { version: OFFER_LIMITS.versions }), 'change', 'freelancer', NOW).ok).toBe(false);
  });
});
