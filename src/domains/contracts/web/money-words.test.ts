import { expect, it } from 'vitest';
import { money } from '#kit/money.ts';
import type { MilestoneState } from '../milestone.ts';
import { earnedWords, paidWords } from './money-words.ts';

const usd = (cents: number) => money(cents, 'USD');
type Facts = Parameters<typeof earnedWords>[0];
const figures = (prices: Partial<Record<keyof Facts['money'], number>>): Facts['money'] => {
  const all = {
    agreed: 0,
    held: 0,
    held_total: 0,
    released: 0,
    earned: 0,
    returned: 0,
    left: 0,
    left_total: 0,
    ...prices,
  };
  return Object.fromEntries(Object.entries(all).map(([name, cents]) => [name, usd(cents)])) as Facts['money'];
};
const person = (name: string) => ({ id: name, name, username: name, avatar_url: null });
const contract = (prices: Parameters<typeof figures>[0], more: Partial<Facts> = {}): Facts => ({
  money: figures(prices),
  bonuses: [],
  milestones: [],
  currency: 'USD',
  client: person('Greta'),
  freelancer: person('Nadia'),
  ended_at: null,
  ...more,
});
const bonus = {
  number: 'B1',
  amount: usd(5_000),
  client_fee: usd(0),
  earned: usd(4_500),
  note: '',
  given_at: '',
  clears_at: '',
  is_cleared: false,
};

it('says what the client paid and what became of it', () => {
  const running = contract({ agreed: 120_000, released: 30_000, held: 50_000, left: 40_000 }, { bonuses: [bonus] });
  expect(paidWords(running, usd(87_400))).toEqual({
    title: 'You paid $874.00 in all',
    lead:
      '$300.00 was released to Nadia, $500.00 is held until you approve the work, $50.00 went to bonuses, and $24.00 went to client fees. ' +
      'Of the $1,200.00 agreed, $400.00 is not funded yet.',
  });
  expect(paidWords(contract({ agreed: 120_000, returned: 120_000 }), usd(0))).toEqual({
    title: 'You paid $0.00 in all',
    lead: '$1,200.00 went back to your balance, with the client fee on it.',
  });
});

it('says of disputed money that it is held, and of tax that it is one', () => {
  const none = usd(0);
  const milestone = (state: MilestoneState, tax: number) => ({
    state,
    terms: { price: none, client_fee: none, service_fee: none, tax: usd(tax), total: none },
  });
  const disputed = contract(
    { agreed: 90_000, held: 90_000 },
    { milestones: [milestone('disputed', 0), milestone('funded', 0), milestone('agreed', 500)] },
  );
  expect(paidWords(disputed, usd(92_700)).lead).toBe('$900.00 is held and $27.00 went to client fees.');
  expect(earnedWords(disputed).lead).toBe('$900.00 is held.');
  const taxed = contract(
    { agreed: 90_000, released: 40_000, returned: 50_000 },
    { milestones: [milestone('cleared', 800), milestone('returned', 1_000)] },
  );
  expect(paidWords(taxed, usd(42_000)).lead).toBe(
    '$400.00 was released to Nadia and $20.00 went to client fees and tax. $500.00 went back to your balance, with the client fee and tax on it.',
  );
});

it('says that nothing was charged before something is funded', () => {
  const lead = 'You agreed on $1,200.00. Nothing is charged before you fund a milestone.';
  expect(paidWords(contract({ agreed: 120_000, left: 120_000 }), usd(0))).toEqual({ title: 'You paid nothing', lead });
  expect(paidWords(contract({ agreed: 120_000 }, { ended_at: '2026-11-01' }), usd(0)).lead).toBe(
    'Nothing was charged.',
  );
});

it('says what the freelancer earned, what the fee took, and what is held', () => {
  expect(
    earnedWords(
      contract(
        { agreed: 120_000, released: 30_000, earned: 27_000, held: 50_000, returned: 40_000 },
        { bonuses: [bonus] },
      ),
    ),
  ).toEqual({
    title: 'You earned $315.00 in all',
    lead:
      '$300.00 was released to you and $50.00 came as bonuses. The service fee took $35.00 of it. $500.00 is held until Greta approves the work. ' +
      '$400.00 went back to Greta.',
  });
  expect(earnedWords(contract({ agreed: 120_000, left: 120_000 }))).toEqual({
    title: 'You earned nothing so far',
    lead: 'Of the $1,200.00 agreed, $1,200.00 is not funded yet.',
  });
});
