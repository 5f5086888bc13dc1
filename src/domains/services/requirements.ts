/**
 * Questions to the buyer (SVC-25): their kinds, what limits each may have, and whether an answer will do. The builder,
 * the buyer's form and the server go by the same rules.
 */
import { isCalendarDay } from '#kit/calendar-day.ts';
import { formatNumber } from '#kit/format/number.ts';
import { counted } from '#kit/format/unit.ts';
import { chosenOf, isLink } from './answers.ts';
import type { Requirement, RequirementKind } from './draft.ts';

export const REQUIREMENT_LIMITS = {
  questions: 20,
  choices: 12,
  line: 200,
  text: 5_000,
  link: 2_000,
  number: 1_000_000_000,
} as const;

/** As sellers choose them. `text` is the kind that every question had before there were others. */
export const KIND_WORDS: Readonly<Record<RequirementKind, string>> = {
  line: 'Short text',
  text: 'Long text',
  choice: 'One of several',
  choices: 'Several of several',
  number: 'Number',
  date: 'Date',
  link: 'Link',
  file: 'File',
};

/** What `min` and `max` of a question count; kinds without an entry have none. */
type Limited = Extract<RequirementKind, 'line' | 'text' | 'choices' | 'number'>;
export interface LimitWords {
  readonly min: string | null;
  readonly max: string;
  readonly most: number;
}
export const LIMITED: Readonly<Record<Limited, LimitWords>> = {
  line: { min: null, max: 'Most characters', most: REQUIREMENT_LIMITS.line },
  text: { min: null, max: 'Most characters', most: REQUIREMENT_LIMITS.text },
  choices: { min: 'Fewest choices', max: 'Most choices', most: REQUIREMENT_LIMITS.choices },
  number: { min: 'Lowest', max: 'Highest', most: REQUIREMENT_LIMITS.number },
};
export const limitsOf = (kind: RequirementKind): LimitWords | null =>
  kind in LIMITED ? LIMITED[kind as Limited] : null;

export const hasChoices = (kind: RequirementKind): boolean => kind === 'choice' || kind === 'choices';

const NUMBER = /^-?\d{1,12}([.,]\d{1,6})?$/;
const numberOf = (text: string): number => Number(text.replace(',', '.'));

const inWords = (number: number): string => formatNumber(number, 'en-US');
const choicesInWords = (count: number): string => counted(count, { one: 'choice', other: 'choices' });

/** What a question allows, beside its words; null where it allows anything of its kind. */
export function limitHint({ kind, min, max }: Pick<Requirement, 'kind' | 'min' | 'max'>): string | null {
  if (kind === 'choices') {
    if (min !== undefined && max !== undefined)
      return min === max ? `Choose ${choicesInWords(min)}.` : `Choose ${min} to ${choicesInWords(max)}.`;
    if (max !== undefined) return `Choose up to ${choicesInWords(max)}.`;
    return min === undefined ? null : `Choose at least ${choicesInWords(min)}.`;
  }
  if (kind === 'number') {
    if (min !== undefined && max !== undefined) return `A number from ${inWords(min)} to ${inWords(max)}.`;
    if (max !== undefined) return `A number up to ${inWords(max)}.`;
    return min === undefined ? null : `A number of at least ${inWords(min)}.`;
  }
  if ((kind === 'line' || kind === 'text') && max !== undefined)
    return `Up to ${counted(max, { one: 'character', other: 'characters' })}.`;
  return kind === 'link' ? 'Such as https://example.com.' : null;
}

/** What is wrong with an answer that was given; null for one that will do. */
export function answerProblem(
  question: Omit<Requirement, 'id' | 'question' | 'required'>,
  answer: string,
): string | null {
  const { kind, choices, min, max } = question;
  if (kind === 'choice') return choices.length === 0 || choices.includes(answer) ? null : 'Choose one of the options.';
  if (kind === 'choices') {
    const chosen = chosenOf(answer);
    if (new Set(chosen).size < chosen.length || chosen.some((choice) => !choices.includes(choice)))
      return 'Choose from the options.';
    return chosen.length < (min ?? 0) || chosen.length > (max ?? choices.length) ? limitHint(question) : null;
  }
  if (kind === 'number') {
    if (!NUMBER.test(answer)) return 'Enter a number.';
    const number = numberOf(answer);
    return number < (min ?? -Infinity) || number > (max ?? Infinity)
      ? (limitHint(question)?.replace('A number', 'Enter a number') ?? null)
      : null;
  }
  if (kind === 'date') return isCalendarDay(answer) ? null : 'Enter a date.';
  if (kind === 'link')
    return isLink(answer) && answer.length <= REQUIREMENT_LIMITS.link
      ? null
      : 'Enter a link that starts with https:// or http://.';
  const most = max ?? (kind === 'line' ? REQUIREMENT_LIMITS.line : REQUIREMENT_LIMITS.text);
  return answer.length > most ? `Use at most ${inWords(most)} characters.` : null;
}

/** What a seller has to mend in a question before it is published, by field. */
export function questionProblems({
  kind,
  question,
  choices,
  min,
  max,
}: Omit<Requirement, 'id' | 'required'>): Partial<Record<'question' | 'choices' | 'limits', string>> {
  const limits = limitsOf(kind);
  const different = new Set(choices.map((choice) => choice.trim()).filter((choice) => choice !== '')).size;
  const wrong = (): string | null => {
    if (limits === null) return null;
    if (min !== undefined && max !== undefined && min > max)
      return `“${limits.min ?? ''}” can’t be above “${limits.max}”.`;
    if (kind === 'choices' && Math.max(min ?? 0, max ?? 0) > different)
      return `There are only ${choicesInWords(different)}.`;
    if (kind !== 'number' && [min, max].some((limit) => limit !== undefined && (limit < 1 || limit > limits.most)))
      return `Enter 1 to ${inWords(limits.most)}.`;
    return null;
  };
  const limit = wrong();
  return {
    ...(question.trim() === '' ? { question: 'Enter a question.' } : {}),
    ...(hasChoices(kind) && different < 2 ? { choices: 'Enter at least 2 different choices.' } : {}),
    ...(limit === null ? {} : { limits: limit }),
  };
}

/** As it is published: only what its kind has. */
export function tidied({ id, kind, question, required, choices, min, max }: Requirement): Requirement {
  const limits = limitsOf(kind);
  return {
    id,
    kind,
    question,
    required,
    choices: hasChoices(kind)
      ? [...new Set(choices.map((choice) => choice.trim()).filter((choice) => choice !== ''))]
      : [],
    ...(limits === null || limits.min === null || min === undefined ? {} : { min }),
    ...(limits === null || max === undefined ? {} : { max }),
  };
}
