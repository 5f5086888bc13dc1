import { expect, test } from 'vitest';
import { money } from '#kit/money.ts';
import { draftProblems, plannedParts, wholeOf, withAnother, type ProposalDraft } from './own-draft.ts';

const usd = (amount: number) => money(amount, 'USD');
const project = { questions: [{ id: 'question-1', question: 'Which signs?', required: true }], currency: 'USD' };
const whole: ProposalDraft = {
  price: usd(60_000),
  days: 18,
  cover: 'I would begin with the sign above the door, because all the others follow from it.',
  answers: [{ id: 'question-1', answer: 'Two bakeries.' }],
  milestones: [],
  portfolio: [],
};
const part = (amount: number | null, days: number) => ({
  title: 'Sketches',
  criteria: 'One page.',
  price: amount === null ? null : usd(amount),
  days,
});

test('with milestones their sums are the price and the time', () => {
  expect(wholeOf(whole, 'USD')).toEqual({ price: usd(60_000), days: 18 });
  expect(wholeOf({ ...whole, milestones: [part(20_000, 6), part(45_000, 7)] }, 'USD')).toEqual({
    price: usd(65_000),
    days: 13,
  });
  expect(wholeOf({ ...whole, milestones: [part(20_000, 6), part(null, 7)] }, 'USD')).toEqual({
    price: usd(20_000),
    days: 13,
  });
});

test('the first milestone takes over the price and the time', () => {
  const first = withAnother(whole);
  expect(first).toEqual([{ title: '', criteria: '', price: usd(60_000), days: 18 }]);
  expect(withAnother({ ...whole, milestones: first })).toEqual([
    ...first,
    { title: '', criteria: '', price: null, days: 1 },
  ]);
  expect(withAnother({ ...whole, milestones: [part(20_000, 6)] })[1]?.days).toBe(12);
});

test('the milestones of the brief keep the price and the time that were typed, in its proportions', () => {
  const planned = [28_000, 70_000, 42_000].map((amount, at) => ({
    id: `${at}`,
    title: `Part ${at}`,
    criteria: 'Done.',
    amount: usd(amount),
    due_on: '2026-12-01',
  }));
  const amountsOf = (parts: readonly { price: unknown }[]) => parts.map(({ price }) => price);
  const parts = plannedParts(planned, { price: usd(120_000), days: 31 }, 'USD');
  expect(amountsOf(parts)).toEqual([usd(24_000), usd(60_000), usd(36_000)]);
  expect(wholeOf({ ...whole, milestones: parts }, 'USD')).toEqual({ price: usd(120_000), days: 31 });
  // Without a price the client’s amounts, and never a price below the least.
  expect(amountsOf(plannedParts(planned, { price: null, days: 30 }, 'USD'))).toEqual([
    usd(28_000),
    usd(70_000),
    usd(42_000),
  ]);
  expect(amountsOf(plannedParts(planned, { price: usd(1_000), days: 2 }, 'USD'))).toEqual([null, null, null]);
  const unpriced = planned.map((milestone) => ({ ...milestone, amount: null }));
  expect(amountsOf(plannedParts(unpriced, { price: usd(90_000), days: 30 }, 'USD'))).toEqual([
    usd(30_000),
    usd(30_000),
    usd(30_000),
  ]);
});

test('nothing is wrong with a whole draft, and each gap is named with its field', () => {
  expect(draftProblems(whole, project)).toEqual({});
  const empty = { ...whole, price: null, cover: 'Short.', answers: [], milestones: [] };
  expect(Object.keys(draftProblems(empty, project))).toEqual(['price', 'answers.question-1', 'cover']);
  const parts = {
    ...whole,
    price: null,
    milestones: [{ title: '', criteria: '', price: usd(100), days: 100 }, part(20_000, 81)],
  };
  expect(Object.keys(draftProblems(parts, project))).toEqual([
    'milestones.0.title',
    'milestones.0.price',
    'milestones.0.criteria',
    'milestones.0.days',
  ]);
});
