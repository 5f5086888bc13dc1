import { concerns, moneyLines } from '#domains/paid-work/server/paid-work.ts';
import type { MoneyLine } from '#domains/paid-work/shapes.ts';
import type { trail } from '#domains/wallet/server/wallet.ts';
import { sideOf, type Contract, type Milestone } from './store.ts';

/** A milestone has one refund at most. */
const REFUNDED = 'Refunded';

/**
 * The payments of a milestone, oldest first. What was not released of it returns and is held again for the rest of it
 * (decision 122): no money came or went, so that is one line, of the rest.
 */
export function milestoneMoney(contract: Contract, { id, restOf }: Milestone, journals: Awaited<ReturnType<typeof trail>>, readerId: string): MoneyLine[] {
  const whole = contract.milestones.find((one) => one.id === restOf);
  const wasInPart = contract.milestones.some((one) => one.restOf === id);
  return moneyLines(journals.filter(concerns(readerId, sideOf(contract, readerId))), contract)
    .filter(({ words }) => !(wasInPart && words === REFUNDED))
    .map((line) => {
      if (whole === undefined || line.journal_id !== id) return line;
      const { place } = whole;
      return { ...line, words: 'Stays held', from: `Rest of milestone ${place}`, details: `Held again from the rest of milestone ${place}` };
    });
}
