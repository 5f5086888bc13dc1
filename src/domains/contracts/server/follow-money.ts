/** What follows for a contract once money of a milestone is held or let go. */
import { bySystem } from '#domains/paid-work/party.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { contractClocks } from '../deadlines.ts';
import { finishContract } from './finish-contract.ts';
import { wakeContract } from './move-contract.ts';
import { holds, type Contract } from './store.ts';
import { showNextToFund } from './talk-cards.ts';

const write = statement(
  'contract_idle',
  'update contract set idle_since = :idleSince, clock_at = :clockAt where id = :id',
);

/** After every move of a milestone that holds money or lets it go, under the contract's lock. */
export async function followMoney(tx: Tx, contract: Contract, context: Context): Promise<Contract> {
  const noted = await noteIdle(tx, contract, context.clock());
  await showNextToFund(tx, noted, context);
  return noted;
}

/**
 * A contract is idle while it is active, something was released, and nothing is held: 30 days later it ends (CTR-5).
 * One whose end was asked for ends with the last of its money.
 */
async function noteIdle(tx: Tx, contract: Contract, now: Date): Promise<Contract> {
  if (contract.endedAt !== null) return contract;
  const isHolding = contract.milestones.some(holds);
  if (contract.state === 'end_requested' && !isHolding) return finishContract(tx, contract, bySystem, undefined, now);
  const isIdle = contract.milestones.some(({ releasedAt }) => releasedAt !== null) && !isHolding;
  const idleSince = !isIdle ? null : (contract.idleSince ?? now);
  if (idleSince?.getTime() === contract.idleSince?.getTime()) return contract;
  const noted: Contract = { ...contract, idleSince };
  tx.send(write, { id: contract.id, idleSince, clockAt: contractClocks(noted)[0]?.endsAt ?? null });
  wakeContract(tx, noted, now);
  return noted;
}
