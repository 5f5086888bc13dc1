/** Who may review a dispute: nobody judges in their own case, or about people they dealt with (DSP-6). */
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import type { Db, Tx } from '#kit/server/db/database.ts';
import { dealtWith } from '#domains/wallet/server/wallet.ts';
import type { Dispute } from './store.ts';

/** Why this operator cannot review it, or null. */
export async function whyNotReview(reads: Db | Tx, actor: Actor, dispute: Dispute): Promise<string | null> {
  const { work, state, isSenior, decidedBy } = dispute;
  if ([work.clientId, work.freelancerId].includes(actor.userId))
    return 'You take part in this dispute, so another operator must review it.';
  if (await dealtWith(reads, actor.userId, [work.clientId, work.freelancerId]))
    return 'You bought from or sold to one of these people, so another operator must review it.';
  if (state === 'appealed' && decidedBy === actor.userId)
    return 'You made the decision that was appealed, so another operator must review it.';
  if (isSenior && state !== 'appealed' && !(actor.staffRoles ?? []).includes('owner'))
    return 'The hard limit has passed, so an owner must decide.';
  return null;
}

export async function mustReview(tx: Tx, actor: Actor, dispute: Dispute): Promise<void> {
  const refusal = await whyNotReview(tx, actor, dispute);
  if (refusal !== null) throw new Failure('forbidden', { message: refusal, data: { state: dispute.state } });
}
