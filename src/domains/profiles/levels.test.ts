import { describe, expect, test } from 'vitest';
import {
  criteriaOf,
  earnedLevel,
  judge,
  nextLevel,
  NO_MEASURES,
  progressWords,
  type Level,
  type Measures,
} from './levels.ts';
import { missingWords } from './missing-words.ts';

const levelOne: Measures = {
  orders: 5,
  clients: 3,
  rating: 4.4,
  on_time_percent: 85,
  identity_verified: false,
  months: 1,
};
const two: Measures = { ...levelOne, orders: 20, clients: 10, rating: 4.6, on_time_percent: 90 };
const top: Measures = { orders: 50, clients: 20, rating: 4.8, on_time_percent: 95, identity_verified: true, months: 6 };
const now = new Date('2026-11-21T09:00:00Z');
const later = (days: number): Date => new Date(now.getTime() + days * 86_400_000);

describe('a level', () => {
  test.each<[string, Measures, Level]>([
    ['nothing yet', NO_MEASURES, 'new'],
    ['just enough for one', levelOne, 'level_1'],
    ['an order short', { ...levelOne, orders: 4 }, 'new'],
    ['a client short', { ...levelOne, clients: 2 }, 'new'],
    ['rated a little lower', { ...levelOne, rating: 4.39 }, 'new'],
    ['not rated at all', { ...levelOne, rating: null }, 'new'],
    ['late too often', { ...levelOne, on_time_percent: 84 }, 'new'],
    ['just enough for two', two, 'level_2'],
    ['many orders with few clients', { ...two, clients: 9 }, 'level_1'],
    ['just enough for top', top, 'top'],
    ['top without proof of identity', { ...top, identity_verified: false }, 'level_2'],
    ['top after five months', { ...top, months: 5 }, 'level_2'],
  ])('%s', (_name, measures, level) => expect(earnedLevel(measures)).toBe(level));

  test('knows the next level and its criteria', () => {
    expect([nextLevel('new'), nextLevel('level_2'), nextLevel('top')]).toEqual(['level_1', 'top', null]);
    expect(criteriaOf('level_1', { ...levelOne, orders: 2 }).filter(({ isMet }) => !isMet)).toEqual([
      { key: 'orders', label: 'Orders completed', have: 2, need: 5, isMet: false, isMeasured: true },
    ]);
    expect(criteriaOf('top', top).map(({ key }) => key)).toEqual([
      'orders',
      'clients',
      'rating',
      'on_time',
      'identity',
      'months',
    ]);
  });
});

describe('the daily evaluation', () => {
  test('raises immediately, by as many levels as are earned', () => {
    expect(judge({ level: 'new', lossAt: null }, two, now)).toEqual({
      level: 'level_2',
      lossAt: null,
      outcome: 'raised',
    });
  });
  test('gives notice thirty days before it lowers', () => {
    expect(judge({ level: 'level_2', lossAt: null }, levelOne, now)).toEqual({
      level: 'level_2',
      lossAt: later(30),
      outcome: 'warned',
    });
    expect(judge({ level: 'level_2', lossAt: later(1) }, levelOne, now).outcome).toBe('kept');
    expect(judge({ level: 'level_2', lossAt: now }, levelOne, now)).toEqual({
      level: 'level_1',
      lossAt: null,
      outcome: 'lowered',
    });
  });
  test('withdraws the notice when the measures recover', () => {
    expect(judge({ level: 'level_2', lossAt: later(1) }, two, now)).toEqual({
      level: 'level_2',
      lossAt: null,
      outcome: 'recovered',
    });
  });
});

test('what is missing for a level is said in words', () => {
  const missing = criteriaOf('top', {
    orders: 47,
    clients: 19,
    rating: 4.7,
    on_time_percent: 93,
    identity_verified: false,
    months: 8,
  }).map(missingWords);
  expect(missing).toEqual([
    '3 more orders',
    '1 more client',
    '0.10 more stars',
    '2% more',
    'verify your identity',
    null,
  ]);
});

test('before the first review and delivery there is no rating and no share yet, instead of zero', () => {
  expect(criteriaOf('level_1', NO_MEASURES).map(progressWords)).toEqual([
    '0 of 5',
    '0 of 3',
    'none yet, at least 4.4',
    'none yet, at least 85%',
  ]);
  const some = { ...NO_MEASURES, rating: 4.2, on_time_percent: 80 };
  expect(criteriaOf('level_1', some).map(progressWords).slice(2)).toEqual(['4.2, at least 4.4', '80%, at least 85%']);
  // All of them were late: that is measured, and not the same as nothing yet.
  expect(criteriaOf('level_1', { ...some, on_time_percent: 0 }).map(progressWords)[3]).toBe('0%, at least 85%');
});
