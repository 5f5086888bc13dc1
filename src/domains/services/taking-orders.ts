/**
 * Whether a freelancer takes orders now (SVC-22, SVC-23). It holds for all of their services: what is limited is their
 * time.
 */
export const TAKING_ORDERS = { mostOpen: 100, awayDays: 180, noteLength: 300 } as const;

export const CLOSED_REASONS = ['away', 'full'] as const;
export type ClosedReason = (typeof CLOSED_REASONS)[number];

export interface Capacity {
  /** Open orders at the same time; null is no limit. */
  readonly mostOpen: number | null;
  /** Null once the absence has begun. */
  readonly awayFrom: Date | null;
  readonly awayUntil: Date | null;
  /** Paid and not delivered. */
  readonly openOrders: number;
  /** The first of them to be delivered. */
  readonly nextDueAt: Date | null;
}

/** Being away comes first: a place in the queue would not help. */
export function whyClosed({ mostOpen, awayFrom, awayUntil, openOrders }: Capacity, now: Date): ClosedReason | null {
  if (awayUntil !== null && awayUntil > now && (awayFrom === null || awayFrom <= now)) return 'away';
  return mostOpen !== null && openOrders >= mostOpen ? 'full' : null;
}

/** When orders are likely taken again; null where nobody can say. A date that passed says nothing. */
export function opensAt(capacity: Capacity, now: Date): Date | null {
  const at = whyClosed(capacity, now) === 'away' ? capacity.awayUntil : capacity.nextDueAt;
  return at !== null && at > now ? at : null;
}
