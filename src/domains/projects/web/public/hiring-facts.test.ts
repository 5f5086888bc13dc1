import { expect, it } from 'vitest';
import { money } from '#kit/money.ts';
import { hiringFacts } from './hiring-facts.ts';

const record = { posted: 3, hired: 0, hire_rate: null, decide_days: null, paid_in_all: money(0, 'USD') };

it('says of a client what they did, and where they hired nobody no rate', () => {
  expect(hiringFacts(record, 'en-US')).toEqual([
    ['Posted', '3 projects'],
    ['Hired', 'No decision yet'],
    ['Paid for work here', 'Nothing yet'],
  ]);
  const decided = { ...record, hire_rate: 0, decide_days: 13, paid_in_all: money(347_000, 'USD') };
  expect(hiringFacts(decided, 'en-US').slice(1)).toEqual([
    ['Hired', 'For none of them'],
    ['Decides in', '13 days (median)'],
    ['Paid for work here', '$3,470.00'],
  ]);
  expect(hiringFacts({ ...decided, hired: 2, hire_rate: 67 }, 'en-US')[1]).toEqual([
    'Hired',
    'For 2 of them, a hire rate of 67%',
  ]);
});
