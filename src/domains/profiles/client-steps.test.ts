import { expect, test } from 'vitest';
import { clientSteps, hasHired } from './client-steps.ts';

const open = (...facts: Parameters<typeof clientSteps>): string[] =>
  clientSteps(...facts).flatMap(({ label, isDone }) => (isDone ? [] : [label]));
const record = { bought: { orders: 0 }, has_posted: false, payment_verified: true };
const bakery = { company_about: 'We bake.', hiring_needs: null };

test('a client is asked for company, need and payment, and for nothing that freelancers show', () => {
  expect(open(null, undefined)).toEqual(['Describe your company', 'Tell us what you need first', 'Add funds']);
  expect(open(bakery, record)).toEqual(['Tell us what you need first']);
  expect(open({ ...bakery, hiring_needs: 'A logo.' }, record)).toEqual([]);
});

test('a client who posted a project is not asked what they need first', () => {
  expect(open(bakery, { ...record, has_posted: true })).toEqual([]);
});

test('a client for whom work was completed is past getting ready', () => {
  expect(hasHired(undefined)).toBe(false);
  expect(hasHired(record)).toBe(false);
  expect(hasHired({ ...record, bought: { orders: 10 } })).toBe(true);
});
