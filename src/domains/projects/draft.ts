/** What a client writes about a project: unchecked as a draft, validated as content. */
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
  readonly amount: Money;
}

interface Words {
  readonly title: string;
  /** Markdown. */
  readonly description: string;
  readonly skills: readonly string[];
  readonly questions: readonly ProjectQuestion[];
  readonly hires_wanted: number;
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
  readonly milestones: readonly (Omit<PlannedMilestone, 'amount'> & { readonly amount: Money | null })[];
}

/** A version that was shown, immutable: proposals are made on it. */
export interface ProjectContent extends Words {
  readonly category: string;
  readonly top_category: string;
  /** Each with its question as it was asked. */
  readonly scope: readonly (ScopeAnswer & { readonly question: string })[];
  readonly budget_least: Money;
  readonly budget_most: Money;
  readonly days: number;
  readonly milestones: readonly PlannedMilestone[];
}

export const emptyDraft: ProjectDraft = {
  title: '',
  category: null,
  description: '',
  scope: [],
  skills: [],
  budget_least: null,
  budget_most: null,
  days: null,
  hires_wanted: 1,
  milestones: [],
  questions: [],
  visibility: 'public',
  nda: false,
};

/** The same text for the same values, whatever order the database keeps the keys in. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) =>
    one !== null && typeof one === 'object' && !Array.isArray(one) ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1))) : one,
  );

const comparable = ({ category, budget_least: least, budget_most: most, days, milestones, description, scope, hires_wanted: hires }: ProjectContent): string =>
  textOf([category, least, most, days, milestones.map(({ title, criteria, amount }) => [title, criteria, amount]), description, scope, hires]);
/** What a price rests on changed: proposers may withdraw or price again freely (PRJ-2). Title, skills, questions and who sees it do not count. */
export const isMaterialChange = (before: ProjectContent, after: ProjectContent): boolean => comparable(before) !== comparable(after);

const PART_WORDS: Readonly<Record<string, string>> = {
  title: 'title',
  description: 'description',
  category: 'category',
  scope: 'scope',
  skills: 'skills',
  budget_least: 'budget',
  budget_most: 'budget',
  days: 'time',
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
