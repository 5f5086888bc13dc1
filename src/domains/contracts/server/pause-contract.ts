/**
 * A pause that both agree on: no time to work or to review runs, and what was left of it continues afterwards (CTR-2).
 */
import { bySystem, type By } from '#domains/paid-work/party.ts';
import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { deadlinesAfter, stoodStillFrom } from '../deadlines.ts';
import { pauseAsked, pauseEnded } from '../events.ts';
import { CONTRACT_LIMITS } from '../life.ts';
import { mustMoveContract } from '../policy.ts';
import { announceContract } from './announce-contract.ts';
import { overtakeChange } from './change-terms.ts';
import { endPaymentsOf } from './end-payments.ts';
import { moveContract } from './move-contract.ts';
import { keepDeadlines } from './move-deadlines.ts';
import { lockMyContract, sideOf, type Contract, type Milestone } from './store.ts';
import { showNextToFund } from './talk-cards.ts';

const byMe = (contract: Contract, actor: Actor) => ({ party: sideOf(contract, actor.userId), actorId: actor.userId });
const sideOrNull = ({ party }: By) => (party === 'client' || party === 'freelancer' ? party : null);
const NOT_ASKED = { pauseAskedBy: null, pauseAskedAt: null } as const;

export async function askPause(
  tx: Tx,
  actor: Actor,
  number: string,
  reason: string,
  context: Context,
): Promise<Contract> {
  const now = context.clock();
  const contract = await lockMyContract(tx, number, actor.userId, context);
  const by = byMe(contract, actor);
  const updatedContract = await moveContract(
    tx,
    contract,
    { move: 'askPause', by, at: now, reason },
    { pauseAskedBy: by.party, pauseAskedAt: now },
  );
  const endsAt = after(now, CONTRACT_LIMITS.pauseAnswerDays * DAY_MS);
  announceContract(tx, pauseAsked, updatedContract, { by: by.party, reason, endsAt: endsAt.toISOString() });
  return updatedContract;
}

export async function acceptPause(tx: Tx, actor: Actor, number: string, context: Context): Promise<Contract> {
  const now = context.clock();
  const contract = await lockMyContract(tx, number, actor.userId, context);
  const by = byMe(contract, actor);
  mustMoveContract(contract, 'acceptPause', by.party, now);
  return pauseNow(tx, contract, { move: 'acceptPause', by }, now);
}

interface Pausing {
  readonly move: 'acceptPause' | 'pauseByOperator';
  readonly by: By;
  /** Of an operator, for both sides to read. */
  readonly reason?: string;
}
export async function pauseNow(
  tx: Tx,
  contract: Contract,
  { move, by, reason }: Pausing,
  now: Date,
): Promise<Contract> {
  const changes = { ...NOT_ASKED, pausedAt: now, pausedByStaff: move === 'pauseByOperator' };
  const paused = await moveContract(
    tx,
    await overtakeChange(tx, contract, by, now),
    { move, by, at: now, reason },
    changes,
  );
  await endPaymentsOf(tx, paused);
  announceContract(tx, pauseEnded, paused, { by: sideOrNull(by), outcome: 'accepted', reason });
  return keepDeadlines(tx, paused, () => ({}), now);
}

const OUTCOMES = { declinePause: 'declined', withdrawPause: 'withdrawn' } as const;
async function notPaused(
  tx: Tx,
  contract: Contract,
  move: keyof typeof OUTCOMES,
  by: By,
  now: Date,
): Promise<Contract> {
  const going = await moveContract(tx, contract, { move, by, at: now }, NOT_ASKED);
  announceContract(tx, pauseEnded, going, {
    by: sideOrNull(by),
    outcome: by === bySystem ? 'unanswered' : OUTCOMES[move],
  });
  return going;
}
export async function answerPause(
  tx: Tx,
  actor: Actor,
  number: string,
  answer: 'decline' | 'withdraw',
  context: Context,
): Promise<Contract> {
  const contract = await lockMyContract(tx, number, actor.userId, context);
  return notPaused(
    tx,
    contract,
    answer === 'decline' ? 'declinePause' : 'withdrawPause',
    byMe(contract, actor),
    context.clock(),
  );
}
/** Nobody answered: the contract runs on. */
export const declinePauseBySilence = (tx: Tx, contract: Contract, context: Context): Promise<Contract> =>
  notPaused(tx, contract, 'declinePause', bySystem, context.clock());

export async function resumeContract(tx: Tx, actor: Actor, number: string, context: Context): Promise<Contract> {
  const contract = await lockMyContract(tx, number, actor.userId, context);
  return goOn(tx, contract, byMe(contract, actor), context);
}
/** The longest pause is over. */
export const resumeAtDeadline = (tx: Tx, contract: Contract, context: Context): Promise<Contract> =>
  goOn(tx, contract, bySystem, context);

export async function goOn(tx: Tx, contract: Contract, by: By, context: Context, reason?: string): Promise<Contract> {
  const now = context.clock();
  const { pausedAt, idleSince } = contract;
  const changes = { pausedAt: null, pausedByStaff: false, idleSince: idleSince === null ? null : now };
  const going = await moveContract(tx, contract, { move: 'resume', by, at: now, reason }, changes);
  announceContract(tx, pauseEnded, going, { by: sideOrNull(by), outcome: 'resumed', reason });
  const later = (milestone: Milestone) =>
    pausedAt === null ? {} : deadlinesAfter(milestone, stoodStillFrom(milestone, pausedAt), now);
  const resumed = await keepDeadlines(tx, going, later, now);
  // The last held money may have gone while nothing could be funded.
  await showNextToFund(tx, resumed, context);
  return resumed;
}
