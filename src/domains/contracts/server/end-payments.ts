import { endPaymentsFor } from '#domains/wallet/server/wallet.ts';
import type { Tx } from '#kit/server/db/database.ts';
import type { Contract } from './store.ts';

/** Nobody pays for what can’t be funded now: of one milestone, or of all that wait for it. */
export async function endPaymentsOf(tx: Tx, { milestones }: Contract, milestoneId?: string): Promise<void> {
  for (const { id, number, state } of milestones)
    if (milestoneId === undefined ? state === 'agreed' : id === milestoneId)
      await endPaymentsFor(tx, id, `Milestone ${number} can’t be funded now. You were not charged.`);
}
