import { describe, expect, it } from 'vitest';
import { after, DAY_MS } from '#kit/clock.ts';
import { changesToShow, inForce, upcoming, whyNotFrom, whyNotWithdraw, type VersionState } from './version.ts';

const NOW = new Date('2026-11-24T12:00:00Z');
const days = (n: number): Date => after(NOW, n * DAY_MS);
const version = (number: number, from: number | null, state: VersionState = 'published') => ({
  number,
  state,
  effective_at: from === null ? null : days(from),
});

describe('which text is in force', () => {
  it('the one that took effect last, not the one that was written last', () => {
    const all = [version(1, -100), version(2, -10), version(3, 5), version(4, null, 'draft')];
    expect([inForce(all, NOW)?.number, upcoming(all, NOW)?.number]).toEqual([2, 3]);
    expect(inForce(all, days(5))?.number).toBe(3);
  });
  it('of two from the same instant the later version', () =>
    expect(inForce([version(2, -1), version(1, -1)], NOW)?.number).toBe(2));
  it('the one before, when one is withdrawn', () =>
    expect(inForce([version(1, -9), version(2, -1, 'withdrawn')], NOW)?.number).toBe(1));
  it('none of an empty page', () => expect([inForce([], NOW), upcoming([], NOW)]).toEqual([null, null]));
  it('the next of several to come is the soonest', () =>
    expect(upcoming([version(2, 30), version(3, 20)], NOW)?.number).toBe(3));
});

describe('from when', () => {
  it.each([
    ['terms', 15, false, null],
    ['terms', 14.99, false, 'People need 15 days’ notice of a changed legal text. Choose a later date.'],
    ['terms', 0, true, null],
    ['about', 0, false, null],
    ['about', -1, false, 'Choose a date in the future.'],
    ['about', 366, false, 'Choose a date within the next year.'],
  ] as const)('%s in %s days, the first: %s', (page, from, isFirst, refusal) =>
    expect(whyNotFrom(page, days(from), NOW, isFirst)).toBe(refusal),
  );
});

it('the only text in force can’t be withdrawn, an older or later one can', () => {
  const all = [version(1, -9), version(2, 20)];
  expect(whyNotWithdraw(all, 1, NOW)).toContain('only text');
  expect(whyNotWithdraw(all, 2, NOW)).toBeNull();
  expect(whyNotWithdraw([...all, version(3, -1)], 1, NOW)).toBeNull();
});

describe('what someone who registers is shown of changes', () => {
  const shown = (...all: ReturnType<typeof version>[]) =>
    changesToShow(all, NOW).map(({ kind, from, to }) => `${kind} ${from.number}-${to.number}`);
  it('what changed within 30 days, against what was in force before', () => {
    expect(shown(version(1, -90), version(2, -40), version(3, -29))).toEqual(['recent 2-3']);
    expect(shown(version(1, -90), version(2, -30))).toEqual([]);
  });
  it('what takes effect next, against what is in force', () =>
    expect(shown(version(1, -90), version(2, 12), version(3, 40))).toEqual(['soon 1-2']));
  it('both, the past one first', () =>
    expect(shown(version(1, -90), version(2, -3), version(3, 12))).toEqual(['recent 1-2', 'soon 2-3']));
  it('nothing of a first text, a draft or a withdrawn version', () => {
    expect(shown(version(1, -1), version(2, null, 'draft'))).toEqual([]);
    expect(shown(version(1, -90), version(2, -3, 'withdrawn'), version(3, 9, 'withdrawn'))).toEqual([]);
    expect(shown()).toEqual([]);
  });
});
