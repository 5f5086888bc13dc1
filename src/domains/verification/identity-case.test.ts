import { expect, test } from 'vitest';
import { tryMove } from '#kit/transitions.ts';
import { afterBusinessDays } from '#kit/business-days.ts';
import { CASE_STATES, caseMoves, isSameName, partsNeeded, type CaseMove, type Party } from './identity-case.ts';

const PARTIES: readonly Party[] = ['person', 'operator', 'system'];

/** Everything that is possible, written out; whatever is missing here is impossible. */
const POSSIBLE = new Set([
  'started person submit submitted',
  'more_info person submit submitted',
  'submitted operator take in_review',
  'in_review operator take in_review',
  'rejected operator uphold rejected',
  'revoked operator uphold revoked',
  'rejected operator reopen in_review',
  'revoked operator reopen in_review',
  'submitted operator approve approved',
  'in_review operator approve approved',
  'submitted operator reject rejected',
  'in_review operator reject rejected',
  'submitted operator askForMore more_info',
  'in_review operator askForMore more_info',
  'approved system expire expired',
  'approved operator revoke revoked',
]);

test('every pair of state and move leads where the table says, and nowhere else', () => {
  const found = new Set<string>();
  for (const from of CASE_STATES)
    for (const party of PARTIES)
      for (const name of Object.keys(caseMoves) as CaseMove[]) {
        const answer = tryMove(caseMoves, name, from, party);
        if (answer.ok) found.add(`${from} ${party} ${name} ${answer.to}`);
      }
  expect(found).toEqual(POSSIBLE);
});

test.each([
  ['2026-11-16T09:00:00.000Z', '2026-11-18T09:00:00.000Z'],
  ['2026-11-19T09:00:00.000Z', '2026-11-23T09:00:00.000Z'],
  ['2026-11-20T09:00:00.000Z', '2026-11-24T09:00:00.000Z'],
  ['2026-11-21T09:00:00.000Z', '2026-11-24T09:00:00.000Z'],
])('two business days after %s is %s', (from, to) =>
  expect(afterBusinessDays(new Date(from), 2).toISOString()).toBe(to),
);

test('a card has two sides, a passport one page', () => {
  expect(partsNeeded('passport')).toEqual(['front', 'selfie']);
  expect(partsNeeded('identity_card')).toEqual(['front', 'back', 'selfie']);
});

test.each([
  ['LUKASZ', 'ZELAZNY', 'Łukasz', 'Żelazny', true],
  ['CONAN', 'OBRIEN', 'Conan', 'O’Brien', true],
  ['JOERG PETER', 'MUELLER', 'Jörg', 'Müller', true],
  ['SØREN', 'SØRENSEN', 'Soren', 'Sorensen', true],
  ['ISIL', 'YILMAZ', 'Işıl', 'Yılmaz', true],
  ['IURII', 'SHCHERBAKOV', 'Юрий', 'Щербаков', true],
  ['LUKASZ', 'NOWAK', 'Łukasz', 'Żelazny', false],
])('a document of %s %s is that of %s %s: %s', (first, last, first_name, last_name, is) => {
  expect(isSameName({ first, last }, { first_name, last_name })).toBe(is);
});
