import { expect, test } from 'vitest';
import { after, DAY_MS } from '#kit/clock.ts';
import { absenceStep, HELD_FOR_ABSENCE, holdCause } from './absence.ts';

const START = new Date('2026-01-01T00:00:00Z');
const day = (n: number): Date => after(START, n * DAY_MS);

test('a seller is notified on day 53 and held on day 60', () => {
  expect(absenceStep(START, null, day(52))).toEqual({ kind: 'wait', until: day(53), warnedAt: null });
  expect(absenceStep(START, null, day(53))).toEqual({ kind: 'warn', holdAt: day(60) });
  expect(absenceStep(START, day(53), day(59))).toEqual({ kind: 'wait', until: day(60), warnedAt: day(53) });
  expect(absenceStep(START, day(53), day(60))).toEqual({ kind: 'hold' });
});

test('an absence that is noticed late is notified 7 days before all the same', () => {
  expect(absenceStep(START, null, day(200))).toEqual({ kind: 'warn', holdAt: day(207) });
  expect(absenceStep(START, day(200), day(206))).toEqual({ kind: 'wait', until: day(207), warnedAt: day(200) });
  expect(absenceStep(START, day(200), day(207))).toEqual({ kind: 'hold' });
});

test('who came back after the notice is not absent, and is notified again of another absence', () => {
  expect(absenceStep(day(55), day(53), day(60))).toEqual({ kind: 'wait', until: day(108), warnedAt: null });
  expect(absenceStep(day(55), day(53), day(108))).toEqual({ kind: 'warn', holdAt: day(115) });
});

test('whose last use is not known is not absent', () => {
  expect(absenceStep(null, null, day(500))).toEqual({ kind: 'wait', until: day(553), warnedAt: null });
});

test('only a hold for absence is the seller’s to end', () => {
  expect([null, HELD_FOR_ABSENCE, 'It copies another service.'].map(holdCause)).toEqual([null, 'absence', 'staff']);
});
