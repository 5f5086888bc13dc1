import { expect, it } from 'vitest';
import { after, DAY_MS } from '#kit/clock.ts';
import { money } from '#kit/money.ts';
import { amendmentOf, dueAfter, whyNotAmend, type Standing } from './amendment.ts';

const now = new Date('2026-03-02T09:00:00Z');
const milestone = (place: number, more: Partial<Standing> = {}): Standing => ({
  place,
  title: `Part ${place}`,
  price: money(10_000, 'USD'),
  days: 7,
  criteria: ['It works'],
  state: 'agreed',
  dueAt: null,
  ...more,
});
const agreed = ({ place, title, price, days, criteria }: Standing) => ({ place, title, price, days, criteria });

it('finds what is changed, added and removed by place', () => {
  const [first, second] = [milestone(1), milestone(2)];
  const amendment = amendmentOf(
    [first, second, milestone(3, { state: 'dropped' })],
    [{ ...agreed(first), days: 9 }, agreed(milestone(4))],
  );
  expect(amendment.changed.map(({ before, after: wanted }) => [before.place, wanted.days])).toEqual([[1, 9]]);
  expect([amendment.added.map(({ place }) => place), amendment.dropped.map(({ place }) => place)]).toEqual([[4], [2]]);
  expect(whyNotAmend(amendment, now)).toBeNull();
});

it('changes price and criteria only before a milestone is funded, and its date while it is worked on', () => {
  const working = milestone(1, { state: 'funded', dueAt: after(now, 3 * DAY_MS) });
  const refusalOf = (wish: Partial<Standing>, standing = working) =>
    whyNotAmend(amendmentOf([standing], [agreed({ ...standing, ...wish })]), now);
  expect(refusalOf({ days: 10 })).toBeNull();
  expect(dueAfter(working, 10)).toEqual(after(now, 6 * DAY_MS));
  expect(refusalOf({ days: 4 })).toContain('in the past');
  expect(refusalOf({ price: money(9_000, 'USD') })).toContain('funded');
  expect(refusalOf({ criteria: ['Another'] })).toContain('funded');
  expect(refusalOf({ days: 10 }, milestone(1, { state: 'submitted' }))).toContain('submitted');
});

it('removes nothing that was funded, nor the rest of a milestone that came meanwhile', () => {
  expect(
    whyNotAmend(amendmentOf([milestone(1), milestone(2, { state: 'funded' })], [agreed(milestone(1))]), now),
  ).toContain('Milestone 2 can’t be removed');
});
