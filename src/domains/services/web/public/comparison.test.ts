import { expect, test } from 'vitest';
import type { ComparedService } from '../../contract.ts';
import { comparisonOf } from './comparison.ts';

const service = (
  slug: string,
  { price = 100, days = 3, features = ['One sketch'], onTime = null as number | null } = {},
): ComparedService => {
  const seller = { id: slug, username: slug, name: slug, avatar: null, level: 'top' };
  const money = { amount: String(price * 100), currency: 'USD' } as const;
  const offered = {
    tier: 'basic',
    name: 'Sketch',
    scope: '',
    features,
    revisions: 2,
    price: money,
    delivery_days: days,
  };
  return {
    card: {
      id: slug,
      slug,
      title: slug,
      category: 'logo-design',
      motif: 'brand',
      cover: null,
      price: money,
      delivery_days: days,
      rating: null,
      rating_count: 0,
      seller,
    },
    packages: [offered, { ...offered, tier: 'standard', name: 'Set', delivery_days: days + 4 }],
    seller: {
      ...seller,
      title: null,
      country: 'NO',
      is_verified: slug === 'a',
      member_since: '2026-01-01T00:00:00.000Z',
      services: 1,
      languages: ['en'],
      timezone: null,
      on_time_percent: onTime,
    },
  } as ComparedService;
};
const cells = (rows: ReturnType<typeof comparisonOf>, label: string) => rows.find((row) => row.label === label)?.cells;

test('services stand side by side in their order, line by line', () => {
  const rows = comparisonOf([service('a', { price: 120 }), service('b', { price: 80.5, days: 7 })], 'en-US');
  expect(cells(rows, 'Price from')).toEqual([
    { lines: ['$120'], best: undefined },
    { lines: ['$80.50'], best: 'Lowest' },
  ]);
  expect(cells(rows, 'Delivered within')?.map(({ best }) => best)).toEqual(['Fastest', undefined]);
  expect(cells(rows, 'More packages')?.[1]?.lines).toEqual(['Set: $80.50, 11 days']);
  expect(cells(rows, 'Verified')?.map(({ lines }) => lines[0])).toEqual(['Yes', 'No']);
});

test('what is alike is no better, and neither is the only one', () => {
  const alike = comparisonOf([service('a'), service('b')], 'en-US');
  expect(alike.flatMap((row) => row.cells.flatMap(({ best }) => best ?? []))).toEqual([]);
  const alone = comparisonOf([service('a')], 'en-US');
  expect(alone.flatMap((row) => row.cells.flatMap(({ best }) => best ?? []))).toEqual([]);
});

test('a line that says nothing of any is left out', () => {
  const without = comparisonOf([service('a', { features: [] }), service('b', { features: [] })], 'en-US');
  expect(without.map(({ label }) => label)).not.toContain('What you get');
  expect(without.map(({ label }) => label)).not.toContain('Delivered on time');
  const some = comparisonOf([service('a', { onTime: 96 }), service('b')], 'en-US');
  expect(cells(some, 'Delivered on time')?.map(({ lines }) => lines)).toEqual([['96%'], []]);
});
