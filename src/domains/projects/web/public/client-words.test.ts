import { expect, test } from 'vitest';
import { money } from '#kit/money.ts';
import { clientInWords } from './client-words.ts';

const nothing = money(0n, 'USD');
const words = (country: string | null, rate: number | null, paid = nothing) =>
  clientInWords({ country_code: country, hire_rate: rate, paid_in_all: paid }, 'en-US');

test('a client is said by country, hires and what they paid', () => {
  expect(words('NO', 75, money(120_000n, 'USD'))).toBe('Norway · Hire rate 75% · $1,200 paid here');
  expect(words(null, 0)).toBe('Hire rate 0%');
  expect(words(null, null, money(5_000n, 'USD'))).toBe('$50 paid here');
});

test('a client without a record is new, and never only “Client”', () => {
  expect([words('NO', null), words(null, null)]).toEqual(['New client · Norway', 'New client']);
});
