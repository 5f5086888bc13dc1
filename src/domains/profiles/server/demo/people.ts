import { clients, sellersWhoBuy } from './clients.ts';
import { freelancers } from './freelancers.ts';
import type { SeedBoth, SeedClient, SeedFreelancer } from './people-shape.ts';

/** Everyone who sells, in the order they joined. */
export const demoSellers: readonly (SeedFreelancer | SeedBoth)[] = [...freelancers, ...sellersWhoBuy].toSorted(
  (a, b) => b.joinedDaysAgo - a.joinedDaysAgo,
);

/** Everyone who buys, in the order they joined. */
export const demoBuyers: readonly (SeedClient | SeedBoth)[] = [...clients, ...sellersWhoBuy].toSorted(
  (a, b) => b.joinedDaysAgo - a.joinedDaysAgo,
);

export type DemoPerson = SeedFreelancer | SeedClient | SeedBoth;

export const demoPeople: readonly DemoPerson[] = [...freelancers, ...clients, ...sellersWhoBuy].toSorted(
  (a, b) => b.joinedDaysAgo - a.joinedDaysAgo,
);
