import { expect, test } from 'vitest';
import { money } from '#kit/money.ts';
import { instantsOf, withZone } from './history.ts';
import { FIRST_TERMS } from '#kit/terms.ts';
import { tryMove } from '#kit/transitions.ts';
import { BUCKETS, PLATFORM_ACCOUNTS, USER_ACCOUNTS } from './accounts.ts';
import { FUNDING_STATES, fundingMoves, NEXT_PATH, whyNotAdd, type FundingMove } from './funding.ts';
import { JOURNAL_KINDS, journalKindWords, statementWords } from './wording.ts';

test('every account name is one the ledger accepts, and none is there twice', () => {
  const names = [...USER_ACCOUNTS, ...PLATFORM_ACCOUNTS];
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[A-Z]\.[a-z]+$/);
});

test('every line a command can post has words for the statement', () => {
  const lines = [
    ['fund', 'spendable'],
    ['hold', 'spendable'],
    ['hold', 'available'],
    ['settle', 'clearing'],
    ['refund', 'spendable'],
    ['refund', 'available'],
    ['clear', 'clearing'],
    ['clear', 'available'],
  ] as const;
  for (const [kind, bucket] of lines) expect(statementWords(kind, bucket), `${kind} ${bucket}`).not.toBe('Transfer');
  const reversed = {
    clearing: 'Held again for a dispute',
    available: 'Reversed',
    spendable: 'Correction',
    in_flight: 'Correction',
    owed: 'Correction',
  };
  for (const bucket of BUCKETS) expect(statementWords('reverse', bucket)).toBe(reversed[bucket]);
});

test('every kind of journal can be filtered by a name of its own', () => {
  expect(Object.keys(journalKindWords).toSorted()).toEqual(JOURNAL_KINDS.toSorted());
  expect(new Set(Object.values(journalKindWords)).size).toBe(JOURNAL_KINDS.length);
});

test('a funding follows the provider’s events in any order, and success is final', () => {
  const table = FUNDING_STATES.map((state) => {
    const leads = (Object.keys(fundingMoves) as FundingMove[]).map((news) => {
      const answer = tryMove(fundingMoves, news, state, 'provider');
      return answer.ok ? `${news}: ${answer.to}` : `${news}: –`;
    });
    return `${state} | ${leads.join(' | ')}`;
  });
  expect(table).toEqual([
    'created | pending: pending | paid: succeeded | failed: failed | expired: expired',
    'pending | pending: – | paid: succeeded | failed: failed | expired: expired',
    'succeeded | pending: – | paid: – | failed: – | expired: –',
    'failed | pending: – | paid: succeeded | failed: – | expired: –',
    'expired | pending: – | paid: succeeded | failed: – | expired: –',
  ]);
});

test('the limits are whole units of the currency, whatever its decimals', () => {
  expect(whyNotAdd(money(10_00, 'USD'), money(0, 'USD'), false, FIRST_TERMS)).toBeNull();
  expect(whyNotAdd(money(9_99, 'USD'), money(0, 'USD'), false, FIRST_TERMS)).toBe('Add at least $10.');
  expect(whyNotAdd(money(10, 'JPY'), money(0, 'JPY'), false, FIRST_TERMS)).toBeNull();
  expect(whyNotAdd(money(9, 'JPY'), money(0, 'JPY'), false, FIRST_TERMS)).toBe('Add at least ¥10.');
  expect(whyNotAdd(money(5_000_00, 'USD'), money(0, 'USD'), false, FIRST_TERMS)).toBeNull();
  expect(whyNotAdd(money(10_00, 'USD'), money(4_990_01, 'USD'), false, FIRST_TERMS)).toBe(
    'You can add up to $5,000 in 24 hours, including unfinished payments. You have $9.99 left now.',
  );
});

test.each([
  '//evil.example',
  '/.//evil.example',
  'https://evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/a\nb',
  '',
])('%j is no path to go on to', (path) => {
  expect(NEXT_PATH.test(path)).toBe(false);
});

test('days of a filter are those that the reader reads', () => {
  const days = { from: '2026-11-29', to: '2026-11-29' };
  expect(instantsOf({ ...days, time_zone: 'Pacific/Kiritimati' })).toEqual({
    from: new Date('2026-11-28T10:00:00Z'),
    until: new Date('2026-11-29T10:00:00Z'),
  });
  expect(instantsOf({ ...days, time_zone: 'Mars/Phobos' })).toEqual(instantsOf(days));
  expect(instantsOf(days)).toEqual({ from: new Date('2026-11-29T00:00:00Z'), until: new Date('2026-11-30T00:00:00Z') });
  expect(instantsOf({ from: '2026-03-29', to: '2026-03-29', time_zone: 'Europe/Berlin' }).until).toEqual(
    new Date('2026-03-29T22:00:00Z'),
  );
  expect([withZone(days, 'Asia/Tokyo'), withZone({}, 'Asia/Tokyo')]).toEqual([
    { ...days, time_zone: 'Asia/Tokyo' },
    {},
  ]);
});
