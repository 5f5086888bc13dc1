import fc from 'fast-check';
import { expect, test } from 'vitest';
import { after, HOUR_MS } from '#kit/clock.ts';
import { add, money, subtract } from '#kit/money.ts';
import { SIDES } from '#kit/sides.ts';
import { FIRST_TERMS } from '#kit/terms.ts';
import { PARTIES } from './party.ts';
import { termsFor } from './price.ts';
import { partsAt, SPLIT_ANSWERS, splitClock, whyNotAnswer, type SplitOffer } from './split-offer.ts';

const offeredAt = new Date('2026-03-02T09:00:00Z');
const endsAt = after(offeredAt, 48 * HOUR_MS);
const offer: SplitOffer = { id: 'one', by: 'client', share: 4_000, offeredAt, endsAt, silence: 'accept' };

test('the other side accepts or declines, the own side withdraws, silence is the system’s, and nobody else has a say', () => {
  for (const by of SIDES) {
    const may = PARTIES.flatMap((party) =>
      SPLIT_ANSWERS.filter(
        (answer) => party !== 'system' && whyNotAnswer({ ...offer, by }, answer, party, offeredAt) === null,
      ).map((answer) => `${party} ${answer}`),
    );
    const other = by === 'client' ? 'freelancer' : 'client';
    expect(may.toSorted()).toEqual([`${by} withdraw`, `${other} accept`, `${other} decline`].toSorted());
  }
  expect(whyNotAnswer(offer, 'accept', 'system', offeredAt)).toBeNull();
});

test('people answer until the time ends, and only what was asked', () => {
  expect(whyNotAnswer(offer, 'accept', 'freelancer', after(endsAt, -1))).toBeNull();
  for (const [answer, party] of [
    ['accept', 'freelancer'],
    ['decline', 'freelancer'],
    ['withdraw', 'client'],
  ] as const)
    expect(whyNotAnswer(offer, answer, party, endsAt)).toBe('The time to answer has ended.');
  expect(whyNotAnswer(null, 'accept', 'freelancer', offeredAt)).toBe('There is no request to answer.');
});

test('its clock is the other side’s turn, and ends with what silence counts as', () => {
  const ends = { accept: 'end', decline: 'goOn' } as const;
  expect(splitClock(offer, 'answer', ends)).toEqual({
    kind: 'answer',
    startsAt: offeredAt,
    endsAt,
    turn: ['freelancer'],
    atEnd: 'end',
  });
  expect(splitClock({ ...offer, by: 'freelancer', silence: 'decline' }, 'answer', ends)).toMatchObject({
    turn: ['client'],
    atEnd: 'goOn',
  });
});

test('the freelancer gets the share less the fee on it, the client everything else, for any price and share', () => {
  const usd = (amount: number) => money(amount, 'USD');
  expect(partsAt(termsFor(FIRST_TERMS, usd(10_000)), 4_000)).toMatchObject({
    toFreelancer: usd(3_600),
    backToClient: usd(6_180),
    isEarned: true,
    isReleased: true,
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 0, max: 10_000 }), (price, share) => {
      const terms = termsFor(FIRST_TERMS, usd(price));
      const { toFreelancer, serviceFee, clientFee, tax, backToClient, isReleased } = partsAt(terms, share);
      const released = [serviceFee, clientFee, tax].reduce(add, toFreelancer);
      expect(subtract(terms.total, backToClient)).toEqual(released);
      expect(isReleased).toBe(released.amount !== '0');
    }),
  );
});

test('a share that rounds to nothing releases nothing, and none is a full refund', () => {
  expect(partsAt(termsFor(FIRST_TERMS, money(3, 'JPY')), 100)).toMatchObject({
    isEarned: false,
    isReleased: false,
    backToClient: money(4, 'JPY'),
  });
  expect(partsAt(termsFor(FIRST_TERMS, money(10_000, 'USD')), 0)).toMatchObject({
    isEarned: false,
    isReleased: false,
    backToClient: money(10_300, 'USD'),
  });
});
