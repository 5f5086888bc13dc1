/**
 * An operator ends open work with a reason: alone up to a limit of held money, above it once a second one confirms
 * (ORD-25, MLS-14, MON-23).
 */
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import type { Money } from '#kit/money.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { howOf, needsSecond } from '../operator-end.ts';
import { addOperatorEnd, decideOperatorEnd, endedAlone, openOperatorEnd, type ProposedEnd } from './operator-ends.ts';

/** The piece of work, under its lock. */
export interface EndableWork {
  readonly kind: 'order' | 'milestone';
  readonly id: string;
  readonly state: string;
  readonly clientId: string;
  readonly freelancerId: string;
  /** What its end moves. */
  readonly held: Money;
}

interface EndRequest {
  /** Of the price, to the freelancer. */
  readonly percent: number;
  readonly reason: string;
}

function mustBeAbleToEnd({ kind, state, clientId, freelancerId }: EndableWork, actor: Actor): void {
  if (state === 'disputed')
    throw new Failure('wrong_state', {
      message: `This ${kind} is in dispute. Decide the dispute instead.`,
      data: { state },
    });
  if ([clientId, freelancerId].includes(actor.userId))
    throw new Failure('forbidden', { message: `This is your own ${kind}. Ask another operator.` });
}

/** `waits`: more is held than one operator ends alone. Then nothing has moved; else the caller ends it now. */
export async function startEnd(
  tx: Tx,
  actor: Actor,
  work: EndableWork,
  request: EndRequest,
  context: Context,
): Promise<ProposedEnd & { readonly waits: boolean }> {
  const now = context.clock();
  const { kind, id, state, held } = work;
  const { percent, reason } = request;
  const how = howOf(percent);
  mustBeAbleToEnd(work, actor);
  if ((await openOperatorEnd(tx, id)) !== null)
    throw new Failure('wrong_state', {
      message: `An operator already proposed to end this ${kind}. Confirm or decline that first.`,
      data: { state },
    });
  const proposed = {
    id: context.makeId(),
    workId: id,
    how,
    share: percent * 100,
    reason,
    held,
    by: actor.userId,
    at: now,
  };
  const waits = needsSecond(held, await endedAlone(tx, actor.userId, held.currency, now));
  addOperatorEnd(tx, proposed, waits ? 'proposed' : 'alone');
  if (waits)
    await recordStaffAct(tx, actor, `${kind}.propose-end`, { type: kind, id }, reason, { state }, { how, percent });
  return { ...proposed, waits };
}

async function proposedOf(tx: Tx, { kind, id, state }: EndableWork): Promise<ProposedEnd> {
  const proposed = await openOperatorEnd(tx, id);
  if (proposed === null)
    throw new Failure('wrong_state', { message: `There is no proposal to end this ${kind}.`, data: { state } });
  return proposed;
}

/** Step two, by someone else: the caller ends it as proposed. */
export async function confirmProposedEnd(
  tx: Tx,
  actor: Actor,
  work: EndableWork,
  context: Context,
): Promise<ProposedEnd> {
  const proposed = await proposedOf(tx, work);
  if (proposed.by === actor.userId)
    throw new Failure('forbidden', { message: 'You can’t confirm your own proposal. Ask another operator.' });
  mustBeAbleToEnd(work, actor);
  decideOperatorEnd(tx, proposed.id, { state: 'confirmed', by: actor.userId, at: context.clock(), because: null });
  return proposed;
}

/** The one who proposed it takes it back, or someone else declines it. Nothing moves. */
export async function declineProposedEnd(
  tx: Tx,
  actor: Actor,
  work: EndableWork,
  because: string,
  context: Context,
): Promise<void> {
  const proposed = await proposedOf(tx, work);
  const state = proposed.by === actor.userId ? 'withdrawn' : 'declined';
  decideOperatorEnd(tx, proposed.id, { state, by: actor.userId, at: context.clock(), because });
  const act = state === 'declined' ? 'decline-end' : 'withdraw-end';
  await recordStaffAct(
    tx,
    actor,
    `${work.kind}.${act}`,
    { type: work.kind, id: work.id },
    because,
    { state: 'proposed' },
    { state },
  );
}
