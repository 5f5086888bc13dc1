import { expect, test } from 'vitest';
import { grouped, withAllRead, withRead } from './read-marks.ts';

const NOW = '2026-11-21T07:00:00.000Z';
const item = (id: string, key = 'order:A', readAt: string | null = null) => ({
  id,
  group: { key, title: key },
  title: 'Order placed',
  text: '',
  path: '/services/orders/A',
  category: 'orders',
  at: NOW,
  read_at: readAt,
  action: 'Open the order',
  snoozed_until: null,
});
const page = (unread: number, ...items: ReturnType<typeof item>[]) => ({
  items,
  next_cursor: null,
  unread,
  snoozed: 0,
});

test('a read item keeps its place and the bell’s count drops by one, on every open page', () => {
  const after = withRead({ pages: [page(2, item('1'), item('2')), page(2, item('3'))] }, '2', NOW);
  expect(after).toEqual({ pages: [page(1, item('1'), item('2', 'order:A', NOW)), page(1, item('3'))] });
  expect(withRead(page(0), '1', NOW)).toEqual(page(0));
});

test('marking all read leaves earlier marks as they were', () => {
  const earlier = '2026-11-20T07:00:00.000Z';
  expect(withAllRead(page(1, item('1'), item('2', 'order:A', earlier)), NOW)).toEqual(
    page(0, item('1', 'order:A', NOW), item('2', 'order:A', earlier)),
  );
});

test('notifications about one thing are together, the newest thing first, and none twice', () => {
  const groups = grouped([
    page(0, item('1', 'order:B'), item('2', 'order:A')),
    page(0, item('2', 'order:A'), item('3', 'order:B')),
  ]);
  expect(groups.map(({ key, items }) => [key, items.map(({ id }) => id)])).toEqual([
    ['order:B', ['1', '3']],
    ['order:A', ['2']],
  ]);
});
