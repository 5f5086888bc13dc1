/**
 * Other terms for a contract that runs (CTR-3): what they change of its milestones, and whether that is still possible.
 */
import { after, DAY_MS } from '#kit/clock.ts';
import { equals } from '#kit/money.ts';
import type { MilestoneFacts } from './milestone.ts';
import { MILESTONE_IN_STATE } from './policy.ts';
import type { AgreedMilestone } from './signed-terms.ts';

export type Standing = AgreedMilestone & Pick<MilestoneFacts, 'state' | 'dueAt'>;

export interface Amendment<One extends Standing> {
  readonly changed: readonly { readonly before: One; readonly after: AgreedMilestone }[];
  readonly added: readonly AgreedMilestone[];
  readonly dropped: readonly One[];
}

const isSameWork = (agreedMilestone: AgreedMilestone, other: AgreedMilestone): boolean =>
  agreedMilestone.title === other.title &&
  equals(agreedMilestone.price, other.price) &&
  JSON.stringify(agreedMilestone.criteria) === JSON.stringify(other.criteria);

/** A milestone under work keeps its price and its criteria; its date moves by the days that are added or taken. */
export const dueAfter = ({ dueAt, days }: Pick<Standing, 'dueAt' | 'days'>, newDays: number): Date | null =>
  dueAt === null ? null : after(dueAt, (newDays - days) * DAY_MS);

/** What the proposed milestones change of those that stand, by place. */
export function amendmentOf<One extends Standing>(
  standing: readonly One[],
  proposed: readonly AgreedMilestone[],
): Amendment<One> {
  const open = standing.filter(({ state }) => state !== 'dropped');
  const places = new Set(standing.map(({ place }) => place));
  const changed = open.flatMap((before) => {
    const wanted = proposed.find(({ place }) => place === before.place);
    return wanted === undefined || (isSameWork(before, wanted) && before.days === wanted.days)
      ? []
      : [{ before, after: wanted }];
  });
  return {
    changed,
    added: proposed.filter(({ place }) => !places.has(place)),
    dropped: open.filter(({ place }) => !proposed.some((agreedMilestone) => agreedMilestone.place === place)),
  };
}

/** Why it can’t be agreed on now, or null: something else became of a milestone that it changes. */
export function whyNotAmend({ changed, dropped, added }: Amendment<Standing>, now: Date): string | null {
  if (changed.length + dropped.length + added.length === 0) return null;
  for (const { before, after: wanted } of changed) {
    const name = `Milestone ${before.place} can’t be changed like this.`;
    if (before.state === 'agreed') continue;
    if (!isSameWork(before, wanted)) return `${name} ${MILESTONE_IN_STATE[before.state]}`;
    if (before.state !== 'funded' && before.state !== 'changes_requested')
      return `${name} ${MILESTONE_IN_STATE[before.state]}`;
    const due = dueAfter(before, wanted.days);
    if (due !== null && due <= now) return `${name} Its due date would be in the past.`;
  }
  const gone = dropped.find(({ state }) => state !== 'agreed');
  return gone === undefined ? null : `Milestone ${gone.place} can’t be removed. ${MILESTONE_IN_STATE[gone.state]}`;
}
