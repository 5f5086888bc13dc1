/** What the one timer of a contract does. It may fire late, twice or concurrently: only a clock that really ran out makes a move (MON-13). */
import { closed } from '#domains/accounts/events.ts';
import { closingBegan } from '#domains/accounts/leaving-events.ts';
import { bySystem } from '#domains/paid-work/party.ts';
import { fireClock } from '#domains/paid-work/server/paid-work.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { on, onTimer, type Reaction } from '#kit/server/jobs/reactions.ts';
import { contractClocks, type ContractClock } from '../deadlines.ts';
import { contractReminded } from '../events.ts';
import { announceContract } from './announce-contract.ts';
import { endUnbegun, lapseOffer } from './answer-offer.ts';
import { lapseChange } from './change-terms.ts';
import { endAtDeadline } from './end-contract.ts';
import { fundFromArrived } from './fund-milestone.ts';
import { CONTRACT_CLOCK } from './move-contract.ts';
import { declinePauseBySilence, resumeAtDeadline } from './pause-contract.ts';
import { lockContract, type Contract } from './store.ts';

type TimedCommand = (tx: Tx, contract: Contract, context: Context) => Promise<unknown>;
/** Money that came in time funds the first milestone, however late this fires. */
async function lapse(tx: Tx, contract: Contract, context: Context): Promise<void> {
  for (const milestone of contract.state === 'accepted' ? contract.milestones : [])
    if ((await fundFromArrived(tx, { contract, milestone }, context)).contract.beganAt !== null) return;
  await lapseOffer(tx, contract, context);
}

const timedCommands: Partial<Record<ContractClock['atEnd'], TimedCommand>> = {
  lapse,
  completeEnd: endAtDeadline,
  declinePause: declinePauseBySilence,
  resume: resumeAtDeadline,
  lapseChange,
};

const reminded = statement('contract_reminded', 'update contract set reminded_at = :now where id = :contractId');

async function fire(tx: Tx, contractId: string, context: Context): Promise<void> {
  const contract = await lockContract(tx, contractId, context);
  const now = context.clock();
  const end = async ({ atEnd }: ContractClock): Promise<void> => {
    const command = timedCommands[atEnd];
    if (command === undefined) throw new Error(`no command for ${atEnd}`);
    await command(tx, contract, context);
  };
  const remind = async ({ kind, turn, endsAt }: ContractClock): Promise<void> => {
    await tx.rows(reminded, { contractId, now });
    announceContract(tx, contractReminded, contract, { clock: kind, milestone: null, turn: [...turn], endsAt: endsAt.toISOString() });
  };
  const clocks = contractClocks(contract);
  await fireClock(tx, { id: contractId, timer: CONTRACT_CLOCK, clocks, remindedAt: contract.remindedAt, end, remind }, now);
}

export const contractTimers = [onTimer(CONTRACT_CLOCK, 'orders', fire)];

const unbegunOf = statement(
  'contracts_unbegun_of',
  "select id from contract where (client_id = :userId or freelancer_id = :userId) and state in ('offered', 'accepted') order by offered_at, id",
);

/** Someone who closes their account signs nothing any more. Each in a transaction of its own. */
async function endOffersOf({ userId }: { userId: string }, context: Context): Promise<void> {
  for (const { id } of await context.db.rows(unbegunOf, { userId }))
    await context.database.transact(async (tx) => {
      const contract = await lockContract(tx, id, context);
      if (contract.state === 'offered' || contract.state === 'accepted') await endUnbegun(tx, contract, 'endForLeaving', bySystem, null, context);
    });
}

export const contractReactions: readonly Reaction[] = [
  on(closed, 'end-contract-offers-of-the-closed', 'upkeep', endOffersOf),
  on(closingBegan, 'end-contract-offers-of-the-leaving', 'upkeep', endOffersOf),
];
