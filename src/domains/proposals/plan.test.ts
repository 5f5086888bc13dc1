import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '#kit/money.ts';
import { planProblem, scaledPlan } from './plan.ts';

const usd = (amount: number) => money(amount, 'USD');
const part = (amount: number, days = 5) => ({ title: 'Sketches', criteria: 'One page each', price: usd(amount), days });
const whole = { price: usd(60_000), days: 18 };

test('parts add up to the price and fit into the time, or there are none', () => {
  expect(planProblem([], whole, usd(500))).toBeNull();
  expect(planProblem([part(20_000, 8), part(40_000, 10)], whole, usd(500))).toBeNull();
});

test.each([
  ['too small a part', [part(400), part(59_600)], 'Milestone 1: enter at least $5.00.'],
  ['another currency', [{ ...part(60_000), price: money(60_000, 'EUR') }], 'Milestone 1: enter at least $5.00.'],
  [
    'less than the price',
    [part(20_000), part(30_000)],
    'The milestones add up to $500.00, and your price is $600.00. Make them equal.',
  ],
  [
    'more days than it takes',
    [part(20_000, 10), part(40_000, 9)],
    'The milestones take 19 days together, more than your 18.',
  ],
])('%s is said', (_what, milestones, problem) => {
  expect(planProblem(milestones, whole, usd(500))).toBe(problem);
});

const amounts = (milestones: readonly { price: { amount: string } }[] | null) =>
  milestones?.map(({ price }) => Number(price.amount));

test('other terms keep the milestones in proportion, to the last cent', () => {
  const agreed = [part(10_000, 3), part(10_000, 3), part(10_000, 3)];
  const scaled = scaledPlan(agreed, { price: usd(30_000), days: 9 }, { price: usd(10_000), days: 5 }, usd(500));
  expect(amounts(scaled)).toEqual([3_334, 3_333, 3_333]);
  expect(scaled?.map(({ days }) => days)).toEqual([2, 2, 1]);
  expect(planProblem(scaled ?? [], { price: usd(10_000), days: 5 }, usd(500))).toBeNull();
});

test('no milestone falls below the least, and where that is impossible there is no plan', () => {
  const agreed = [part(500, 1), part(99_500, 17)];
  const from = { price: usd(100_000), days: 18 };
  expect(amounts(scaledPlan(agreed, from, { price: usd(1_200), days: 2 }, usd(500)))).toEqual([500, 700]);
  expect(scaledPlan(agreed, from, { price: usd(999), days: 18 }, usd(500))).toBeNull();
  expect(scaledPlan(agreed, from, { price: usd(100_000), days: 1 }, usd(500))).toBeNull();
  expect(scaledPlan([], from, { price: usd(1_000), days: 1 }, usd(500))).toEqual([]);
});

test('scaled milestones always add up to the price and fit into the time', () => {
  const prices = fc.array(
    fc.record({ amount: fc.integer({ min: 500, max: 5_000_000 }), days: fc.integer({ min: 1, max: 9 }) }),
    {
      minLength: 1,
      maxLength: 20,
    },
  );
  fc.assert(
    fc.property(
      prices,
      fc.integer({ min: 10_000, max: 99_999_999 }),
      fc.integer({ min: 20, max: 180 }),
      (parts, amount, days) => {
        const agreed = parts.map((milestone) => part(milestone.amount, milestone.days));
        const from = {
          price: usd(parts.reduce((all, part) => all + part.amount, 0)),
          days: parts.reduce((all, part) => all + part.days, 0),
        };
        const to = { price: usd(amount), days };
        const scaled = scaledPlan(agreed, from, to, usd(500));
        return scaled !== null && scaled.length === agreed.length && planProblem(scaled, to, usd(500)) === null;
      },
    ),
  );
});
