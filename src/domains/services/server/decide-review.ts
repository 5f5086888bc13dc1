import type { Actor } from '#kit/actor.ts';
import { DAY_MS } from '#kit/clock.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { onTimer } from '#kit/server/jobs/reactions.ts';
import { setTimer } from '#kit/server/jobs/timers.ts';
import { serviceReviewed } from '../events.ts';
import { CHANGES_DAYS, withReviewedChanges, type ReviewDecision } from '../moderation.ts';
import type { ServiceState } from '../service.ts';
import { refreshListing } from './cards.ts';
import { CHANGES_DUE, writeVersion } from './publish-service.ts';
import { followStanding } from './sellers-standing.ts';
import { lockService, moveService, type Mover, type ServiceRow } from './store.ts';
import { contentFrom } from './stored.ts';

const reviewForUpdate = statement(
  'service_review_for_update',
  'select id, service_id, seller_id, kind, content, state from service_review where id = :reviewId for update',
);
const serviceOf = statement('service_review_service', 'select service_id from service_review where id = :reviewId');
const settle = statement(
  'service_review_settle',
  'update service_review set state = :decision, decided_at = :at, decided_by = :decidedBy, reason = :reason where id = :reviewId',
);

const LEAST_REASON = 10;

interface Decision {
  readonly decision: ReviewDecision;
  readonly reason?: string | undefined;
}

/** Of one review one decision holds: the service is locked before it, as its seller's own commands do. */
export async function decideReview(
  tx: Tx,
  actor: Actor,
  reviewId: string,
  { decision, reason = '' }: Decision,
  context: Context,
) {
  if (decision !== 'approved' && reason.length < LEAST_REASON)
    throw invalidField('reason', 'Write a reason of at least 10 characters. The seller reads it.');
  const found = await tx.row(serviceOf, { reviewId });
  const service = found === undefined ? null : await lockService(tx, found.service_id);
  const review = await tx.row(reviewForUpdate, { reviewId });
  if (review === undefined || service === null) throw new Failure('not_found', { message: 'Review not found.' });
  if (review.state !== 'waiting')
    throw new Failure('wrong_state', {
      message: 'This review is already decided or was replaced.',
      data: { state: review.state },
    });
  const at = context.clock();
  const content = contentFrom(review.content);
  const state = await carryOut(
    tx,
    service,
    { ...review, content },
    decision,
    { party: 'operator', actorId: actor.userId, at, ...(reason === '' ? {} : { reason }) },
    context,
  );
  const storedReason = reason === '' ? null : reason;
  await tx.rows(settle, { reviewId, decision, at, decidedBy: actor.userId, reason: storedReason });
  await recordStaffAct(
    tx,
    actor,
    `service.review-${decision.replace('_', '-')}`,
    { type: 'service', id: service.id },
    storedReason,
    { state: service.state },
    { state },
  );
  const facts = {
    serviceId: service.id,
    sellerId: service.seller_id,
    title: content.title,
    kind: review.kind,
    decision,
    reason: storedReason,
  };
  announce(tx, serviceReviewed, facts, [userTopic(service.seller_id)]);
  return { id: reviewId, state: decision, service_state: state };
}

interface Submitted {
  readonly kind: 'first' | 'change' | 'afterwards';
  readonly content: ReturnType<typeof contentFrom>;
}

async function carryOut(
  tx: Tx,
  service: ServiceRow,
  { kind, content }: Submitted,
  decision: ReviewDecision,
  by: Mover,
  context: Context,
): Promise<ServiceState> {
  if (decision === 'approved') {
    if (kind === 'afterwards') return service.state;
    if (kind === 'first') {
      await writeVersion(tx, service, content, by.at, context);
      await moveService(tx, service.id, service.state, 'accept', by);
      await refreshListing(tx, service.id);
      // Its seller may have been suspended while it waited: then it is paused until they are back.
      await followStanding(tx, service.seller_id, context);
      return (await lockService(tx, service.id))?.state ?? 'active';
    }
    if (service.content === null) throw new Failure('wrong_state', { message: 'Nothing of this service is live.' });
    const state = await moveService(tx, service.id, service.state, 'republish', by);
    await writeVersion(tx, service, withReviewedChanges(service.content, content), by.at, context);
    return shown(tx, service.id, state);
  }
  // A change that is refused leaves what is live as it is.
  if (kind === 'change') return service.state;
  const state = await moveService(tx, service.id, service.state, decision === 'denied' ? 'deny' : 'askChanges', by);
  if (state === 'needs_changes')
    setTimer(tx, CHANGES_DUE, service.id, new Date(by.at.getTime() + CHANGES_DAYS * DAY_MS));
  return shown(tx, service.id, state);
}

async function shown(tx: Tx, serviceId: string, state: ServiceState): Promise<ServiceState> {
  await refreshListing(tx, serviceId);
  return state;
}

/** Nothing was changed within the time: it is a draft again (SVC-4). */
async function backToDraft(tx: Tx, serviceId: string, context: Context): Promise<void> {
  const service = await lockService(tx, serviceId);
  if (service?.state !== 'needs_changes') return;
  await moveService(tx, serviceId, service.state, 'backToDraft', {
    party: 'system',
    actorId: null,
    at: context.clock(),
    reason: `Nothing was changed within ${CHANGES_DAYS} days.`,
  });
}

export const reviewTimers = [onTimer(CHANGES_DUE, 'upkeep', backToDraft)];
