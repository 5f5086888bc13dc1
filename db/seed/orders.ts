import { autumnOrders } from './orders/autumn.ts';
import { openOrders } from './orders/open.ts';
import type { OrderStory } from './orders/shape.ts';
import { springOrders } from './orders/spring.ts';
import { summerOrders } from './orders/summer.ts';

/** Every purchase of the demo world, the oldest first. */
export const demoOrders: readonly OrderStory[] = [...springOrders, ...summerOrders, ...autumnOrders, ...openOrders].toSorted(
  (a, b) => b.placedDaysAgo - a.placedDaysAgo,
);
