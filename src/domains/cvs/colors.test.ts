import { expect, it } from 'vitest';
import { contrastOnWhite, isReadable, readable } from './colors.ts';

it('measures contrast as WCAG does', () => {
  expect(contrastOnWhite('#000000')).toBeCloseTo(21, 5);
  expect(contrastOnWhite('#ffffff')).toBeCloseTo(1, 5);
  expect(contrastOnWhite('#777777')).toBeCloseTo(4.48, 2);
});

it('darkens what is too light, and leaves what is not', () => {
  expect(isReadable('#ffd400')).toBe(false);
  expect(isReadable(readable('#ffd400'))).toBe(true);
  expect(readable('#0b5563')).toBe('#0b5563');
});
