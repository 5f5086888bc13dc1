import { expect, test } from 'vitest';
import { adviceFor, type Performance } from './advice.ts';

const now = new Date('2026-11-23T12:00:00Z');
const check = (id: string, done = false) =>
  ({ id, step: 'overview', field: id, label: `Do ${id}`, done, needed: false }) as const;
const quiet: Performance = {
  state: 'active',
  publishedAt: new Date('2026-09-01T12:00:00Z'),
  hasUnpublishedChanges: false,
  impressions: 4_000,
  clicks: 100,
  orders: 0,
  checks: [check('questions'), check('tags'), check('cover', true)],
};
const kinds = (part: Partial<Performance>): string[] => adviceFor({ ...quiet, ...part }, now).map(({ kind }) => kind);

test('what is advised follows from where people stop: not shown, not opened, not ordered', () => {
  expect(kinds({ impressions: 20, clicks: 1 })).toEqual(['not_seen']);
  expect(kinds({ clicks: 10 })).toEqual(['not_opened']);
  expect(kinds({})).toEqual(['not_ordered']);
  expect(kinds({ impressions: 1_000, clicks: 20 })).toEqual(['no_orders']);
});

test('only what the checklist still lacks is a fix', () => {
  expect(adviceFor(quiet, now)[0]?.fixes.map(({ label }) => label)).toEqual(['Do questions']);
  expect(adviceFor({ ...quiet, impressions: 3 }, now)[0]?.fixes.map(({ label }) => label)).toEqual(['Do tags']);
});

test('nobody is advised within 60 days, with an order, or while the service is not live', () => {
  expect(kinds({ publishedAt: new Date('2026-10-20T12:00:00Z') })).toEqual([]);
  expect(kinds({ orders: 1 })).toEqual([]);
  expect(kinds({ state: 'paused' })).toEqual([]);
  expect(kinds({ orders: 1, hasUnpublishedChanges: true })).toEqual(['unpublished']);
});
