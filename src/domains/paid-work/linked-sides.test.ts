import { expect, it } from 'vitest';
import { linkOf, type SharedSigns } from './linked-sides.ts';

const now = new Date('2026-03-31T00:00:00Z');
const nothing: SharedSigns = {
  device: false,
  card: false,
  destination: false,
  address: false,
  youngest: new Date('2026-01-01T00:00:00Z'),
};

it('finds nothing between people who share nothing, however new they are', () => {
  expect(linkOf(nothing, now)).toBeNull();
  expect(linkOf({ ...nothing, youngest: now }, now)).toBeNull();
});

it('takes one browser, card or payout destination for one person', () => {
  for (const sign of ['device', 'card', 'destination'] as const)
    expect(linkOf({ ...nothing, [sign]: true }, now)).toEqual({ signs: [sign], counts: false });
});

it('lets a network address alone count, unless an account is less than 30 days old', () => {
  const office = { ...nothing, address: true };
  expect(linkOf(office, now)).toEqual({ signs: ['address'], counts: true });
  expect(linkOf({ ...office, youngest: new Date('2026-03-01T00:00:00Z') }, now)).toMatchObject({ counts: true });
  expect(linkOf({ ...office, youngest: new Date('2026-03-01T00:00:01Z') }, now)).toMatchObject({ counts: false });
  expect(linkOf({ ...office, card: true }, now)).toEqual({ signs: ['card', 'address'], counts: false });
});
