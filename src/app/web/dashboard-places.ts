import type { DashboardName } from '#kit/dashboard.ts';

interface Places {
  readonly figures: readonly string[];
  /** The wide column, from the top: first comes what waits for the reader. */
  readonly main: readonly string[];
  /** The narrow column beside it. */
  readonly side: readonly string[];
}

/**
 * In which order the two dashboards show what the domains bring, by name. What is not named here is shown after it in
 * the wide column, so that a new domain appears before anyone gives it a place.
 */
export const PLACES: Readonly<Record<DashboardName, Places>> = {
  client: {
    figures: ['spendable', 'held', 'active-work', 'spent'],
    main: ['changed-texts', 'contracts', 'projects', 'active-orders', 'profile'],
    side: [],
  },
  freelancer: {
    figures: ['available', 'clearing', 'active-work', 'rating'],
    main: ['changed-texts', 'contracts', 'proposals', 'active-orders', 'matching-projects', 'earnings'],
    side: ['clearing', 'before-withdrawing', 'level', 'profile'],
  },
};

/** Of the client's panels those that the home of someone who does both goes without: it has its own of the kind. */
export const NOT_FOR_BOTH: readonly string[] = ['changed-texts', 'profile'];

/** Entries in the order of `names`, then those that are not among them as they came. */
export function placed<Thing>(
  entries: readonly (readonly [name: string, thing: Thing])[],
  names: readonly string[],
): (readonly [name: string, thing: Thing])[] {
  const placeOf = (name: string): number => (names.includes(name) ? names.indexOf(name) : names.length);
  return entries.toSorted(([a], [b]) => placeOf(a) - placeOf(b));
}
