/** What everyone in the demo world signs in with; shown on the sign-in page of a demo instance only. */
export const DEMO_PASSWORD = 'demo-docket-2026';

/**
 * The three the sign-in page of a demo instance offers: one of each kind, with work under way. A test compares them
 * with their profiles.
 */
export const demoGuides = [
  { name: 'Amara Okafor', email: 'amara.okafor@example.com', what: 'sells brand identities and has deliveries due' },
  {
    name: 'Greta Nyström',
    email: 'greta.nystrom@example.org',
    what: 'buys for three bakeries and has a delivery to approve',
  },
  {
    name: 'Leilani Kahananui',
    email: 'leilani.kahananui@example.com',
    what: 'sells interface design and buys for her clients',
  },
];
