/** Four steps over one draft, and which of them has a field. */
import type { MyProject } from '../../contract.ts';

export const STEPS = ['brief', 'details', 'budget', 'post'] as const;
export type Step = (typeof STEPS)[number];
export const STEP_NAMES: Readonly<Record<Step, string>> = {
  brief: 'Brief',
  details: 'Details',
  budget: 'Budget',
  post: 'Post',
};
export const isStep = (text: string | null): text is Step => STEPS.some((step) => step === text);

const STEP_OF: Readonly<Record<string, Step>> = {
  title: 'brief',
  category: 'brief',
  description: 'brief',
  scope: 'brief',
  skills: 'details',
  questions: 'details',
  level: 'details',
  language: 'details',
  country: 'details',
  time_zone: 'details',
  budget_least: 'budget',
  budget_most: 'budget',
  budget_undecided: 'budget',
  days: 'budget',
  start_on: 'budget',
  due_on: 'budget',
  hires_wanted: 'budget',
  milestones: 'budget',
};
export const stepOfField = (field: string): Step => STEP_OF[field.split('.')[0] ?? ''] ?? 'brief';

interface Progress {
  readonly draft: Pick<Draft, 'skills' | 'questions' | 'nda' | 'level' | 'language' | 'country' | 'time_zone'>;
  readonly files: number;
  /** Posting still needs something of this step. */
  readonly isLacking: boolean;
}

const hasPreference = ({ level, language, country, time_zone: zone }: Progress['draft']): boolean =>
  [level, language, country, zone].some((preference) => preference !== null);

/**
 * Done marks are earned: Details asks for nothing, so it is done with an answer in it, and skipped once it was passed
 * without.
 */
export function stateOfStep(
  step: Step,
  current: Step,
  { draft, files, isLacking }: Progress,
): 'current' | 'done' | 'skipped' | 'next' {
  if (step === current) return 'current';
  if (step === 'post' || isLacking) return 'next';
  if (
    step !== 'details' ||
    draft.skills.length > 0 ||
    draft.questions.length > 0 ||
    draft.nda ||
    files > 0 ||
    hasPreference(draft)
  )
    return 'done';
  return STEPS.indexOf(step) < STEPS.indexOf(current) ? 'skipped' : 'next';
}

export type WizardScreen = 'post-project' | 'edit-project';
export type Draft = MyProject['draft'];
export interface StepProps {
  readonly project: MyProject;
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  /** What is said beside fields now, by their names. */
  readonly problems: Readonly<Record<string, string[]>>;
}
export const firstProblem = (problems: StepProps['problems'], field: string): string | undefined =>
  problems[field]?.[0];

/** A list with the item at `index` changed; the others stay the same objects. */
export const withChanged = <Item>(list: readonly Item[], index: number, part: Partial<Item>): Item[] =>
  list.map((item, at) => (at === index ? { ...item, ...part } : item));
export const without = <Item>(list: readonly Item[], index: number): Item[] => list.filter((_item, at) => at !== index);
export const freshId = (taken: readonly { id: string }[], prefix: string): string => {
  for (let number = taken.length + 1; ; number += 1)
    if (!taken.some(({ id }) => id === `${prefix}-${number}`)) return `${prefix}-${number}`;
};
