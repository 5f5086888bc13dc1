/**
 * A dispute ends: the held money is split by a share of the price, or the claim is withdrawn and the work continues.
 */
import { answerSplit, releaseAll, splitHeld } from '#domains/paid-work/server/paid-work.ts';
import { bySystem, type By } from '#domains/paid-work/party.ts';
import { partsAt, partsOfAll } from '#domains/paid-work/split-offer.ts';
import type { Actor } from '#kit/actor.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import type { Side } from '#kit/sides.ts';
import type { DisputeMove } from '../dispute.ts';
import { disputeEnded, disputeWithdrawalAsked, disputeWithdrawalEnded, disputeWithdrawn } from '../events.ts';
import { moveDispute } from './move-dispute.ts';
import { announceDispute, lockMyDispute, type Dispute } from './store.ts';
import { disputedWork, type DisputedBy, type DisputedWork } from './disputed-work.ts';

const HOW = {
  acceptClaim: 'agreed',
  acceptOffer: 'agreed',
  meet: 'agreed',
  endUnanswered: 'unanswered',
  agreeOnDecision: 'decided',
  closeAppeals: 'decided',
  decideAppeal: 'appealed',
} as const satisfies Partial<Record<DisputeMove, string>>;

export function disputedKind({ work }: Dispute, context: Context): DisputedWork {
  const kind = disputedWork.of(context).find((candidate) => candidate.kind === work.kind);
  if (kind === undefined) throw new Error(`nobody brings ${work.kind} as disputed work`);
  return kind;
}

const asDisputed = ({ party, actorId }: By): DisputedBy => ({
  party: party === 'provider' ? 'system' : party,
  actorId,
});

/** An offer that nobody answered ends with the dispute. */
export async function endOpenOffer(tx: Tx, { work, offer }: Dispute, now: Date): Promise<void> {
  if (offer !== null) await answerSplit(tx, work.id, offer, 'decline', 'system', now);
}

/** Of two that end it, one is refused by the move, before any money moves. */
export async function splitDisputed(
  tx: Tx,
  dispute: Dispute,
  { move, by, share, reason }: { move: keyof typeof HOW; by: By; share: number; reason?: string },
  context: Context,
): Promise<Dispute> {
  const now = context.clock();
  const kind = disputedKind(dispute, context);
  const ended = await moveDispute(tx, dispute, { move, by, at: now, reason }, { endedAt: now, share }, null);
  const terms = dispute.parts.map(({ work }) => work.terms);
  const { toFreelancer, backToClient } = partsOfAll(terms, share);
  let clears: Date | null = null;
  for (const { work } of dispute.parts) {
    const { at, clearsAt } = await kind.end(
      tx,
      work.id,
      { share, by: asDisputed(by), number: dispute.number },
      context,
    );
    const earnedAt = partsAt(work.terms, share).isEarned ? clearsAt : null;
    await splitHeld(tx, work, share, { at, clearsAt: earnedAt, of: dispute.id });
    clears = earnedAt ?? clears;
  }
  await kind.settled?.(tx, dispute.work.id, context);
  announceDispute(tx, disputeEnded, ended, {
    how: HOW[move],
    by: by.party === 'client' || by.party === 'freelancer' ? by.party : null,
    percent: share / 100,
    earned: toFreelancer.amount,
    returned: backToClient.amount,
    currency: dispute.price.currency,
    clearsAt: clears?.toISOString() ?? null,
  });
  return ended;
}

/** Its clock ran out. */
export const endUnanswered = async (tx: Tx, dispute: Dispute, context: Context): Promise<void> =>
  void (await splitDisputed(tx, dispute, { move: 'endUnanswered', by: bySystem, share: dispute.wanted }, context));
export async function closeAppeals(tx: Tx, dispute: Dispute, context: Context): Promise<void> {
  await splitDisputed(tx, dispute, { move: 'closeAppeals', by: bySystem, share: decidedShareOf(dispute) }, context);
}

export function decidedShareOf({ number, decidedShare }: Dispute): number {
  if (decidedShare === null) throw new Error(`dispute ${number} has no decision`);
  return decidedShare;
}

/**
 * By the person who opened it. Once it was answered or goes to a reviewer, it is a request that the other side agrees
 * to (DSP-9).
 */
export async function withdrawDispute(
  tx: Tx,
  actor: Actor,
  number: string,
  reason: string,
  context: Context,
): Promise<Dispute> {
  const now = context.clock();
  const { dispute, side } = await lockMyDispute(tx, number, actor.userId);
  const by = { party: side, actorId: actor.userId };
  if (dispute.state === 'opened') return resumeWork(tx, dispute, { move: 'withdraw', by, reason }, context);
  const updatedDispute = await moveDispute(
    tx,
    dispute,
    { move: 'askToWithdraw', by, at: now, reason },
    { withdrawAskedAt: now },
  );
  announceDispute(tx, disputeWithdrawalAsked, updatedDispute, { by: side });
  return updatedDispute;
}

export async function agreeToWithdraw(tx: Tx, actor: Actor, number: string, context: Context): Promise<Dispute> {
  const { dispute, side } = await lockMyDispute(tx, number, actor.userId);
  return resumeWork(tx, dispute, { move: 'agreeToWithdraw', by: { party: side, actorId: actor.userId } }, context);
}

/** The other side declines the request, or the side that made it takes it back: the dispute continues. */
export async function endWithdrawal(tx: Tx, actor: Actor, number: string, context: Context): Promise<Dispute> {
  const now = context.clock();
  const { dispute, side } = await lockMyDispute(tx, number, actor.userId);
  const going = await moveDispute(
    tx,
    dispute,
    { move: 'endWithdrawal', by: { party: side, actorId: actor.userId }, at: now },
    { withdrawAskedAt: null },
  );
  announceDispute(tx, disputeWithdrawalEnded, going, {
    by: side,
    outcome: side === dispute.openedBy ? 'canceled' : 'declined',
  });
  return going;
}

interface Withdrawal {
  readonly move: 'withdraw' | 'agreeToWithdraw';
  readonly by: { readonly party: Side; readonly actorId: string };
  readonly reason?: string;
}

/** The work continues where it stopped, and so does clearing. */
async function resumeWork(
  tx: Tx,
  dispute: Dispute,
  { move, by, reason }: Withdrawal,
  context: Context,
): Promise<Dispute> {
  const now = context.clock();
  const kind = disputedKind(dispute, context);
  const withdrawn = await moveDispute(
    tx,
    dispute,
    { move, by, at: now, reason },
    { endedAt: now, withdrawAskedAt: null },
    null,
  );
  await endOpenOffer(tx, dispute, now);
  for (const { work, wasReleased } of dispute.parts) {
    const released = await kind.resume(tx, work.id, dispute.openedAt, by, context);
    if (!wasReleased) continue;
    if (released === null) throw new Error(`the work of dispute ${dispute.number} does not say when it clears`);
    await releaseAll(tx, work, { ...released, of: dispute.id });
  }
  await kind.settled?.(tx, dispute.work.id, context);
  announceDispute(tx, disputeWithdrawn, withdrawn, { by: by.party });
  return withdrawn;
}
