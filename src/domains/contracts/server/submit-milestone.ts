/**
 * The freelancer submits a milestone against its criteria; the client asks for changes or takes more time (MLS-3,
 * MLS-4).
 */
import { extendedReviewWindow, openReviewWindow } from '#domains/paid-work/clock.ts';
import { revisionDueAt, type RevisionItem } from '#domains/paid-work/revision.ts';
import { endRevision, handOver, requestRevision } from '#domains/paid-work/server/paid-work.ts';
import type { Actor } from '#kit/actor.ts';
import { invalidField } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { changesRequested, milestoneSubmitted, reviewExtended } from '../events.ts';
import { MILESTONE_LIMITS } from '../milestone.ts';
import { announceMilestone } from './announce-contract.ts';
import { moveMilestone } from './move-contract.ts';
import { asWork, lockMyMilestone, type Milestone } from './store.ts';
import { showChanges } from './talk-cards.ts';

export interface Submission {
  readonly note: string;
  readonly link?: string | undefined;
  readonly files: readonly string[];
  /** Places of the criteria that it meets, from 0. */
  readonly met: readonly number[];
}

/** What was handed over is proved by a hash, and the client's time to review starts. */
export async function submitMilestone(
  tx: Tx,
  actor: Actor,
  number: string,
  submission: Submission,
  context: Context,
): Promise<Milestone> {
  // Before the lock: it was submitted when it arrived, however long it has to wait.
  const now = context.clock();
  const { contract, milestone, side } = await lockMyMilestone(tx, number, actor.userId, context);
  const met = [...new Set(submission.met)].toSorted((a, b) => a - b);
  if (met.some((place) => place >= milestone.criteria.length))
    throw invalidField('met', 'Choose criteria of this milestone.');
  const { reviewDueAt } = openReviewWindow(now, { reviewClockDays: contract.inForce.milestoneReviewDays });
  const lateAt = milestone.lateAt ?? (milestone.dueAt !== null && now > milestone.dueAt ? now : null);
  const changes = { submittedAt: now, reviewDueAt, reviewExtended: false, met, lateAt, idleFrom: null };
  const by = { party: side, actorId: actor.userId };
  const submitted = await moveMilestone(tx, milestone, { move: 'submit', by, at: now, facts: { met } }, changes);
  await handOver(tx, asWork(contract, milestone), submission, now, context);
  if (milestone.state === 'changes_requested') await endRevision(tx, milestone.id, 'delivered', now);
  const version = milestone.rounds + 1;
  announceMilestone(tx, milestoneSubmitted, contract, submitted, { version, reviewDueAt: reviewDueAt.toISOString() });
  return submitted;
}

interface Change {
  /** Its place among the criteria, or null for something else. */
  readonly criterion: number | null;
  readonly what: string;
}

/** Changes to work that came early take no time from it. */
const laterOf = (agreed: Date | null, least: Date): Date => (agreed !== null && agreed > least ? agreed : least);

/** Per criterion. Three rounds are free; then a part is released, the milestone is split, or there is a dispute. */
export async function requestChanges(
  tx: Tx,
  actor: Actor,
  number: string,
  changes: readonly Change[],
  context: Context,
): Promise<Milestone> {
  const now = context.clock();
  const { contract, milestone, side } = await lockMyMilestone(tx, number, actor.userId, context);
  if (changes.some(({ criterion }) => criterion !== null && criterion >= milestone.criteria.length))
    throw invalidField('items', 'Choose criteria of this milestone.');
  const items: RevisionItem[] = changes.map(({ criterion, what }) => ({
    what,
    where: criterion === null ? '' : (milestone.criteria[criterion] ?? '').slice(0, 200),
  }));
  const dueAt = laterOf(milestone.dueAt, revisionDueAt(now, milestone.days));
  const rounds = milestone.rounds + 1;
  const by = { party: side, actorId: actor.userId };
  const transition = { move: 'requestChanges', by, at: now, facts: { items: items.length } } as const;
  // A first submission that was late stays late; the changes have a date of their own. What was met is open again.
  const updatedMilestone = await moveMilestone(tx, milestone, transition, { rounds, dueAt, idleFrom: now, met: [] });
  const id = context.makeId();
  await requestRevision(tx, milestone.id, { id, items, askedAt: now, dueAt });
  announceMilestone(tx, changesRequested, contract, updatedMilestone, {
    items: items.length,
    left: MILESTONE_LIMITS.rounds - rounds,
  });
  await showChanges(tx, contract, updatedMilestone, id, context);
  return updatedMilestone;
}

/** More days to look at the submission, once each. */
export async function extendReview(tx: Tx, actor: Actor, number: string, context: Context): Promise<Milestone> {
  const now = context.clock();
  const { contract, milestone, side } = await lockMyMilestone(tx, number, actor.userId, context);
  const window = extendedReviewWindow(milestone.reviewDueAt ?? now, {
    reviewExtensionDays: contract.inForce.milestoneExtensionDays,
  });
  const by = { party: side, actorId: actor.userId };
  const extended = await moveMilestone(tx, milestone, { move: 'extendReview', by, at: now }, window);
  announceMilestone(tx, reviewExtended, contract, extended, { reviewDueAt: window.reviewDueAt.toISOString() });
  return extended;
}
