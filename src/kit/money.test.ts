import { expect, test } from 'vitest';
import { parseMoney, readDecimal, typedDecimal, money } from './money.ts';

const typed = (text: string, locale: string, currency = 'USD') => parseMoney(text, currency, locale)?.amount ?? null;

test.each([
  ['12,50', 'de-DE', '1250'],
  ['12,50', 'en-US', null],
  ['12.50', 'en-US', '1250'],
  ['12.50', 'de-DE', null],
  ['1.250,50', 'de-DE', '125050'],
  ['1.250', 'de-DE', '125000'],
  ['1.250', 'en-US', null],
  ['1,250.5', 'en-US', '125050'],
  ['1,250', 'en-US', '125000'],
  ['1,25,000', 'en-IN', '12500000'],
  ['12,5', 'en-US', null],
  ['1,2345', 'en-US', null],
  ['50,', 'en-US', null],
  ['50,', 'de-DE', null],
  ['1 234,50', 'en-US', null],
  ['1 234,50', 'fr-FR', '123450'],
  ['1\u202f234,50', 'fr-FR', '123450'],
  ['1 234.50', 'en-US', '123450'],
  ["1'234.50", 'de-CH', '123450'],
  ['1’234.50', 'de-CH', '123450'],
  ['$40', 'en-US', '4000'],
  ['40 €', 'de-DE', '4000'],
  ['40 USD', 'en-US', '4000'],
  ['-7.5', 'en-US', '-750'],
  ['\u202A12.50\u202C', 'en-US', '1250'],
  ['1.234.567,89', 'de-DE', '123456789'],
  ['1,234.567', 'en-US', null],
  ['1.2.3', 'en-US', null],
  ['', 'en-US', null],
  ['12a', 'en-US', null],
])('“%s” typed by a reader in %s is %s', (text, locale, amount) => expect(typed(text, locale)).toBe(amount));

test('digits are those of the currency', () => {
  expect([typed('1.250', 'en-US', 'KWD'), typed('1.250', 'de-DE', 'KWD'), typed('1.2505', 'en-US', 'KWD')]).toEqual([
    '1250',
    '1250000',
    null,
  ]);
  expect([typed('5,000', 'en-US', 'JPY'), typed('5.5', 'en-US', 'JPY'), typed('5 000,50', 'hu-HU', 'HUF')]).toEqual([
    '5000',
    null,
    '500050',
  ]);
});

test('what a field begins with is read back as the same amount, in every locale', () => {
  for (const locale of ['en-US', 'de-DE', 'fr-FR', 'pt-BR', 'sv-SE', 'ar-EG', 'fa-IR', 'hi-IN', 'de-CH', 'pl-PL'])
    for (const currency of ['USD', 'JPY', 'KWD'])
      expect([
        locale,
        currency,
        parseMoney(typedDecimal(money(1_234_567, currency), locale), currency, locale),
      ]).toEqual([locale, currency, money(1_234_567, currency)]);
});

test('decimals of providers and addresses have a point and no other separator', () => {
  expect(
    ['5000.00', '5000', '12.50', '12,50', '1,250', '12.505', '-7'].map(
      (text) => readDecimal(text, 'USD')?.amount ?? null,
    ),
  ).toEqual(['500000', '500000', '1250', null, null, null, '-700']);
  expect([readDecimal('5000.00', 'JPY')?.amount, readDecimal('5000.5', 'JPY')]).toEqual(['5000', null]);
});
