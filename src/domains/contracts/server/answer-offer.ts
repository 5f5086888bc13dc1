/** Both sides before the first milestone is funded: signed, declined, withdrawn, or given more time (CTR-1). */
import { isSetUpFor, type Actor } from '#kit/actor.ts';
import { after, HOUR_MS } from '#kit/clock.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { recordAnswer } from '#domains/messaging/server/messaging.ts';
import { bySystem, type By } from '#domains/paid-work/party.ts';
import { endPaymentsFor } from '#domains/wallet/server/wallet.ts';
import { fundUntil } from '../deadlines.ts';
import { contractAccepted, offerEnded, offerExtended } from '../events.ts';
import type { ContractMove } from '../life.ts';
import { announceContract } from './announce-contract.ts';
import { moveContract } from './move-contract.ts';
import { endTerms, hashOf, signTerms, versionsOf } from './signed-versions.ts';
import { lockMyContract, sideOf, type Contract } from './store.ts';
import { passOnOfferEnded, passOnOfferWaits } from './pass-on.ts';
import { showNextToFund } from './talk-cards.ts';

interface Signature {
  readonly signature: string;
  /** Of the terms that the freelancer read. */
  readonly hash: string;
}

/**
 * The freelancer signs what they read: another text, a withdrawal or the end of its time answers 409 with the state.
 */
export async function acceptOffer(
  tx: Tx,
  actor: Actor,
  number: string,
  { signature, hash }: Signature,
  context: Context,
): Promise<Contract> {
  const now = context.clock();
  const contract = await lockMyContract(tx, number, actor.userId, context);
  const by = { party: sideOf(contract, actor.userId), actorId: actor.userId };
  if (!isSetUpFor(actor, by.party)) throw new Failure('onboarding_incomplete');
  const accepted = await moveContract(
    tx,
    contract,
    { move: 'accept', by, at: now, facts: { hash } },
    { acceptedAt: now },
  );
  const [newest] = await versionsOf(tx, contract.id);
  if (newest === undefined || !hashOf(newest.terms).equals(Buffer.from(hash, 'hex')))
    throw new Failure('wrong_state', {
      message: 'These terms were changed. Read them again before you sign.',
      data: { state: contract.state },
    });
  if (!(await signTerms(tx, contract.id, newest.version, signature, now)))
    throw new Failure('wrong_state', { data: { state: contract.state } });
  recordAnswer(tx, { from: actor.userId, to: contract.clientId }, now);
  passOnOfferWaits(tx, accepted, fundUntil(now));
  announceContract(tx, contractAccepted, accepted, { endsAt: fundUntil(now).toISOString() });
  await showNextToFund(tx, accepted, context);
  return accepted;
}

export async function extendOffer(
  tx: Tx,
  actor: Actor,
  number: string,
  hours: number,
  context: Context,
): Promise<Contract> {
  const now = context.clock();
  const contract = await lockMyContract(tx, number, actor.userId, context);
  const validUntil = after(contract.offeredAt, hours * HOUR_MS);
  const by = { party: sideOf(contract, actor.userId), actorId: actor.userId };
  if (validUntil <= contract.validUntil) throw invalidField('valid_hours', 'The offer is already valid for that long.');
  const extended = await moveContract(tx, contract, { move: 'extendOffer', by, at: now }, { validUntil });
  passOnOfferWaits(tx, extended, validUntil);
  announceContract(tx, offerExtended, extended, { endsAt: validUntil.toISOString() });
  return extended;
}

/** The client withdraws; the freelancer declines, also after they signed, as long as nothing is funded. */
export async function endOffer(
  tx: Tx,
  actor: Actor,
  number: string,
  answer: 'decline' | 'withdraw',
  reason: string,
  context: Context,
): Promise<Contract> {
  const contract = await lockMyContract(tx, number, actor.userId, context);
  const by = { party: sideOf(contract, actor.userId), actorId: actor.userId };
  const move = answer === 'decline' && contract.state === 'accepted' ? 'stepBack' : answer;
  return endUnbegun(tx, contract, move, by, reason === '' ? null : reason, context);
}

const OUTCOMES = {
  decline: 'declined',
  stepBack: 'declined',
  withdraw: 'withdrawn',
  lapse: 'lapsed',
  endForLeaving: 'withdrawn',
  withdrawByOperator: 'withdrawn',
} as const satisfies Partial<Record<ContractMove, string>>;

export async function endUnbegun(
  tx: Tx,
  contract: Contract,
  move: keyof typeof OUTCOMES,
  by: By,
  reason: string | null,
  context: Context,
): Promise<Contract> {
  const now = context.clock();
  const wasAccepted = contract.state === 'accepted';
  const ended = await moveContract(tx, contract, { move, by, at: now, reason: reason ?? undefined }, { endedAt: now });
  await passOnOfferEnded(tx, ended, by, now);
  const outcome = OUTCOMES[move];
  if (!wasAccepted) await endTerms(tx, contract.id, contract.version, outcome, now);
  for (const { id, number } of contract.milestones)
    await endPaymentsFor(tx, id, `Milestone ${number} no longer needs this payment. You were not charged.`);
  const who = by.party === 'client' || by.party === 'freelancer' ? by.party : null;
  announceContract(tx, offerEnded, ended, { by: who, outcome, wasAccepted, reason });
  return ended;
}

/** The time to answer, or to fund, is over. */
export const lapseOffer = (tx: Tx, contract: Contract, context: Context): Promise<Contract> =>
  endUnbegun(tx, contract, 'lapse', bySystem, null, context);
