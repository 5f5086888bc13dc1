import type { Requirement } from '#domains/services/draft.ts';
import { answerProblem } from '#domains/services/requirements.ts';
import type { Money } from '#kit/money.ts';

/** What was bought, word for word as it was offered when the order was placed (kept as jsonb on the order). */
export interface FrozenOffer {
  readonly title: string;
  readonly slug: string;
  readonly cover_url: string;
  readonly package: {
    readonly tier: string;
    readonly name: string;
    readonly description: string;
    readonly price: Money;
    readonly delivery_days: number;
    /** Null when unlimited. */
    readonly revisions: number | null;
  };
  readonly extras: readonly { readonly id: string; readonly title: string; readonly price: Money }[];
  readonly questions: readonly Question[];
  /** The accepted custom offer whose terms these are, instead of a package (OFR-7). */
  readonly custom_offer?: { readonly id: string; readonly number: string; readonly version: number };
}

type Question = Requirement;

/** Words per question that lacks a usable answer, by question id; empty when everything needed is there. */
export function unanswered(
  questions: readonly Question[],
  answers: readonly { id: string; text: string }[],
  hasFiles: boolean,
): Record<string, string[]> {
  const given = new Map(answers.map(({ id, text }) => [id, text]));
  const problems: Record<string, string[]> = {};
  for (const question of questions) {
    const { id, kind, required } = question;
    const text = given.get(id) ?? '';
    const isAnswered = text !== '' || (kind === 'file' && hasFiles);
    const problem = text === '' ? null : answerProblem(question, text);
    if (required && !isAnswered) problems[id] = ['The freelancer needs this to start.'];
    else if (problem !== null) problems[id] = [problem];
  }
  for (const { id } of answers)
    if (!questions.some((question) => question.id === id)) problems[id] = ['This question isn’t part of the order.'];
  return problems;
}
