import { test } from 'vitest';
import { expectFirstStart } from './test-first-start.ts';

test(
  'an empty instance in HUF starts with its demo world, in limits and prices of that currency',
  () => expectFirstStart('HUF'),
  300_000,
);
