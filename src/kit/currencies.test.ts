import { expect, test } from 'vitest';
import { allCurrencies, currencyDigits, currencyScale } from './currencies.ts';
import { formatMoney, money, toDecimal } from './money.ts';

/** ISO 4217, list one: all others of the table have two. */
const NOT_TWO: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    [
      'BIF',
      'CLP',
      'DJF',
      'GNF',
      'ISK',
      'JPY',
      'KMF',
      'KRW',
      'PYG',
      'RWF',
      'UGX',
      'VND',
      'VUV',
      'XAF',
      'XOF',
      'XPF',
    ].map((code) => [code, 0]),
  ),
  ...Object.fromEntries(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'].map((code) => [code, 3])),
};

test('every currency has the digits of ISO 4217, whatever Intl says', () => {
  expect(allCurrencies().filter((code) => currencyDigits(code) !== (NOT_TWO[code] ?? 2))).toEqual([]);
  expect(
    ['HUF', 'IDR', 'COP', 'PKR', 'ALL', 'AFN', 'LAK', 'LBP', 'MMK', 'MGA', 'SOS', 'YER', 'IRR'].map(currencyDigits),
  ).toEqual(Array(13).fill(2));
  expect(currencyDigits('IQD')).toBe(3);
});

test('is listed once, with a scale that is a power of ten', () => {
  const all = allCurrencies();
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((code) => ![1, 10, 100, 1_000, 10_000].includes(currencyScale(code)))).toEqual([]);
  expect(['USD', 'KWD', 'HUF', 'JPY', 'IDR'].map(currencyScale)).toEqual([1, 1, 100, 100, 10_000]);
});

test('shows the same amount in words and as a decimal', () => {
  expect([toDecimal(money(5_000_00, 'HUF')), toDecimal(money(5_000, 'JPY')), toDecimal(money(5_000, 'KWD'))]).toEqual([
    '5000.00',
    '5000',
    '5.000',
  ]);
  expect(formatMoney(money(5_000_00, 'HUF'), 'en-US')).toBe('HUF\u00a05,000.00');
  expect(formatMoney(money(5_000_00, 'HUF'), 'en-US', { trim: true })).toBe('HUF\u00a05,000');
});
