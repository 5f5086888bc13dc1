import type { Terms } from '../price.ts';

/**
 * A piece of paid work, known by its id: the id of its charge, of its reviews and of its timeline, deliveries and
 * files. What it is called in its domain, and its number there, name it where people read of it.
 */
export interface Work {
  readonly id: string;
  /** Its kind of charge. */
  readonly kind: string;
  readonly number: string;
  readonly clientId: string;
  readonly freelancerId: string;
}

/** Work that a client pays for in advance, of whichever kind. */
export interface PaidWork extends Work {
  readonly title: string;
  readonly terms: Terms;
}
