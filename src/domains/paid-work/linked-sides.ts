/** When both sides of a trade are taken for one person (MON-14, AUT-15, decision 182). */
import { DAY_MS } from '#kit/clock.ts';

export interface SharedSigns {
  /** They signed in with one browser. */
  readonly device: boolean;
  readonly card: boolean;
  readonly destination: boolean;
  /** One network address within 30 days: also true of two people in one office. */
  readonly address: boolean;
  readonly youngest: Date | null;
}

/** An account this young has nothing yet that speaks for a person of its own. */
const NEW_DAYS = 30;

export const SIGN_WORDS = {
  device: 'browser',
  card: 'payment card',
  destination: 'payout destination',
  address: 'network address',
} as const;
export type Sign = keyof typeof SIGN_WORDS;
const SIGNS: readonly Sign[] = ['device', 'card', 'destination', 'address'];

export interface SidesLink {
  readonly signs: readonly Sign[];
  /** Flagged alone: levels, ratings and records still count it. */
  readonly counts: boolean;
}

/** Null where they share nothing. An address alone is weak: it counts against a new account only. */
export function linkOf(shared: SharedSigns, now: Date): SidesLink | null {
  const signs = SIGNS.filter((sign) => shared[sign]);
  if (signs.length === 0) return null;
  const isNew = shared.youngest !== null && now.getTime() - shared.youngest.getTime() < NEW_DAYS * DAY_MS;
  return { signs, counts: signs.every((sign) => sign === 'address') && !isNew };
}
