/** A milestone while it is typed: criteria one a line, the price maybe not understood yet. */
import { compare, formatMoney, type Money } from '#kit/money.ts';
import type { HireTerms } from '../contract.ts';
import { CONTRACT_LIMITS } from '../life.ts';
import type { OpenMilestone } from '../shapes.ts';

export interface MilestoneDraft {
  /** Of one that was agreed on before. */
  readonly place?: number;
  readonly title: string;
  readonly price: Money | null;
  readonly days: number;
  readonly criteria: string;
}
export const NO_MILESTONE: MilestoneDraft = { title: '', price: null, days: 7, criteria: '' };

/** As long as the one before it, rather than a number that nobody chose. */
export const anotherMilestone = (drafts: readonly MilestoneDraft[]): MilestoneDraft => ({
  ...NO_MILESTONE,
  days: drafts.at(-1)?.days ?? NO_MILESTONE.days,
});

/** What they proposed to begin with: in their milestones, or as one. */
export function milestonesFor(proposal: HireTerms['proposal']): readonly MilestoneDraft[] {
  if (proposal === null) return [NO_MILESTONE];
  const { project, price, days, milestones } = proposal;
  return milestones.length > 0 ? milestones : [{ title: project.title, price, days, criteria: '' }];
}

const UNDER_WORK: readonly OpenMilestone['state'][] = ['funded', 'changes_requested'];
export const isUnderWork = ({ state }: OpenMilestone): boolean => UNDER_WORK.includes(state);
/** What other terms name again, so that it stays. */
export const isOpen = (milestone: OpenMilestone): boolean => isUnderWork(milestone) || milestone.state === 'agreed';
export const asAgreed = ({ place, title, terms, days, criteria }: OpenMilestone) => ({
  place,
  title,
  price: terms.price,
  days,
  criteria,
});

type Limits = Pick<HireTerms, 'least' | 'most'>;
export type MilestoneErrors = Readonly<Partial<Record<keyof MilestoneDraft, string>>>;

export const criteriaOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export function errorsOf({ title, price, days, criteria }: MilestoneDraft, { least, most }: Limits): MilestoneErrors {
  const lines = criteriaOf(criteria);
  return {
    ...(title.trim() === ''
      ? { title: 'Name the milestone.' }
      : title.length > CONTRACT_LIMITS.milestoneTitle
        ? { title: 'This name is too long.' }
        : {}),
    ...(price === null || compare(price, least) < 0 || compare(price, most) > 0
      ? { price: `Enter ${formatMoney(least)} to ${formatMoney(most)}.` }
      : {}),
    ...(days >= 1 && days <= CONTRACT_LIMITS.days ? {} : { days: `Enter 1 to ${CONTRACT_LIMITS.days}.` }),
    ...(lines.length === 0
      ? { criteria: 'Write at least one criterion.' }
      : lines.length > CONTRACT_LIMITS.criteria || lines.some((line) => line.length > CONTRACT_LIMITS.criterion)
        ? {
            criteria: `Write up to ${CONTRACT_LIMITS.criteria} lines of at most ${CONTRACT_LIMITS.criterion} characters.`,
          }
        : {}),
  };
}

export function firstWrong(milestones: readonly MilestoneDraft[], limits: Limits): string | null {
  for (const [index, milestone] of milestones.entries()) {
    const [first] = Object.values(errorsOf(milestone, limits));
    if (first !== undefined) return `Milestone ${index + 1}: ${first}`;
  }
  return null;
}

export function toSend({ title, price, days, criteria }: MilestoneDraft) {
  if (price === null) throw new Error('the schema asks for a price');
  return { title, price, days, criteria: criteriaOf(criteria) };
}
