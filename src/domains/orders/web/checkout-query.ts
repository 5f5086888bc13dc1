import type { PackageTier } from '#domains/services/draft.ts';
import type { Workroom } from '../contract.ts';

export interface Wanted {
  readonly service: string;
  readonly package: PackageTier;
  readonly extras: readonly string[];
}

/** The checkout of the same package and extras, as the address has it. */
export const checkoutQuery = ({ slug, package: { tier }, extras }: Workroom['offer']): Record<string, string> => ({
  service: slug,
  package: tier,
  ...(extras.length === 0 ? {} : { extras: extras.map(({ id }) => id).join(',') }),
});
