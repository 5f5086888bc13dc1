import type { Role } from '#kit/actor.ts';

/** What GRD-8 looks at, with the names of REC-10. */
export interface OnboardingFacts {
  /** The server's list of words or the record's list of skills: only whether there are any counts. */
  readonly skills: readonly unknown[];
  readonly bio: string | null;
  readonly industries: readonly string[];
  readonly subindustries: readonly string[];
  readonly company_name: string | null;
}

export type OnboardingItem = keyof OnboardingFacts;

/** Only the seed's required items gate the product (ONB-1): a client's three, and every other role's two. */
export const requiredOf = (role: Role): readonly OnboardingItem[] =>
  role === 'client' ? ['industries', 'subindustries', 'company_name'] : ['skills', 'bio'];

const isGiven = (value: string | readonly unknown[] | null): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value !== null && value.length > 0;

export const missingItems = (role: Role, facts: OnboardingFacts): OnboardingItem[] =>
  requiredOf(role).filter((item) => !isGiven(facts[item]));

export const isOnboarded = (role: Role, facts: OnboardingFacts): boolean => missingItems(role, facts).length === 0;
