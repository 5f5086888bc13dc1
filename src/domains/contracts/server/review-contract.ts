/** Reviews of a contract that was completed: both people of it, by the rules that orders have (ORD-18). */
import {
  replyToReview as reply,
  reviewsOf,
  workFinished,
  writeReview,
  type ReviewRow,
  type Written,
} from '#domains/reviews/server/reviews.ts';
import { whyNotReply, whyNotReview, type Round } from '#domains/reviews/round.ts';
import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { Side } from '#kit/sides.ts';
import { contractPath } from '../charge-kind.ts';
import { CONTRACT_IN_STATE } from '../policy.ts';
import { lockMyContract, sideOf, type Contract } from './store.ts';

/** As reviews know it. */
const CONTRACT_KIND = 'contract';

/** From here on both sides can review. */
export const openReviews = (
  tx: Tx,
  { id, number, title, clientId, freelancerId, inForce }: Contract,
  now: Date,
): void =>
  workFinished(tx, {
    workId: id,
    kind: CONTRACT_KIND,
    number,
    title,
    detail: null,
    path: contractPath(number),
    clientId,
    freelancerId,
    subject: null,
    finishedAt: now,
    closesAt: after(now, inForce.reviewWindowDays * DAY_MS),
  });

async function lockCompleted(
  tx: Tx,
  actor: Actor,
  number: string,
  context: Context,
): Promise<{ contract: Contract; side: Side }> {
  const contract = await lockMyContract(tx, number, actor.userId, context);
  if (contract.state !== 'completed')
    throw new Failure('wrong_state', { message: CONTRACT_IN_STATE[contract.state], data: { state: contract.state } });
  return { contract, side: sideOf(contract, actor.userId) };
}

/** Each side reviews the other once. */
export async function reviewContract(
  tx: Tx,
  actor: Actor,
  number: string,
  review: Written,
  context: Context,
): Promise<Contract> {
  const { contract, side } = await lockCompleted(tx, actor, number, context);
  await writeReview(tx, contract.id, side, review, context);
  return contract;
}

/** One public reply to the review about oneself, once it is shown. */
export async function replyToReview(
  tx: Tx,
  actor: Actor,
  number: string,
  text: string,
  context: Context,
): Promise<Contract> {
  const { contract, side } = await lockCompleted(tx, actor, number, context);
  await reply(tx, contract.id, side, text, context);
  return contract;
}

const rounds = statement(
  'contract_rounds',
  'select work_id as "work_id!", closes_at as "closes_at!", shown_at, reviewed_by as "reviewed_by!", replied_by as "replied_by!" from review_window where work_id = any (:contractIds)',
);

/** Where the reviews of these contracts stand, by the id of the contract. */
export const roundsOf = async (reads: Db | Tx, contractIds: readonly string[]): Promise<ReadonlyMap<string, Round>> =>
  new Map(
    (contractIds.length === 0 ? [] : await reads.rows(rounds, { contractIds })).map(
      ({ work_id: id, closes_at: closesAt, shown_at: shownAt, reviewed_by: reviewedBy, replied_by: repliedBy }) =>
        [id, { closesAt, shownAt, reviewedBy, repliedBy }] as const,
    ),
  );

export const mayReview = (round: Round | undefined, side: Side, now: Date): boolean =>
  round !== undefined && whyNotReview(round, side, now) === null;

export interface ContractReviews {
  readonly round: Round | null;
  readonly written: readonly ReviewRow[];
  readonly canReview: boolean;
  readonly canReply: boolean;
}

export async function readReviews(db: Db, { id, state }: Contract, side: Side, now: Date): Promise<ContractReviews> {
  if (state !== 'completed') return { round: null, written: [], canReview: false, canReply: false };
  const [found, written] = await Promise.all([roundsOf(db, [id]), reviewsOf(db, id)]);
  const round = found.get(id) ?? null;
  return {
    round,
    written,
    canReview: mayReview(round ?? undefined, side, now),
    canReply: round !== null && whyNotReply(round, side) === null,
  };
}
