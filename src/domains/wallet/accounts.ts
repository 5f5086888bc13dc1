/**
 * The ledger's accounts (LED-1 to LED-9). A user's live in the wallet; held ones belong to one order; the others are the
 * platform's own or stand for the outside world. Every name exists from the start, whether used yet or not.
 */
export const buckets = {
  spendable: { account: 'U.spend', title: 'Spendable', meaning: 'Money you added or got back. Use it for orders.' },
  clearing: { account: 'U.pend', title: 'Clearing', meaning: 'Earnings waiting out their clearance days.' },
  available: { account: 'U.avail', title: 'Available', meaning: 'Earnings that are free to spend or withdraw.' },
  inFlight: { account: 'U.out', title: 'On the way out', meaning: 'Withdrawals and returned payments that have not arrived yet.' },
  owed: { account: 'U.owed', title: 'Owed', meaning: 'What you owe after a reversed payment. Whatever you earn, get back or add next repays it first.' },
} as const;

export type Bucket = keyof typeof buckets;
export const BUCKETS = Object.keys(buckets) as Bucket[];
export type UserAccount = (typeof buckets)[Bucket]['account'];

/** In the order in which they are opened, hence locked. */
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

export type PlatformAccount = keyof typeof platformAccounts;
export const PLATFORM_ACCOUNTS = Object.keys(platformAccounts) as PlatformAccount[];

/** Where added money comes from. */
export const fundingSources = { card: 'X.card', paypal: 'X.paypal', test: 'X.test' } as const satisfies Record<string, PlatformAccount>;
export type FundingSource = keyof typeof fundingSources;

/** What held funds may belong to; the held account of an order is `H.order`. */
export type HeldFor = 'order';

/** What a posting is about: a kind of thing, its id, and the words a person knows it by, such as an order number. */
export interface Reference {
  readonly type: HeldFor | 'funding' | 'refund' | 'dispute' | 'adjustment' | 'withdrawal';
  readonly id: string;
  readonly label: string;
}
export type HeldReference = Reference & { readonly type: HeldFor };
