import { clients, sellersWhoBuy } from './clients.ts';
import { freelancers } from './freelancers.ts';
import type { SeedBoth, SeedClient, SeedFreelancer } from './people-shape.ts';

/** What everybody in the demo world signs in with; shown on the sign-in page of a demo instance only. */
export const DEMO_PASSWORD = 'demo-docket-2026';

/** Everyone who sells, in the order they joined. */
export const demoSellers: readonly (SeedFreelancer | SeedBoth)[] = [...freelancers, ...sellersWhoBuy].toSorted((a, b) => b.joinedDaysAgo - a.joinedDaysAgo);

/** Everyone who buys, in the order they joined. */
export const demoBuyers: readonly (SeedClient | SeedBoth)[] = [...clients, ...sellersWhoBuy].toSorted((a, b) => b.joinedDaysAgo - a.joinedDaysAgo);

export type DemoPerson = SeedFreelancer | SeedClient | SeedBoth;

export const demoPeople: readonly DemoPerson[] = [...freelancers, ...clients, ...sellersWhoBuy].toSorted((a, b) => b.joinedDaysAgo - a.joinedDaysAgo);

/** The three the sign-in page of a demo instance offers first: one of each kind, with work under way. */
export const demoGuides: readonly { readonly username: string; readonly why: string }[] = [
  { username: 'amara-okafor', why: 'sells brand identities and has deliveries due' },
  { username: 'greta-nystrom', why: 'buys for three bakeries and has a delivery to approve' },
  { username: 'leilani-kahananui', why: 'sells interface design and buys for her clients' },
];
