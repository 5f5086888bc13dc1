import { expect, test } from 'vitest';
import { clientSteps, hasHired } from './client-steps.ts';

const open = (...facts: Parameters<typeof clientSteps>): string[] => clientSteps(...facts).flatMap(({ label, isDone }) => (isDone ? [] : [label]));

test('a client is asked for company, need and payment, and for nothing that freelancers show', () => {
  expect(open(null, false)).toEqual(['Describe your company', 'Tell us what you need first', 'Add funds']);
  expect(open({ company_about: 'We bake.', hiring_needs: null }, true)).toEqual(['Tell us what you need first']);
  expect(open({ company_about: 'We bake.', hiring_needs: 'A logo.' }, true)).toEqual([]);
});

test('a client for whom work was completed is past getting ready', () => {
  expect(hasHired(undefined)).toBe(false);
  expect(hasHired({ bought: { orders: 0 } })).toBe(false);
  expect(hasHired({ bought: { orders: 10 } })).toBe(true);
});
