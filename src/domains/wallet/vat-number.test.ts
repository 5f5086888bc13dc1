import { expect, test } from 'vitest';
import { vatAsWritten, whyNotVat } from './vat-number.ts';

test.each([
  ['DE', '123456789', 'DE123456789'],
  ['DE', 'de 123 456 789', 'DE123456789'],
  ['GR', '094259216', 'EL094259216'],
  ['NL', 'NL 8012.34.567.B01', 'NL801234567B01'],
  ['CH', 'CHE-123.456.789 MWST', 'CHE123456789MWST'],
  ['US', '12-3456789', '123456789'],
])('a number of %s typed as %s is printed as %s', (country, typed, written) => {
  expect(whyNotVat(typed, country)).toBeNull();
  expect(vatAsWritten(typed, country)).toBe(written);
});

test.each([
  ['DE', '12345678'],
  ['DE', 'FR12345678901'],
  ['AT', '12345678'],
  ['SE', '123456789012'],
  ['US', '12'],
])('a number of %s typed as %s is refused', (country, typed) => {
  expect(whyNotVat(typed, country)).toMatch(/^This doesn’t look like a VAT number from /);
});

test('no number is fine, and a number needs its country', () => {
  expect(whyNotVat('', '')).toBeNull();
  expect(whyNotVat('123456789', '')).toBe('Choose the country of this VAT number.');
});
