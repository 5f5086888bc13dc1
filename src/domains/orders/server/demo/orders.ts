import { autumnOrders } from './autumn.ts';
import { openOrders, waitingForReviewer } from './open.ts';
import type { SeedOrder } from './shape.ts';
import { springOrders } from './spring.ts';
import { summerOrders } from './summer.ts';

/** Every purchase of the demo world. The hours of each follow from its place here, so new ones come last. */
export const demoOrders: readonly SeedOrder[] = [
  ...[...springOrders, ...summerOrders, ...autumnOrders, ...openOrders].toSorted(
    (a, b) => b.placedDaysAgo - a.placedDaysAgo,
  ),
  waitingForReviewer,
];
