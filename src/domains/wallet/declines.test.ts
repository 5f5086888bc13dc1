import { expect, test } from 'vitest';
import { declineLimits, pausedUntil, type DeclineSubject } from './declines.ts';

const lastAt = new Date('2026-03-02T09:00:00Z');
const pause = (subject: DeclineSubject, count: number) =>
  ((pausedUntil({ subject, count, lastAt })?.getTime() ?? lastAt.getTime()) - lastAt.getTime()) / 1_000;

test('a pause never gets shorter with more declines, and no count skips it', () => {
  for (const subject of Object.keys(declineLimits.pauses) as DeclineSubject[]) {
    const [first] = declineLimits.pauses[subject];
    const lengths = Array.from({ length: 60 }, (_, count) => pause(subject, count));
    expect(lengths.slice(0, first.from).every((seconds) => seconds === 0)).toBe(true);
    expect(lengths.slice(first.from).every((seconds, n, all) => seconds > 0 && seconds >= (all[n - 1] ?? 0))).toBe(
      true,
    );
  }
});
