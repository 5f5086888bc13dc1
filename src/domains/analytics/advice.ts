/** What would help a service that is not ordered, one sentence and one link each (ANL-6). */
import type { QualityCheck } from '#domains/services/quality.ts';
import type { ServiceState } from '#domains/services/service.ts';
import { DAY_MS } from '#kit/clock.ts';

export const QUIET_DAYS = 60;
/** Below this many there is too little to judge by. */
const ENOUGH_IMPRESSIONS = 200;
const ENOUGH_CLICKS = 50;
/** Clicks per impression, and orders per click, that are worth a hint. */
const FEW_CLICKS = 0.01;

export interface Performance {
  readonly state: ServiceState;
  readonly publishedAt: Date | null;
  readonly hasUnpublishedChanges: boolean;
  /** In the last 60 days. */
  readonly impressions: number;
  readonly clicks: number;
  readonly orders: number;
  readonly checks: readonly QualityCheck[];
}

export const ADVICE = ['unpublished', 'no_orders', 'not_seen', 'not_opened', 'not_ordered'] as const;
export interface Advice {
  readonly kind: (typeof ADVICE)[number];
  /** What to mend, by the names of the wizard's checks; the first is where the link leads. */
  readonly fixes: readonly Pick<QualityCheck, 'label' | 'step' | 'field'>[];
}

/** Which advice of the checklist serves which part of the way to an order. */
const SEEN_BY = ['tags', 'long-description'];
const OPENED_BY = ['cover', 'alt', 'three-packages'];
const ORDERED_BY = ['long-description', 'questions', 'three-packages', 'cover'];

export function adviceFor(
  { state, publishedAt, hasUnpublishedChanges, impressions, clicks, orders, checks }: Performance,
  now: Date,
): Advice[] {
  const all: Advice[] = [];
  const open = checks.filter(({ done, needed }) => !done && !needed);
  const fixesOf = (ids: readonly string[]) =>
    ids
      .flatMap((id) => open.filter((check) => check.id === id))
      .map(({ label, step, field }) => ({ label, step, field }));
  if (hasUnpublishedChanges && state === 'active') all.push({ kind: 'unpublished', fixes: [] });
  const isJudged =
    state === 'active' && publishedAt !== null && now.getTime() - publishedAt.getTime() >= QUIET_DAYS * DAY_MS;
  if (!isJudged || orders > 0) return all;
  if (impressions < ENOUGH_IMPRESSIONS) return [...all, { kind: 'not_seen', fixes: fixesOf(SEEN_BY) }];
  if (clicks < impressions * FEW_CLICKS) return [...all, { kind: 'not_opened', fixes: fixesOf(OPENED_BY) }];
  return [...all, { kind: clicks < ENOUGH_CLICKS ? 'no_orders' : 'not_ordered', fixes: fixesOf(ORDERED_BY) }];
}
