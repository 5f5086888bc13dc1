import { expect, it } from 'vitest';
import { isSameName } from './same-name.ts';

const person = { first_name: 'Chloé', last_name: 'Van der Berg' };

it.each([
  ['Chloe van der Berg', true],
  ['VAN DER BERG, CHLOÉ MARIE', true],
  ['Chloe Berg', false],
  ['Someone Else', false],
  ['', false],
])('%j is her account: %s', (holder, is) => {
  expect(isSameName(holder, person)).toBe(is);
});
