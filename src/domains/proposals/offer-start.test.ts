import { expect, test } from 'vitest';
import { money } from '#kit/money.ts';
import { planToOffer, scopeOf } from './offer-start.ts';

const usd = (amount: number) => money(amount, 'USD');
const planned = (id: string, amount: number) => ({
  id,
  title: `Part ${id}`,
  criteria: 'Done.',
  amount: usd(amount),
  due_on: null,
});
const content = { milestones: [planned('1', 20_000), planned('2', 40_000)], days: 21 };
const whole = { price: usd(50_000), days: 14 };

test('the scope is the brief in plain words, with what it answered', () => {
  const description = 'We need **three signs**:\n\n- one above the door\n- one for the window';
  const scope = [
    { id: 'scope-1', question: 'How large?', answer: '3.2 m' },
    { id: 'scope-2', question: 'Which formats?', answer: ' ' },
  ];
  expect(scopeOf({ description, scope })).toBe(
    'We need three signs:\n\n- one above the door\n- one for the window\n\nHow large?\n3.2 m',
  );
});

test('agreed milestones stay as they are; without any, those of the brief are scaled to the agreed price', () => {
  const agreed = [{ title: 'All', criteria: 'Done.', price: usd(50_000), days: 14 }];
  expect(planToOffer(agreed, content, whole, usd(500))).toBe(agreed);
  expect(planToOffer([], content, whole, usd(500))).toMatchObject([
    { title: 'Part 1', price: usd(16_667), days: 7 },
    { title: 'Part 2', price: usd(33_333), days: 7 },
  ]);
});

test('it is one piece of work where the brief has no milestones, or they would cost too little', () => {
  expect(planToOffer([], { ...content, milestones: [] }, whole, usd(500))).toEqual([]);
  expect(planToOffer([], content, { price: usd(900), days: 14 }, usd(500))).toEqual([]);
  expect(planToOffer([], null, whole, usd(500))).toEqual([]);
});
