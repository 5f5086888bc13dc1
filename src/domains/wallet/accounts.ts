/**
 * The ledger's accounts (LED-1 to LED-9). A user's are in the wallet; held ones belong to one charge; the others are
 * the platform's own or represent the outside world. Every name exists from the start, whether used yet or not.
 */
export const buckets = {
  spendable: {
    account: 'U.spend',
    title: 'Spendable',
    meaning: 'Money you added or were refunded. Use it to pay for work.',
  },
  clearing: { account: 'U.pend', title: 'Clearing', meaning: 'Earnings in their clearance period.' },
  available: { account: 'U.avail', title: 'Available', meaning: 'Earnings you can spend or withdraw.' },
  in_flight: {
    account: 'U.out',
    title: 'Pending payouts',
    meaning: 'Withdrawals and returned payments that haven’t arrived yet, including those on hold or in review.',
  },
  owed: {
    account: 'U.owed',
    title: 'Owed',
    meaning: 'What you owe after a payment was reversed. Your next earnings, refunds or top-ups repay it first.',
  },
} as const;

export type Bucket = keyof typeof buckets;
export const BUCKETS = Object.keys(buckets) as Bucket[];
export type UserAccount = (typeof buckets)[Bucket]['account'];

/** In the order in which they are opened and therefore locked. */
export const USER_ACCOUNTS: readonly UserAccount[] = BUCKETS.map((bucket) => buckets[bucket].account);

export const bucketOf = (account: string): Bucket | null =>
  BUCKETS.find((bucket) => buckets[bucket].account === account) ?? null;

export const platformAccounts = {
  'R.svc': 'Service fees, paid by freelancers',
  'R.buy': 'Client fees, paid by clients',
  'R.mem': 'Memberships',
  'R.test': 'Skill tests',
  'R.wd': 'Withdrawal fees',
  'R.exp': 'Fees for express withdrawal and early clearance',
  'L.tax': 'Tax collected, payable',
  'L.promo': 'Unused points and credit',
  'X.card': 'Card payments held by the provider',
  'X.paypal': 'PayPal',
  'X.bank': 'Bank transfers',
  'X.test': 'Built-in test provider',
  'E.psp': 'Payment processing costs',
  'E.promo': 'Cost of points and credit',
  'E.loss': 'Losses absorbed',
} as const;

/** Where the price of a purchase goes. */
export const PURCHASE_INCOME = ['R.mem', 'R.test'] as const satisfies readonly (keyof typeof platformAccounts)[];
export type PurchaseIncome = (typeof PURCHASE_INCOME)[number];

export type PlatformAccount = keyof typeof platformAccounts;
export const PLATFORM_ACCOUNTS = Object.keys(platformAccounts) as PlatformAccount[];

/** Where added money comes from. */
export const fundingSources = { card: 'X.card', paypal: 'X.paypal', test: 'X.test' } as const satisfies Record<
  string,
  PlatformAccount
>;
export type FundingSource = keyof typeof fundingSources;

/**
 * What a posting is about: a kind of thing, its id, and the words a person knows it by, such as a number. Of a charge
 * these are its kind, id and number, and what is held for it lies on the account `H.` with its kind.
 */
export interface Reference {
  readonly type: string;
  readonly id: string;
  readonly label: string;
}
