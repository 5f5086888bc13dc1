import { expect, test } from 'vitest';
import { moneyWay } from './money-way.ts';

test.each([
  ['Client’s balance', 'Held funds', 'Held for this work'],
  ['Held funds', 'Freelancer’s clearing earnings', 'To the freelancer, clearing'],
  ['Held funds', 'Service fee', 'Paid as service fee'],
  ['Held funds', 'Client’s balance', 'Back to the client’s balance'],
  ['Freelancer’s clearing earnings', 'Freelancer’s available earnings', 'Available to the freelancer'],
  ['Freelancer’s clearing earnings', 'Early clearance fee', 'Paid as early clearance fee'],
  ['Freelancer’s clearing earnings', 'Held funds', 'Held again from the freelancer’s clearing earnings'],
])('money from %s to %s reads “%s”', (from, to, words) => {
  expect(moneyWay({ from, to })).toBe(words);
});
