import { expect, test } from 'vitest';
import { after, DAY_MS } from '#kit/clock.ts';
import { answerDueAt, whyNotAnswer, whyNotAppeal, whyNotDecide } from './report.ts';

const decidedAt = new Date('2026-03-02T09:00:00Z');
const removed = { state: 'decided', decision: 'removed', decidedAt } as const;

test('a case is decided once', () => {
  expect(whyNotDecide({ state: 'open', decision: null, decidedAt: null })).toBeNull();
  expect(whyNotDecide(removed)).not.toBeNull();
});

test('a decision against someone is appealed once, for 30 days, and answered within 7', () => {
  expect(whyNotAppeal(removed, after(decidedAt, 29 * DAY_MS))).toBeNull();
  expect(whyNotAppeal(removed, after(decidedAt, 30 * DAY_MS))).toContain('30 days');
  expect(whyNotAppeal({ ...removed, state: 'closed' }, decidedAt)).toContain('already');
  expect(whyNotAppeal({ ...removed, decision: 'dismissed' }, decidedAt)).not.toBeNull();
  expect(answerDueAt(decidedAt)).toEqual(new Date('2026-03-09T09:00:00Z'));
  expect(whyNotAnswer(removed)).not.toBeNull();
  expect(whyNotAnswer({ ...removed, state: 'appealed' })).toBeNull();
});
