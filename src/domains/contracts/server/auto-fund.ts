/**
 * With each approval the next milestone is funded from the client's balance, if they want that (MLS-2, decision 193).
 */
import { isGone } from '#domains/paid-work/server/paid-work.ts';
import { balances } from '#domains/wallet/server/wallet.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { add, compare } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { on, type Reaction } from '#kit/server/jobs/reactions.ts';
import { autoFundingDropped, autoFundSet, milestoneReleased, notFundedAutomatically } from '../events.ts';
import { mayMoveMilestone, whyNotAutoFund } from '../policy.ts';
import { announceContract, announceMilestone } from './announce-contract.ts';
import { fundAutomatically } from './fund-milestone.ts';
import { nextToFund } from './present.ts';
import { holds, lockContractNumbered, lockMyContract, sideOf, type Contract, type Milestone } from './store.ts';
import { showNextToFund } from './talk-cards.ts';

const write = statement(
  'contract_auto_fund',
  'update contract set auto_fund = :isOn, auto_funding_since = null where id = :id',
);
const writeSince = statement(
  'contract_auto_funding_since',
  'update contract set auto_funding_since = :now where id = :id',
);

export async function setAutoFund(
  tx: Tx,
  actor: Actor,
  number: string,
  isOn: boolean,
  context: Context,
): Promise<Contract> {
  const contract = await lockMyContract(tx, number, actor.userId, context);
  const refusal = whyNotAutoFund(contract, sideOf(contract, actor.userId));
  if (refusal !== null) throw new Failure(refusal.code, { message: refusal.why, data: { state: contract.state } });
  if (contract.autoFund === isOn) return contract;
  tx.send(write, { id: contract.id, isOn });
  announceContract(tx, autoFundSet, contract, { isOn });
  const set = { ...contract, autoFund: isOn, autoFundingSince: null };
  // The approval left it to the funding that is not coming now.
  await showNextToFund(tx, set, context);
  return set;
}

/** The approval has the next milestone funded: until that is decided, nobody is asked to fund it. */
export function expectFunding(tx: Tx, contract: Contract, now: Date): Contract {
  const next = nextToFund(contract);
  if (
    !contract.autoFund ||
    next === undefined ||
    contract.milestones.some(holds) ||
    !mayMoveMilestone(next, 'fund', 'client', now).ok
  )
    return contract;
  tx.send(writeSince, { id: contract.id, now });
  return { ...contract, autoFundingSince: now };
}

/**
 * In a transaction of its own: a release never fails because the next milestone can’t be funded. Safe late, twice and
 * concurrently: under the contract's lock, each approval funds one milestone, and none while money is held for another.
 */
async function fundNext(tx: Tx, locked: Contract, approved: Milestone, context: Context): Promise<void> {
  // A late repetition: what is expected now is for another approval.
  if (locked.milestones.some(({ fundedAfter }) => fundedAfter === approved.id)) return;
  const contract = { ...locked, autoFundingSince: null };
  if (locked.autoFundingSince !== null) tx.send(writeSince, { id: contract.id, now: null });
  const next = nextToFund(contract);
  const isHeld = contract.milestones.some(holds);
  if (
    !contract.autoFund ||
    next === undefined ||
    isHeld ||
    !mayMoveMilestone(next, 'fund', 'client', context.clock()).ok
  ) {
    if (locked.autoFundingSince !== null) announceContract(tx, autoFundingDropped, contract, {});
    return showNextToFund(tx, contract, context);
  }
  const reason = await whyNotNow(tx, contract, next);
  if (reason === null) return void (await fundAutomatically(tx, contract, next, approved, context));
  const { amount, currency } = next.terms.total;
  announceMilestone(tx, notFundedAutomatically, contract, next, { why: reason, amount, currency });
  await showNextToFund(tx, contract, context);
}

async function whyNotNow(tx: Tx, { changeAskedBy, clientId, freelancerId }: Contract, { terms: { total } }: Milestone) {
  if (changeAskedBy !== null) return 'terms_proposed';
  if (await isGone(tx, freelancerId)) return 'freelancer_gone';
  const { spendable, available } = await balances(tx, clientId, total.currency);
  return compare(add(spendable, available), total) < 0 ? 'not_enough' : null;
}

/** Only of what the client approved themselves: after silence nobody spends their balance. */
export const fundNextReaction: Reaction = on(
  milestoneReleased,
  'fund-next-milestone',
  'upkeep',
  async (released, context) => {
    const { by, returned, rest, contractNumber, milestoneNumber } = released;
    if (by !== 'client' || returned !== '0' || rest !== null) return;
    await context.database.transact(async (tx) => {
      const contract = await lockContractNumbered(tx, contractNumber, context);
      const approved = contract.milestones.find(({ number }) => number === milestoneNumber);
      if (approved !== undefined) await fundNext(tx, contract, approved, context);
    });
  },
);
