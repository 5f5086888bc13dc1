/** One purchase of the demo world, as a plan: who bought what, when, how far it went and what both said afterwards. */
export interface SeedReview {
  /** Stars for communication, quality and value, 1 to 5. */
  readonly stars: readonly [communication: number, quality: number, value: number];
  readonly body: string;
}

/**
 * How far an order goes.
 * `approved` was approved by the client and `auto-approved` by the clock; whether its money has cleared by now follows
 * from the dates. `late` is in progress past its due date. The four ends without delivery say who ended it.
 */
export type Fate =
  | 'unpaid'
  | 'expired'
  | 'awaiting'
  | 'working'
  | 'late'
  | 'delivered'
  | 'review-extended'
  | 'in-revision'
  | 'more-time-asked'
  | 'extra-added'
  | 'approved'
  | 'auto-approved'
  | 'disputed'
  | 'dispute-waiting'
  | 'dispute-decided'
  | 'cancelled-by-client'
  | 'cancelled-unanswered'
  | 'cancelled-late'
  | 'cancelled-abandoned';

export interface SeedOrder {
  readonly client: string;
  /** Key of the service. */
  readonly service: string;
  /** Place of the package, 0 for the smallest. */
  readonly tier: number;
  readonly placedDaysAgo: number;
  readonly fate: Fate;
  /** In the order of the service's questions; empty for one left open. Empty when they were never answered. */
  readonly answers: readonly string[];
  /** What the client wants changed in the delivery, each with its place. */
  readonly changes?: readonly (readonly [what: string, where: string])[];
  /** How many more days the freelancer asks for, and why. */
  readonly moreTime?: readonly [days: number, reason: string];
  /** What the freelancer offers to add, its price in minor units, and how many more days it takes. */
  readonly extra?: readonly [title: string, price: number, days: number];
  /** What the client tips after approving, in minor units. */
  readonly tip?: number;
  /** Why the client canceled, in their words. */
  readonly reason?: string;
  /** Delivered after this share of the agreed time; above 1 is late. On time when missing. */
  readonly pace?: number;
  /** What came with the delivery. */
  readonly note?: string;
  /** The client’s claim: points, what happened, and the freelancer’s view of it. */
  readonly claim?: { readonly items: readonly string[]; readonly text: string; readonly answer: string };
  readonly fromClient?: SeedReview;
  readonly fromSeller?: SeedReview;
  /** The seller's public reply to the client's review. */
  readonly reply?: string;
}

/** Stars and words, as "554 Clear, quick, kind." */
export function reviewFrom(line: string): SeedReview {
  const [communication = 0, quality = 0, value = 0] = Array.from(line.slice(0, 3), Number);
  return { stars: [communication, quality, value], body: line.slice(4) };
}
