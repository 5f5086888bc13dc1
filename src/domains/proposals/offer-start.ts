/**
 * What a contract’s offer begins with: the terms that both agreed on, and the brief they answer. The client changes
 * what they like before signing.
 */
import type { ProjectContent } from '#domains/projects/draft.ts';
import { richText } from '#kit/markdown.ts';
import type { Money } from '#kit/money.ts';
import type { RichBlock } from '#kit/rich-text.ts';
import { scaledPlan, type ProposedMilestone, type Whole } from './plan.ts';
import { PROPOSAL_LIMITS } from './proposal.ts';

const MARKS: Readonly<Partial<Record<RichBlock['kind'], (line: number) => string>>> = {
  bullets: () => '- ',
  numbers: (line) => `${line + 1}. `,
};
const blockText = ({ kind, lines }: RichBlock): string =>
  lines.map((line, at) => `${MARKS[kind]?.(at) ?? ''}${line.map(({ text }) => text).join('')}`).join('\n');

/** A scope is plain text that both sign: the brief without its Markdown, and what it answered. */
export const scopeOf = ({ description, scope }: Pick<ProjectContent, 'description' | 'scope'>): string =>
  [
    ...richText(description).map(blockText),
    ...scope.filter(({ answer }) => answer.trim() !== '').map(({ question, answer }) => `${question}\n${answer}`),
  ]
    .join('\n\n')
    .trim();

/** The agreed milestones as they are; without any those of the brief, in proportion to the agreed price. */
export function planToOffer(
  agreed: readonly ProposedMilestone[],
  content: Pick<ProjectContent, 'milestones' | 'days'> | null,
  whole: Whole,
  least: Money,
): readonly ProposedMilestone[] {
  if (agreed.length > 0 || content === null) return agreed;
  const each = Math.max(1, Math.floor(whole.days / Math.max(1, content.milestones.length)));
  // In a brief without a budget they may have no amounts.
  const planned = content.milestones.flatMap(({ title, criteria, amount: price }) =>
    price === null || price.currency !== whole.price.currency
      ? []
      : [{ title, criteria: criteria.slice(0, PROPOSAL_LIMITS.criteria), price, days: each }],
  );
  if (planned.length < content.milestones.length) return agreed;
  return scaledPlan(planned, { ...whole, days: whole.days }, whole, least) ?? [];
}
