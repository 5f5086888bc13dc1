/**
 * A proposal while it is written: any field may still be empty. What is wrong with it is said when it is to be sent.
 */
import type { ShownProject } from '#domains/projects/shapes.ts';
import { aboutDollars } from '#kit/fees.ts';
import { compare, formatMoney, money, sum, units, type Money } from '#kit/money.ts';
import { daysOf, shareOut, type ProposedMilestone } from './plan.ts';
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

/** Of the amounts that are known; null while none is. */
export function totalOf(milestones: readonly PartDraft[], currency: string): Money | null {
  const known = milestones.flatMap((milestone) => (milestone.price === null ? [] : [milestone.price]));
  return known.length === 0 ? null : sum(known, currency);
}

/** What all of it costs and takes. */
export const wholeOf = (
  { price, days, milestones }: ProposalDraft,
  currency: string,
): { readonly price: Money | null; readonly days: number } =>
  milestones.length === 0 ? { price, days } : { price: totalOf(milestones, currency), days: daysOf(milestones) };

/** What is sent of the parts; null where one of them is not whole yet. */
export function wholeParts(parts: readonly PartDraft[]): ProposedMilestone[] | null {
  const whole = parts.flatMap(({ title, criteria, price, days }) =>
    price === null || title.trim() === '' || criteria.trim() === '' ? [] : [{ title, criteria, price, days }],
  );
  return whole.length === parts.length ? whole : null;
}

/**
 * The first milestone of a proposal takes over the price and the time that were typed for all of it; the others begin
 * with what is left of the time.
 */
export const withAnother = ({ price, days, milestones }: ProposalDraft): readonly PartDraft[] => [
  ...milestones,
  milestones.length === 0
    ? { title: '', criteria: '', price, days }
    : { title: '', criteria: '', price: null, days: Math.max(1, days - daysOf(milestones)) },
];

/**
 * The brief’s milestones for the price and the time that were typed, in its proportions. Without a price they have the
 * client’s amounts; where it is too little for so many, the amounts are left to be typed.
 */
export function plannedParts(
  planned: ShownProject['milestones'],
  { price, days }: Pick<ProposalDraft, 'price' | 'days'>,
  currency: string,
): readonly PartDraft[] {
  const amounts = planned.flatMap(({ amount }) => (amount === null || units(amount) === 0n ? [] : [units(amount)]));
  const equal = planned.map(() => 1n);
  const least = units(aboutDollars(PROPOSAL_LIMITS.price.least, currency));
  const prices =
    price === null ? null : shareOut(units(price), amounts.length === planned.length ? amounts : equal, least);
  const times = shareOut(BigInt(days), equal, 1n);
  return planned.map(({ title, criteria, amount }, at) => ({
    title,
    criteria: criteria.slice(0, PROPOSAL_LIMITS.criteria),
    price: price === null ? amount : prices === null ? null : money(prices[at] ?? 0n, currency),
    days: Number(times?.[at] ?? 1n),
  }));
}

/** Sentences by field, each field by the id of its control. */
export type DraftProblems = Readonly<Record<string, readonly string[]>>;

const within = (price: Money | null, least: Money, most: Money): boolean =>
  price !== null && compare(price, least) >= 0 && compare(price, most) <= 0;

const limitsIn = (currency: string): readonly [Money, Money] => [
  aboutDollars(PROPOSAL_LIMITS.price.least, currency),
  aboutDollars(PROPOSAL_LIMITS.price.most, currency),
];

/** What each milestone lacks. */
export function partProblems(milestones: readonly PartDraft[], currency: string): DraftProblems {
  const [least, most] = limitsIn(currency);
  return Object.fromEntries(
    milestones.flatMap(({ title, price, criteria }, index) => {
      const lacks = (is: boolean, name: string, message: string) =>
        is ? [[`milestones.${index}.${name}`, [`Milestone ${index + 1}: ${message}`]] as const] : [];
      return [
        ...lacks(title.trim() === '', 'title', 'give it a name.'),
        ...lacks(!within(price, least, most), 'price', `enter at least ${formatMoney(least)}.`),
        ...lacks(criteria.trim() === '', 'criteria', 'add an acceptance criterion.'),
      ];
    }),
  );
}

export function draftProblems(
  draft: ProposalDraft,
  { questions, currency }: Pick<ShownProject, 'questions' | 'currency'>,
): DraftProblems {
  const [least, most] = limitsIn(currency);
  const found: Record<string, string[]> = {};
  const say = (field: string, message: string): void => void (found[field] = [...(found[field] ?? []), message]);
  const { price, days } = wholeOf(draft, currency);
  if (draft.milestones.length === 0 && !within(price, least, most))
    say('price', `Enter a price from ${formatMoney(least)} to ${formatMoney(most)}.`);
  for (const [field, [message]] of Object.entries(partProblems(draft.milestones, currency))) say(field, message ?? '');
  // Each may be within its limits, and their sum above.
  if (draft.milestones.length > 0 && price !== null && compare(price, most) > 0)
    say('milestones.0.price', `The milestones may add up to ${formatMoney(most)}.`);
  if (days > PROPOSAL_LIMITS.days)
    say(
      draft.milestones.length === 0 ? 'days' : 'milestones.0.days',
      `It can take up to ${PROPOSAL_LIMITS.days} days in all.`,
    );
  for (const { id, required } of questions)
    if (required && (draft.answers.find((answer) => answer.id === id)?.answer ?? '').trim() === '')
      say(`answers.${id}`, 'Answer this question.');
  const length = draft.cover.trim().length;
  if (length < PROPOSAL_LIMITS.cover.least)
    say('cover', `Write at least ${PROPOSAL_LIMITS.cover.least} characters about how you would do it.`);
  if (length > PROPOSAL_LIMITS.cover.most) say('cover', `Shorten it to ${PROPOSAL_LIMITS.cover.most} characters.`);
  return found;
}
