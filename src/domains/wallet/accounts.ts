/**
 * The ledger's accounts (LED-1 to LED-9). A user's are in the wallet; held ones belong to one charge; the others are
 * the platform's own or represent the outside world. Every name exists from the start, whether used yet or not.
 */
export const buckets = {
  spendable: { account: 'U.spend', title: 'Spendable', meaning: 'Money you added or got back. Pay for work with it.' },
  clearing: { account: 'U.pend', title: 'Clearing', meaning: 'Earnings waiting out their clearance days.' },
  available: { account: 'U.avail', title: 'Available', meaning: 'Earnings that are free to spend or withdraw.' },
  in_flight: { account: 'U.out', title: 'In transit', meaning: 'Withdrawals and returned payments that have not arrived yet.' },
  owed: { account: 'U.owed', title: 'Owed', meaning: 'What you owe after a reversed payment. Whatever you earn, get back or add next repays it first.' },
} as const;

export type Bucket = keyof typeof buckets;
export const BUCKETS = Object.keys(buckets) as Bucket[];
export type UserAccount = (typeof buckets)[Bucket]['account'];

/** In the order in which they are opened and therefore locked. */
export const USER_ACCOUNTS: readonly UserAccount[] = BUCKETS.map((bucket) => buckets[bucket].account);

export const bucketOf = (account: string): Bucket | null => BUCKETS.find((bucket) => buckets[bucket].account === account) ?? null;

export const platformAccounts = {
  'R.svc': 'Service fees, from what freelancers earn',
  'R.buy': 'Client fees, from what clients pay',
  'R.mem': 'Memberships',
  'R.test': 'Skill tests',
  'R.wd': 'Withdrawal fees',
  'R.exp': 'Fees for express withdrawal and early clearance',
  'L.tax': 'Tax to be paid on',
  'L.promo': 'Points and credit not yet used',
  'X.card': 'Card payments, at the provider',
  'X.paypal': 'PayPal',
  'X.bank': 'Bank transfers',
  'X.test': 'The built-in test provider',
  'E.psp': 'Cost of payment providers',
  'E.promo': 'Cost of points and credit',
  'E.loss': 'Losses taken over',
} as const;

/** Where the price of a purchase goes. */
export const PURCHASE_INCOME = ['R.mem', 'R.test'] as const satisfies readonly (keyof typeof platformAccounts)[];
export type PurchaseIncome = (typeof PURCHASE_INCOME)[number];

export type PlatformAccount = keyof typeof platformAccounts;
export const PLATFORM_ACCOUNTS = Object.keys(platformAccounts) as PlatformAccount[];

/** Where added money comes from. */
export const fundingSources = { card: 'X.card', paypal: 'X.paypal', test: 'X.test' } as const satisfies Record<string, PlatformAccount>;
export type FundingSource = keyof typeof fundingSources;

/**
 * What a posting is about: a kind of thing, its id, and the words a person knows it by, such as a number. Of a charge these
 * are its kind, id and number, and what is held for it lies on the account `H.` with its kind.
 */
export interface Reference {
  readonly type: string;
  readonly id: string;
  readonly label: string;
}
