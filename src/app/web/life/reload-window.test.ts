import { expect, test } from 'vitest';
import { waitBeforeReload } from './reload-window.ts';

test.each([
  ['never reloaded before', 50_000, null, 0],
  ['just now', 50_000, 50_000, 10_000],
  ['a moment before the window ends', 59_999, 50_000, 1],
  ['when the window ends', 60_000, 50_000, 0],
  ['long ago', 900_000, 50_000, 0],
  ['by a clock that was set back since', 40_000, 50_000, 0],
])('%s', (_when, now, last, wait) => expect(waitBeforeReload(now, last)).toBe(wait));
