import { expect, test } from 'vitest';
import type { Workroom } from '../contract.ts';
import { stepTitles } from './step-titles.ts';

const after = (...moves: string[]) => moves.map((move) => ({ move })) as unknown as Workroom['timeline'];

test('an order whose payment was declined is not listed as paid and held', () => {
  expect(stepTitles({ side: 'client', timeline: after('place') })[0]).toBe('Payment');
  expect(stepTitles({ side: 'client', timeline: after('place', 'expire') })[0]).toBe('Payment');
  expect(stepTitles({ side: 'client', timeline: after('place', 'pay') })[0]).toBe('Paid and held');
});

test('only the freelancer sees when the earnings are cleared', () => {
  expect(stepTitles({ side: 'client', timeline: after('pay') })).not.toContain('Cleared');
  expect(stepTitles({ side: 'freelancer', timeline: after('pay') }).at(-1)).toBe('Cleared');
});
