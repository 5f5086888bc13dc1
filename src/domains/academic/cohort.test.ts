import { describe, expect, test } from 'vitest';
import {
  addressesIn,
  cohortState,
  invitationsLeft,
  termEndsAt,
  whyNotJoin,
  whyNotTerm,
  type Joining,
} from './cohort.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
const term = (startsOn: string, endsOn: string, endedAt: Date | null = null) => ({ startsOn, endsOn, endedAt });

describe('a term', () => {
  test('runs from its first to its last day, both included', () => {
    expect(cohortState(term('2026-11-26', '2026-11-27'), NOW)).toBe('running');
    expect(cohortState(term('2026-11-01', '2026-11-26'), NOW)).toBe('running');
    expect(cohortState(term('2026-11-27', '2026-12-24'), NOW)).toBe('upcoming');
    expect(cohortState(term('2026-11-01', '2026-11-25'), NOW)).toBe('ended');
    expect(cohortState(term('2026-11-01', '2026-12-24', NOW), NOW)).toBe('ended');
    expect(termEndsAt({ endsOn: '2026-12-31' })).toEqual(new Date('2027-01-01T00:00:00Z'));
  });

  test('ends after it begins, in the future, within two years', () => {
    expect(whyNotTerm('2026-11-01', '2026-11-27', NOW)).toBeNull();
    expect(whyNotTerm('2026-11-27', '2026-11-27', NOW)?.field).toBe('ends_on');
    expect(whyNotTerm('2026-11-01', '2026-11-25', NOW)?.why).toContain('future');
    expect(whyNotTerm('2026-11-01', '2028-11-02', NOW)?.why).toContain('two years');
  });
});

describe('joining', () => {
  const free: Joining = {
    state: 'running',
    isConfirmed: true,
    isOwn: false,
    isIn: false,
    wasRemoved: false,
    students: 2,
    limit: 3,
  };

  test('is open to others while there is a place, before the term too', () => {
    expect(whyNotJoin(free)).toBeNull();
    expect(whyNotJoin({ ...free, state: 'upcoming' })).toBeNull();
  });

  test.each([
    ['ended', { state: 'ended' }],
    ['ended', { isConfirmed: false }],
    ['supervise', { isOwn: true }],
    ['already', { isIn: true }],
    ['removed', { wasRemoved: true }],
    ['full', { students: 3 }],
  ] as const)('is refused with the reason: %s', (word, change) => {
    expect(whyNotJoin({ ...free, ...change })).toContain(word);
  });
});

test('pasted addresses are read in any layout, each once', () => {
  expect(addressesIn(' Sam@example.com, kim@example.com;\nsam@EXAMPLE.com ')).toEqual([
    'sam@example.com',
    'kim@example.com',
  ]);
  expect(addressesIn(' \n')).toEqual([]);
});

test('each place can be offered to two addresses', () => {
  expect([invitationsLeft(3, 0), invitationsLeft(3, 5), invitationsLeft(3, 9)]).toEqual([6, 1, 0]);
});
