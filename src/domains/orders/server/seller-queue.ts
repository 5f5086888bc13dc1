/** Keeps what a freelancer's services say about their queue (SVC-22), and refuses the order that is one too many. */
import { disputeEnded, disputeOpened, disputeWithdrawn } from '#domains/disputes/events.ts';
import { countOpenOrders } from '#domains/services/server/services.ts';
import { Failure } from '#kit/errors.ts';
import { counted } from '#kit/format/unit.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { lockUntilCommit } from '#kit/server/db/lock-until-commit.ts';
import { on, type Reaction } from '#kit/server/jobs/reactions.ts';
import * as events from '../events.ts';

/** Written out, so that the index of undelivered orders is used. */
const QUEUED = "state in ('awaiting_requirements', 'in_progress', 'in_revision')";

const queueOf = statement(
  'orders_queue_of',
  `select count(*)::int as "open!", min(due_at) as next_due_at from orders
    where freelancer_id = :sellerId and ${QUEUED}`,
);

export async function countQueue(tx: Tx, sellerId: string, context: Pick<Context, 'clock'>): Promise<void> {
  const count = async () => {
    const row = await tx.row(queueOf, { sellerId });
    return { openOrders: row?.open ?? 0, nextDueAt: row?.next_due_at ?? null };
  };
  await countOpenOrders(tx, sellerId, count, context);
}

/** Counted again after everything that changes it: a repeated or late count does no harm. */
const recount = ({ freelancerId }: { freelancerId: string }, context: Context): Promise<void> =>
  context.database.transact((tx) => countQueue(tx, freelancerId, context));

export const queueReactions: readonly Reaction[] = [
  on(events.orderPaid, 'count-queue-after-payment', 'upkeep', recount),
  on(events.orderStarted, 'count-queue-after-start', 'upkeep', recount),
  on(events.orderDelivered, 'count-queue-after-delivery', 'upkeep', recount),
  on(events.revisionRequested, 'count-queue-after-revision', 'upkeep', recount),
  on(events.revisionWithdrawn, 'count-queue-after-no-revision', 'upkeep', recount),
  on(events.orderCancelled, 'count-queue-after-cancellation', 'upkeep', recount),
  on(events.orderSplit, 'count-queue-after-split', 'upkeep', recount),
  on(events.cancellationRequested, 'count-queue-after-request', 'upkeep', recount),
  on(events.cancellationEnded, 'count-queue-after-answer', 'upkeep', recount),
  on(events.orderEndedByOperator, 'count-queue-after-operator', 'upkeep', recount),
  on(disputeOpened, 'count-queue-after-dispute', 'upkeep', recount),
  on(disputeWithdrawn, 'count-queue-after-no-dispute', 'upkeep', recount),
  on(disputeEnded, 'count-queue-after-decision', 'upkeep', recount),
];

const places = statement(
  'orders_places_taken',
  `select count(*)::int as n
    from (select from orders where freelancer_id = :sellerId and (${QUEUED} or state = 'pending_payment')
    limit :mostOpen) taken`,
);

/** Unpaid orders keep their place for the minutes that they have: who pays last must not find it taken. */
export async function mustHavePlace(reads: Db | Tx, sellerId: string, mostOpen: number): Promise<void> {
  const taken = await reads.row(places, { sellerId, mostOpen });
  if ((taken?.n ?? 0) < mostOpen) return;
  throw new Failure('wrong_state', {
    message: `This freelancer’s queue is full: they take ${counted(mostOpen, { one: 'order', other: 'orders' })} at a time. Save the service, and we notify you when it takes orders again.`,
    data: { closed: 'full' },
  });
}

/** Orders of one freelancer with a limit are placed one after the other. */
export const takeTurnsAtPlaces = (tx: Tx, sellerId: string): void => lockUntilCommit(tx, 51, `places-of:${sellerId}`);
