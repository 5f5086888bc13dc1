/** What counts towards a complete profile, and how much (REC-13); 80 percent is complete (REC-7). */
export const COMPLETION_POINTS = {
  photo: 10,
  title: 10,
  bio: 15,
  skills: 15,
  rate: 5,
  portfolio: 15,
  experience: 10,
  education: 5,
  languages: 5,
  place: 5,
  phone: 5,
} as const;

export type CompletionItem = keyof typeof COMPLETION_POINTS;
export const COMPLETION_ITEMS = Object.keys(COMPLETION_POINTS) as CompletionItem[];

export interface CompletionFacts {
  readonly avatar: string | null;
  readonly professional_title: string | null;
  readonly bio: string | null;
  readonly skills: readonly unknown[];
  readonly hourly_rate: unknown;
  readonly portfolios: readonly unknown[];
  readonly experiences: readonly unknown[];
  readonly educations: readonly unknown[];
  readonly languages: readonly unknown[];
  readonly city: string | null;
  readonly timezone: string | null;
  readonly phone: string | null;
}

const isGiven = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : typeof value === 'string'
      ? value.trim() !== ''
      : value !== null && value !== undefined;

/** Which items are filled in. A city or a time zone is enough for the place: either shows when someone is awake. */
export function completedItems(facts: CompletionFacts): CompletionItem[] {
  const given: Record<CompletionItem, boolean> = {
    photo: isGiven(facts.avatar),
    title: isGiven(facts.professional_title),
    bio: isGiven(facts.bio),
    skills: isGiven(facts.skills),
    rate: isGiven(facts.hourly_rate),
    portfolio: isGiven(facts.portfolios),
    experience: isGiven(facts.experiences),
    education: isGiven(facts.educations),
    languages: isGiven(facts.languages),
    place: isGiven(facts.city) || isGiven(facts.timezone),
    phone: isGiven(facts.phone),
  };
  return COMPLETION_ITEMS.filter((item) => given[item]);
}

export const completionPercentage = (facts: CompletionFacts): number =>
  completedItems(facts).reduce((sum, item) => sum + COMPLETION_POINTS[item], 0);
