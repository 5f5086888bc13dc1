/**
 * An operator pauses, resumes or ends a contract, with a written reason (CTR-2, CTR-6). Held money is decided at its
 * milestone.
 */
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { isUnbegun } from '../life.ts';
import { endUnbegun } from './answer-offer.ts';
import { finishContract } from './finish-contract.ts';
import { goOn, pauseNow } from './pause-contract.ts';
import { lockContractNumbered, type Contract } from './store.ts';

type Act = 'pause' | 'resume' | 'end';

async function lockOfOthers(tx: Tx, actor: Actor, number: string, context: Context): Promise<Contract> {
  const contract = await lockContractNumbered(tx, number, context);
  if ([contract.clientId, contract.freelancerId].includes(actor.userId))
    throw new Failure('forbidden', { message: 'This is your own contract. Ask another operator.' });
  return contract;
}

async function applyAct(
  tx: Tx,
  contract: Contract,
  act: Act,
  actor: Actor,
  reason: string,
  context: Context,
): Promise<Contract> {
  const by = { party: 'operator', actorId: actor.userId } as const;
  if (act === 'pause') return pauseNow(tx, contract, { move: 'pauseByOperator', by, reason }, context.clock());
  if (act === 'resume') return goOn(tx, contract, by, context, reason);
  if (isUnbegun(contract.state)) return endUnbegun(tx, contract, 'withdrawByOperator', by, reason, context);
  return finishContract(tx, contract, by, reason, context.clock());
}

export async function moveByOperator(
  tx: Tx,
  actor: Actor,
  number: string,
  act: Act,
  reason: string,
  context: Context,
): Promise<Contract> {
  const contract = await lockOfOthers(tx, actor, number, context);
  const moved = await applyAct(tx, contract, act, actor, reason, context);
  await recordStaffAct(
    tx,
    actor,
    `contract.${act}`,
    { type: 'contract', id: contract.id },
    reason,
    { state: contract.state },
    { state: moved.state },
  );
  return moved;
}
