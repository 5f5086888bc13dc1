import { expect, test } from 'vitest';
import { sideToOpen, type WorkSide } from './side-to-open.ts';

const BOTH: readonly WorkSide[] = ['selling', 'buying'];

test('contracts open on the side where something waits', () => {
  expect(sideToOpen(BOTH, { selling: 0, buying: 2 })).toBe('buying');
  expect(sideToOpen(BOTH, { selling: 1, buying: 2 })).toBe('selling');
  expect(sideToOpen(BOTH, { selling: 0, buying: 0 })).toBe('selling');
});

test('someone with one side sees that one', () => {
  expect(sideToOpen(['buying'], { selling: 0, buying: 0 })).toBe('buying');
});
