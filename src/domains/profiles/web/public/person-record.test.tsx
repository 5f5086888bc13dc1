import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DataOf } from '#kit/endpoint.ts';
import type { personRecord } from '../../record-contract.ts';
import { RecordInShort } from './person-record.tsx';

const nothing: DataOf<typeof personRecord> = {
  sold: { orders: 0, clients: 0, on_time_percent: null, last_on: null },
  bought: { orders: 0, freelancers: 0, last_on: null },
  has_posted: false,
  payment_verified: false,
  rating: null,
  reviews: 0,
  finished: [],
  recent: [],
};
const words = (record: typeof nothing, sells = true): string =>
  renderToStaticMarkup(<RecordInShort record={record} sells={sells} />)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('the head of a profile says rating, finished work and punctuality, and nothing that is not known', () => {
  const sold = { orders: 12, clients: 7, on_time_percent: 92, last_on: null };
  const record = words({ ...nothing, sold, rating: 4.9, reviews: 8 });
  expect(record).toContain('Rated 4.9 of 5, 8 reviews');
  expect(record).toContain('12 orders and contracts finished');
  expect(record).toContain('92% on time');
  expect(words(nothing)).toBe('');
  expect(words({ ...nothing, sold: { ...sold, orders: 1, on_time_percent: null } })).toBe(
    ' 1 order or contract finished ',
  );
  expect(words({ ...nothing, bought: { orders: 3, freelancers: 2, last_on: null } }, false)).toContain(
    '3 orders and contracts bought',
  );
});
