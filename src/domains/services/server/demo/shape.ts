/** What the demo world knows about a service before it is published. Prices are minor units of USD. */
export interface SeedPackage {
  readonly name: string;
  readonly scope: string;
  readonly features: readonly string[];
  readonly price: number;
  readonly days: number;
  readonly revisions: number;
}

export interface SeedExtra {
  readonly name: string;
  readonly price: number;
  readonly addedDays: number;
}

export type SeedRequirement =
  | { readonly kind: 'text'; readonly ask: string; readonly required: boolean }
  | { readonly kind: 'file'; readonly ask: string; readonly required: boolean }
  | { readonly kind: 'number' | 'date' | 'link'; readonly ask: string; readonly required: boolean }
  | {
      readonly kind: 'choice' | 'choices';
      readonly ask: string;
      readonly required: boolean;
      readonly choices: readonly string[];
    };

export interface SeedService {
  /** How orders in the seed refer to it. */
  readonly key: string;
  readonly seller: string;
  /** Slug of a sub-category. */
  readonly category: string;
  readonly title: string;
  readonly listedDaysAgo: number;
  /** Markdown. */
  readonly description: string;
  /** One, two or three, the smallest first. */
  readonly packages: readonly SeedPackage[];
  readonly extras: readonly SeedExtra[];
  readonly faq: readonly { readonly question: string; readonly answer: string }[];
  readonly requirements: readonly SeedRequirement[];
  readonly tags: readonly string[];
}

/** A package on a line: name, scope, features, price, days, revisions. */
export const pack = (
  name: string,
  scope: string,
  features: readonly string[],
  price: number,
  days: number,
  revisions: number,
): SeedPackage => ({
  name,
  scope,
  features,
  price,
  days,
  revisions,
});

export const extra = (name: string, price: number, addedDays = 0): SeedExtra => ({ name, price, addedDays });
export const faq = (question: string, answer: string) => ({ question, answer });

/** Requirement questions: these three must be answered, `…Maybe` need not be. */
export const text = (ask: string): SeedRequirement => ({ kind: 'text', ask, required: true });
export const file = (ask: string): SeedRequirement => ({ kind: 'file', ask, required: true });
export const choice = (ask: string, ...choices: string[]): SeedRequirement => ({
  kind: 'choice',
  ask,
  required: true,
  choices,
});
export const textMaybe = (ask: string): SeedRequirement => ({ kind: 'text', ask, required: false });
export const fileMaybe = (ask: string): SeedRequirement => ({ kind: 'file', ask, required: false });
export const dateMaybe = (ask: string): SeedRequirement => ({ kind: 'date', ask, required: false });
export const linkMaybe = (ask: string): SeedRequirement => ({ kind: 'link', ask, required: false });
export const numberMaybe = (ask: string): SeedRequirement => ({ kind: 'number', ask, required: false });
export const choicesMaybe = (ask: string, ...choices: string[]): SeedRequirement => ({
  kind: 'choices',
  ask,
  required: false,
  choices,
});
