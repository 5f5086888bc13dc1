import { expect, test } from 'vitest';
import { money } from '#kit/money.ts';
import { draftProblems, wholeOf, withAnother, type ProposalDraft } from './own-draft.ts';

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
const part = (amount: number | null, days: number) => ({ title: 'Sketches', criteria: 'One page.', price: amount === null ? null : usd(amount), days });

test('with milestones their sums are the price and the time', () => {
  expect(wholeOf(whole, 'USD')).toEqual({ price: usd(60_000), days: 18 });
  expect(wholeOf({ ...whole, milestones: [part(20_000, 6), part(45_000, 7)] }, 'USD')).toEqual({ price: usd(65_000), days: 13 });
  expect(wholeOf({ ...whole, milestones: [part(20_000, 6), part(null, 7)] }, 'USD')).toEqual({ price: usd(20_000), days: 13 });
});

test('the first milestone takes over the price and the time', () => {
  const first = withAnother(whole);
  expect(first).toEqual([{ title: '', criteria: '', price: usd(60_000), days: 18 }]);
  expect(withAnother({ ...whole, milestones: first })).toHaveLength(2);
});

test('nothing is wrong with a whole draft, and each gap is named with its field', () => {
  expect(draftProblems(whole, project)).toEqual({});
  const empty = { ...whole, price: null, cover: 'Short.', answers: [], milestones: [] };
  expect(Object.keys(draftProblems(empty, project))).toEqual(['price', 'answers.question-1', 'cover']);
  const parts = { ...whole, price: null, milestones: [{ title: '', criteria: '', price: usd(100), days: 100 }, part(20_000, 81)] };
  expect(Object.keys(draftProblems(parts, project))).toEqual(['milestones.0.title', 'milestones.0.price', 'milestones.0.criteria', 'milestones.0.days']);
});
