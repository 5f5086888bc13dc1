/** What the one timer of a contract does. */
import { closed } from '#domains/accounts/events.ts';
import { closingBegan } from '#domains/accounts/leaving-events.ts';
import { bySystem } from '#domains/paid-work/party.ts';
import { clockOf } from '#domains/paid-work/server/paid-work.ts';
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

/** Money that came in time funds the first milestone, however late this fires. */
async function lapse(tx: Tx, contract: Contract, context: Context): Promise<void> {
  for (const milestone of contract.state === 'accepted' ? contract.milestones : [])
    if ((await fundFromArrived(tx, { contract, milestone }, context)).contract.beganAt !== null) return;
  await lapseOffer(tx, contract, context);
}

const reminded = statement('contract_reminded', 'update contract set reminded_at = :now where id = :contractId');

const fire = clockOf<Contract, ContractClock>({
  timer: CONTRACT_CLOCK,
  lock: lockContract,
  clocks: contractClocks,
  commands: {
    lapse,
    completeEnd: endAtDeadline,
    declinePause: declinePauseBySilence,
    resume: resumeAtDeadline,
    lapseChange,
  },
  remind: async (tx, contract, due, now) => {
    await tx.rows(reminded, { contractId: contract.id, now });
    announceContract(tx, contractReminded, contract, { ...due, milestone: null });
  },
});

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
      if (contract.state === 'offered' || contract.state === 'accepted')
        await endUnbegun(tx, contract, 'endForLeaving', bySystem, null, context);
    });
}

export const contractReactions: readonly Reaction[] = [
  on(closed, 'end-contract-offers-of-the-closed', 'upkeep', endOffersOf),
  on(closingBegan, 'end-contract-offers-of-the-leaving', 'upkeep', endOffersOf),
];
