import { expect, test } from 'vitest';
import { openMemory, type Remembered } from './memory.ts';

const seen: Remembered<string[]> = { begin: () => [] };
const others: Remembered<string[]> = { begin: () => [] };

test('each open database remembers for itself, and each thing apart', () => {
  const [firstMemory, two] = [openMemory(), openMemory()];
  firstMemory(seen).push('a change');
  expect(firstMemory(seen)).toEqual(['a change']);
  expect(two(seen)).toEqual([]);
  expect(firstMemory(others)).toEqual([]);
});
