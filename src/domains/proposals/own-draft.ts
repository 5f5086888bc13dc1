/** A proposal while it is written: any field may still be empty. What is wrong with it is said when it is to be sent. */
import type { ShownProject } from '#domains/projects/shapes.ts';
import { aboutDollars } from '#kit/fees.ts';
import { compare, formatMoney, sum, type Money } from '#kit/money.ts';
import { daysOf, type ProposedMilestone } from './plan.ts';
import { PROPOSAL_LIMITS } from './proposal.ts';

/** A milestone while it is typed: the price maybe not understood yet. */
export interface PartDraft {
  readonly title: string;
  readonly criteria: string;
  readonly price: Money | null;
  readonly days: number;
}
export interface ProposalDraft {
  /** For a proposal in one piece: with milestones their sums are the price and the time. */
  readonly price: Money | null;
  readonly days: number;
  readonly cover: string;
  readonly answers: readonly { readonly id: string; readonly answer: string }[];
  readonly milestones: readonly PartDraft[];
  /** Of their portfolio, by id. */
  readonly portfolio: readonly string[];
}

/** What all of it costs and takes. Null while no price is known at all. */
export function wholeOf({ price, days, milestones }: ProposalDraft, currency: string): { readonly price: Money | null; readonly days: number } {
  if (milestones.length === 0) return { price, days };
  const known = milestones.flatMap((one) => (one.price === null ? [] : [one.price]));
  return { price: known.length === 0 ? null : sum(known, currency), days: daysOf(milestones) };
}

/** What is sent of the parts; null where one of them is not whole yet. */
export function wholeParts(parts: readonly PartDraft[]): ProposedMilestone[] | null {
  const whole = parts.flatMap(({ title, criteria, price, days }) =>
    price === null || title.trim() === '' || criteria.trim() === '' ? [] : [{ title, criteria, price, days }],
  );
  return whole.length === parts.length ? whole : null;
}

/** The first milestone of a proposal takes over the price and the time that were typed for all of it. */
export const withAnother = ({ price, days, milestones }: ProposalDraft): readonly PartDraft[] => [
  ...milestones,
  milestones.length === 0 ? { title: '', criteria: '', price, days } : { title: '', criteria: '', price: null, days: milestones.at(-1)?.days ?? days },
];

/** Sentences by field, each field by the id of its control. */
export type DraftProblems = Readonly<Record<string, readonly string[]>>;

const within = (price: Money | null, least: Money, most: Money): boolean => price !== null && compare(price, least) >= 0 && compare(price, most) <= 0;

export function draftProblems(draft: ProposalDraft, { questions, budget_most: { currency } }: Pick<ShownProject, 'questions' | 'budget_most'>): DraftProblems {
  const { least: leastUnits, most: mostUnits } = PROPOSAL_LIMITS.price;
  const [least, most] = [aboutDollars(leastUnits, currency), aboutDollars(mostUnits, currency)];
  const found: Record<string, string[]> = {};
  const say = (field: string, why: string): void => void (found[field] = [...(found[field] ?? []), why]);
  const { price, days } = wholeOf(draft, currency);
  if (draft.milestones.length === 0 && !within(price, least, most)) say('price', `Enter a price from ${formatMoney(least)} to ${formatMoney(most)}.`);
  for (const [index, part] of draft.milestones.entries()) {
    if (part.title.trim() === '') say(`milestones.${index}.title`, `Milestone ${index + 1}: give it a name.`);
    if (!within(part.price, least, most)) say(`milestones.${index}.price`, `Milestone ${index + 1}: enter at least ${formatMoney(least)}.`);
    if (part.criteria.trim() === '') say(`milestones.${index}.criteria`, `Milestone ${index + 1}: add an acceptance criterion.`);
  }
  if (days > PROPOSAL_LIMITS.days) say(draft.milestones.length === 0 ? 'days' : 'milestones.0.days', `It can take up to ${PROPOSAL_LIMITS.days} days in all.`);
  for (const { id, required } of questions)
    if (required && (draft.answers.find((one) => one.id === id)?.answer ?? '').trim() === '') say(`answers.${id}`, 'Answer this question.');
  const length = draft.cover.trim().length;
  if (length < PROPOSAL_LIMITS.cover.least) say('cover', `Write at least ${PROPOSAL_LIMITS.cover.least} characters about how you would do it.`);
  if (length > PROPOSAL_LIMITS.cover.most) say('cover', `Shorten it to ${PROPOSAL_LIMITS.cover.most} characters.`);
  return found;
}
