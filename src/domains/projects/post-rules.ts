/**
 * What a brief needs before it can be posted (PRJ-1, LIM-61). The wizard shows the same list while the client writes.
 */
import { topOf } from '#domains/taxonomy/categories.ts';
import { checkHead, sayInto, type Say } from '#domains/taxonomy/head-rules.ts';
import type { FieldErrors } from '#kit/errors.ts';
import { aboutDollars } from '#kit/fees.ts';
import { compare, formatMoney, money, type Money } from '#kit/money.ts';
import { checkDates, daysFor } from './brief-dates.ts';
import type { ProjectContent, ProjectDraft } from './draft.ts';
import { PROJECT_LIMITS } from './project.ts';
import { scopeQuestions } from './scope.ts';

/** The least budget in whole units, and the least milestone (LIM-61). */
export const BUDGET_WHOLE = { least: 10, milestone: 5, most: 1_000_000 } as const;

/** A blank of a template, but not a line drawn across the text. */
const BLANK = /^(?!\s*_+\s*$).*_{4,}/m;

/**
 * Field → what to do, in plain words; empty when it can be posted. `from`: the day from which its dates count
 * (`datesFrom`).
 */
export function postProblems(draft: ProjectDraft, currency: string, from: string): FieldErrors {
  const problems: FieldErrors = {};
  const say = sayInto(problems);
  checkWords(draft, say);
  checkBudget(draft, currency, say);
  checkDates(draft, from, say);
  checkMilestones(draft, currency, say);
  draft.questions.forEach(({ question }, index) => {
    if (question.trim() === '') say(`questions.${index}`, `Question ${index + 1}: enter it, or remove it.`);
  });
  return problems;
}

function checkWords(draft: ProjectDraft, say: Say): void {
  const { title, description: texts } = PROJECT_LIMITS;
  checkHead(draft, title, say);
  if (draft.description.trim().length < texts.least)
    say('description', `Describe the work in at least ${texts.least} characters.`);
  if (BLANK.test(draft.description)) say('description', 'Fill in the blanks of the template (____), or delete them.');
}

/** `name`: the list of what is missing has no fields beside it. */
function checkAmount(
  amount: Money | null,
  least: Money,
  [field, name]: readonly [string, string],
  say: Say,
): amount is Money {
  const most = aboutDollars(BUDGET_WHOLE.most, least.currency);
  if (amount === null) say(field, `${name}: enter an amount.`);
  else if (amount.currency !== least.currency) say(field, `${name}: enter an amount in ${least.currency}.`);
  else if (compare(amount, least) < 0) say(field, `${name}: enter at least ${formatMoney(least)}.`);
  else if (compare(amount, most) > 0) say(field, `${name}: enter at most ${formatMoney(most)}.`);
  else return true;
  return false;
}

function checkBudget(
  { budget_least: least, budget_most: most, budget_undecided: isUndecided }: ProjectDraft,
  currency: string,
  say: Say,
): void {
  if (isUndecided) return;
  const floor = aboutDollars(BUDGET_WHOLE.least, currency);
  const areFit = [
    checkAmount(least, floor, ['budget_least', 'Budget from'], say),
    checkAmount(most, floor, ['budget_most', 'Budget to'], say),
  ];
  if (areFit.every(Boolean) && least !== null && most !== null && compare(most, least) < 0)
    say('budget_most', 'Budget to: enter at least the lower amount.');
}

function checkMilestones(
  { milestones, budget_most: most, budget_undecided: isUndecided }: ProjectDraft,
  currency: string,
  say: Say,
): void {
  const least = aboutDollars(BUDGET_WHOLE.milestone, currency);
  let total = 0n;
  let isWhole = milestones.length > 0;
  milestones.forEach(({ title, criteria, amount }, index) => {
    const field = `milestones.${index}`;
    if (title.trim() === '') say(`${field}.title`, `Milestone ${index + 1}: give it a name.`);
    if (criteria.trim() === '')
      say(`${field}.criteria`, `Milestone ${index + 1}: say how you will decide that it is done.`);
    // Without a budget, prices of parts may be open too.
    if (isUndecided && amount === null) isWhole = false;
    else if (checkAmount(amount, least, [`${field}.amount`, `Milestone ${index + 1}`], say))
      total += BigInt(amount.amount);
    else isWhole = false;
  });
  if (
    isWhole &&
    !isUndecided &&
    most !== null &&
    most.currency === currency &&
    compare(money(total, currency), most) > 0
  )
    say(
      'milestones',
      `The milestones add up to ${formatMoney(money(total, currency))}, more than your budget of ${formatMoney(most)}.`,
    );
}

/** The draft as it is shown. Call it only when `postProblems` found none. */
export function contentOf(draft: ProjectDraft, from: string): ProjectContent {
  const { category, budget_undecided: isUndecided } = draft;
  const [least, most] = isUndecided ? [null, null] : [draft.budget_least, draft.budget_most];
  const days = daysFor(draft, from);
  const top = category === null ? undefined : topOf(category);
  if (category === null || top === undefined || days === null || (!isUndecided && (least === null || most === null)))
    throw new RangeError('a posted project is whole');
  const questionById = new Map(scopeQuestions(category).map(({ id, question }) => [id, question]));
  return {
    ...draft,
    title: draft.title.trim(),
    category,
    top_category: top.slug,
    budget_least: least,
    budget_most: most,
    days,
    scope: draft.scope.flatMap(({ id, answer }) => {
      const question = questionById.get(id);
      return question === undefined || answer.trim() === '' ? [] : [{ id, question, answer: answer.trim() }];
    }),
  };
}
