import { expect, test } from 'vitest';
import { axisTicks, labelStep, toCsv } from './chart-scale.ts';

test('the axis ends on a round number at or above the highest bar', () => {
  expect(axisTicks([320, 940])).toEqual([0, 500, 1_000]);
  expect(axisTicks([1_200])).toEqual([0, 1_000, 2_000]);
  expect(axisTicks([7])).toEqual([0, 4, 8]);
  expect(axisTicks([])).toEqual([0, 0.5, 1]);
});

test('labels thin out when the chart gets narrow', () => {
  expect(labelStep(12, 640)).toBe(1);
  expect(labelStep(12, 300)).toBe(2);
  expect(labelStep(52, 300)).toBe(8);
});

test('a comma or a quote in a label survives the CSV', () => {
  expect(toCsv(['Week', 'Amount'], [['1, "first"', 12]])).toBe('Week,Amount\r\n"1, ""first""",12');
});
