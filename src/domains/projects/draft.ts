/** What a client writes about a project: unchecked as a draft, validated as content. */
import type { EXPERIENCE_LEVELS } from '#domains/accounts/user-record.ts';
import type { Money } from '#kit/money.ts';
import type { Visibility } from './project.ts';

/** What a good brief of the category answers, in the client’s words. The questions are in `scope.ts`. */
export interface ScopeAnswer {
  readonly id: string;
  readonly answer: string;
}
/** To everyone who proposes. */
export interface ProjectQuestion {
  readonly id: string;
  readonly question: string;
  readonly required: boolean;
}
export interface PlannedMilestone {
  readonly id: string;
  readonly title: string;
  /** By which the client will accept it. */
  readonly criteria: string;
  /** Null only where the budget isn’t decided. */
  readonly amount: Money | null;
  /** A day such as 2026-12-05. */
  readonly due_on: string | null;
}

/**
 * Whom the client would rather hire, and when the work is done. Each may be left open, and none keeps anyone from
 * proposing.
 */
export interface Preferences {
  readonly level: (typeof EXPERIENCE_LEVELS)[number] | null;
  /** ISO 639-1. */
  readonly language: string | null;
  /** ISO 3166-1, two letters. */
  readonly country: string | null;
  /** IANA. */
  readonly time_zone: string | null;
  /** Days such as 2026-12-05. */
  readonly start_on: string | null;
  readonly due_on: string | null;
}
const noPreferences: Preferences = {
  level: null,
  language: null,
  country: null,
  time_zone: null,
  start_on: null,
  due_on: null,
};

interface Words extends Preferences {
  readonly title: string;
  /** Markdown. */
  readonly description: string;
  readonly skills: readonly string[];
  readonly questions: readonly ProjectQuestion[];
  readonly hires_wanted: number;
  /** The client hears prices first: no budget is given. */
  readonly budget_undecided: boolean;
  readonly visibility: Visibility;
  /** Files open only to people who agree to keep them to themselves. */
  readonly nda: boolean;
}

/** One autosaved row: any field may still be empty. */
export interface ProjectDraft extends Words {
  readonly category: string | null;
  readonly scope: readonly ScopeAnswer[];
  readonly budget_least: Money | null;
  readonly budget_most: Money | null;
  readonly days: number | null;
  readonly milestones: readonly PlannedMilestone[];
}

/** A version that was shown, immutable: proposals are made on it. */
export interface ProjectContent extends Words {
  readonly category: string;
  readonly top_category: string;
  /** Each with its question as it was asked. */
  readonly scope: readonly (ScopeAnswer & { readonly question: string })[];
  readonly budget_least: Money | null;
  readonly budget_most: Money | null;
  /** Where only a deadline was given, the days until then. */
  readonly days: number;
  readonly milestones: readonly PlannedMilestone[];
}

export const emptyDraft: ProjectDraft = {
  ...noPreferences,
  title: '',
  category: null,
  description: '',
  scope: [],
  skills: [],
  budget_least: null,
  budget_most: null,
  budget_undecided: false,
  days: null,
  hires_wanted: 1,
  milestones: [],
  questions: [],
  visibility: 'public',
  nda: false,
};

/** Of a version; a version of an earlier release has none. */
export const preferencesIn = (content: Partial<Preferences> | null): Preferences => ({
  level: content?.level ?? null,
  language: content?.language ?? null,
  country: content?.country ?? null,
  time_zone: content?.time_zone ?? null,
  start_on: content?.start_on ?? null,
  due_on: content?.due_on ?? null,
});

const leftOpen = { ...noPreferences, budget_undecided: false };
const undated = { due_on: null };
/** Rows of earlier releases have no preferences and no dates: what is missing was left open. */
export const completed = <Stored extends ProjectDraft | ProjectContent>(stored: Stored): Stored => ({
  ...leftOpen,
  ...stored,
  milestones: stored.milestones.map((milestone) => ({ ...undated, ...milestone })),
});

/** The same text for the same values, whatever order the database keeps the keys in. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, node: unknown) =>
    node !== null && typeof node === 'object' && !Array.isArray(node)
      ? Object.fromEntries(Object.entries(node).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : node,
  );

const comparable = ({
  category,
  budget_least: least,
  budget_most: most,
  days,
  start_on: start,
  due_on: due,
  milestones,
  ...rest
}: ProjectContent): string =>
  textOf([
    category,
    least,
    most,
    [days, start, due],
    milestones.map(({ title, criteria, amount, due_on: on }) => [title, criteria, amount, on]),
    rest.description,
    rest.scope,
    rest.hires_wanted,
  ]);
/**
 * What a price rests on changed: proposers may withdraw or price again freely (PRJ-2). Title, skills, questions, whom
 * it prefers and who sees it do not count.
 */
export const isMaterialChange = (before: ProjectContent, after: ProjectContent): boolean =>
  comparable(before) !== comparable(after);

const PART_WORDS: Readonly<Record<string, string>> = {
  title: 'title',
  description: 'description',
  category: 'category',
  scope: 'scope',
  skills: 'skills',
  budget_least: 'budget',
  budget_most: 'budget',
  budget_undecided: 'budget',
  days: 'time',
  start_on: 'start date',
  due_on: 'deadline',
  level: 'preferred level',
  language: 'preferred language',
  country: 'preferred country',
  time_zone: 'preferred time zone',
  milestones: 'milestones',
  questions: 'questions',
  hires_wanted: 'number of people',
  visibility: 'visibility',
  nda: 'NDA',
};
/** The parts that differ, in words, for the notice to proposers and the client’s own overview. */
export const changedParts = (before: ProjectContent, after: ProjectContent): string[] => [
  ...new Set(
    Object.entries(PART_WORDS).flatMap(([part, words]) => {
      const [was, is] = [before, after].map((content) => textOf(content[part as keyof ProjectContent]));
      return was === is ? [] : [words];
    }),
  ),
];
