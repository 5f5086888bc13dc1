/**
 * A revision of delivered work: what the client wants changed, how many rounds are left, and by when it is due (ORD-7).
 */
import { after, DAY_MS } from '#kit/clock.ts';

export interface RevisionItem {
  readonly what: string;
  /** Where in the work; empty where it says itself. */
  readonly where: string;
}

export const REVISION_LIMITS = { items: 20, what: 500, where: 200 } as const;
export const REVISION_OUTCOMES = ['delivered', 'withdrawn', 'closed'] as const;
export type RevisionOutcome = (typeof REVISION_OUTCOMES)[number];

export interface Revisions {
  /** With the package and everything bought since. Null means unlimited. */
  readonly included: number | null;
  /** Requested and not withdrawn. */
  readonly used: number;
}

/** Null means unlimited. */
export const revisionsLeft = ({ included, used }: Revisions): number | null =>
  included === null ? null : Math.max(0, included - used);

/** Half the delivery time, and at least a day. */
export const revisionDueAt = (requestedAt: Date, deliveryDays: number): Date =>
  after(requestedAt, Math.max(DAY_MS, (deliveryDays * DAY_MS) / 2));
