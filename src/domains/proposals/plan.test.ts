import { expect, test } from 'vitest';
import { money } from '#kit/money.ts';
import { planProblem } from './plan.ts';

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
  ['less than the price', [part(20_000), part(30_000)], 'The milestones add up to $500.00, and your price is $600.00. Make them equal.'],
  ['more days than it takes', [part(20_000, 10), part(40_000, 9)], 'The milestones take 19 days together, more than your 18.'],
])('%s is said', (_what, milestones, problem) => {
  expect(planProblem(milestones, whole, usd(500))).toBe(problem);
});
