import { test } from 'vitest';
import { expectFirstStart } from './test-first-start.ts';

/** With no digits after the point, with three, and with the smallest unit. */
test.each(['JPY', 'KWD', 'IDR'])(
  'an empty instance in %s starts with its demo world, in limits and prices of that currency',
  expectFirstStart,
  300_000,
);
