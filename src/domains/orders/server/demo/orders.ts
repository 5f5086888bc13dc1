import { autumnOrders } from './autumn.ts';
import { openOrders } from './open.ts';
import type { SeedOrder } from './shape.ts';
import { springOrders } from './spring.ts';
import { summerOrders } from './summer.ts';

/** Every purchase of the demo world, the oldest first. */
export const demoOrders: readonly SeedOrder[] = [...springOrders, ...summerOrders, ...autumnOrders, ...openOrders].toSorted(
  (a, b) => b.placedDaysAgo - a.placedDaysAgo,
);
