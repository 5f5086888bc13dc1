import { expect, test } from 'vitest';
import { openMemory, type Remembered } from './memory.ts';

const seen: Remembered<string[]> = { begin: () => [] };
const others: Remembered<string[]> = { begin: () => [] };

test('each open database remembers for itself, and each thing apart', () => {
  const [one, two] = [openMemory(), openMemory()];
  one(seen).push('a change');
  expect(one(seen)).toEqual(['a change']);
  expect(two(seen)).toEqual([]);
  expect(one(others)).toEqual([]);
});
