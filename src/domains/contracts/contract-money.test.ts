import { expect, it } from 'vitest';
import { money, sum } from '#kit/money.ts';
import { contractMoney, outcomeOf } from './contract-money.ts';
import type { MilestoneState } from './milestone.ts';

const usd = (amount: number) => money(amount, 'USD');
const milestone = (
  id: string,
  price: number,
  state: MilestoneState,
  more: { restOf?: string; released?: number } = {},
) => ({
  id,
  state,
  restOf: more.restOf ?? null,
  terms: { price: usd(price), total: usd(Math.round(price * 1.03)) },
  releasedPrice: more.released === undefined ? null : usd(more.released),
  earned: more.released === undefined ? null : usd(Math.round(more.released * 0.9)),
});

it('says of a milestone that was released in part what was agreed, released, moved and earned', () => {
  const whole = milestone('a', 45_000, 'released', { released: 30_000 });
  const rest = milestone('b', 15_000, 'funded', { restOf: 'a' });
  expect(outcomeOf(whole, rest)).toMatchObject({
    agreed: usd(45_000),
    released: usd(30_000),
    moved: usd(15_000),
    returned: usd(0),
    earned: usd(27_000),
  });
});

it('says of a milestone that was split what was returned', () => {
  expect(outcomeOf(milestone('a', 45_000, 'cleared', { released: 30_000 }), undefined)).toMatchObject({
    released: usd(30_000),
    returned: usd(15_000),
  });
});

it('counts what is disputed as held, even if it was released before', () => {
  const money = contractMoney({
    currency: 'USD',
    state: 'active',
    milestones: [milestone('a', 45_000, 'disputed', { released: 45_000 })],
  });
  expect(money).toMatchObject({
    agreed: usd(45_000),
    held: usd(45_000),
    held_total: usd(46_350),
    released: usd(0),
    earned: usd(0),
  });
});

it('accounts for all that was agreed, to the cent', () => {
  const milestones = [
    milestone('a', 45_000, 'released', { released: 30_000 }),
    milestone('b', 15_000, 'returned', { restOf: 'a' }),
    milestone('c', 60_000, 'submitted'),
    milestone('d', 30_001, 'agreed'),
    milestone('e', 20_000, 'dropped'),
  ];
  const {
    agreed,
    held,
    released,
    returned,
    left,
    left_total: leftTotal,
  } = contractMoney({ currency: 'USD', state: 'active', milestones });
  expect(agreed).toEqual(usd(135_001));
  expect(sum([held, released, returned, left], 'USD')).toEqual(agreed);
  expect(leftTotal).toEqual(usd(30_901));
});

it('has nothing left to fund once an offer came to nothing', () => {
  expect(
    contractMoney({ currency: 'USD', state: 'declined', milestones: [milestone('a', 45_000, 'agreed')] }).left,
  ).toEqual(usd(0));
});
