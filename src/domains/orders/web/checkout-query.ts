import type { PackageTier } from '#domains/services/draft.ts';
import type { Workroom } from '../contract.ts';

export interface Wanted {
  readonly service: string;
  readonly package?: PackageTier;
  readonly extras: readonly string[];
  /** Instead of a package: an offer that the seller made, in the version that was seen. */
  readonly custom_offer?: { readonly number: string; readonly version: number };
}

/** The checkout of the same package and extras, as the address has it. */
export const checkoutQuery = ({
  slug,
  package: { tier },
  extras,
  custom_offer: custom,
}: Workroom['offer']): Record<string, string> => ({
  service: slug,
  ...(custom === null ? { package: tier } : { custom_offer: custom.number, version: String(custom.version) }),
  ...(extras.length === 0 ? {} : { extras: extras.map(({ id }) => id).join(',') }),
});
