import type { TrailJournal } from '#domains/wallet/server/wallet.ts';
import type * as z from 'zod/mini';
import { isPositive, negate } from '#kit/money.ts';
import type { moneyLineShape } from '../shapes.ts';

type Line = z.output<typeof moneyLineShape>;
type Posting = TrailJournal['lines'][number];

const kindWords: Record<string, string> = {
  hold: 'Paid and held',
  settle: 'Released on approval',
  refund: 'Refunded',
  clear: 'Cleared',
  clear_early: 'Cleared early',
  repay: 'Repaid what was owed',
  reverse: 'Correction',
};

/** Accounts as the two people of an order know them. */
const accountWords: Record<string, string> = {
  'U.spend': 'spendable money',
  'U.pend': 'clearing earnings',
  'U.avail': 'available earnings',
  'U.out': 'money on its way out',
  'U.owed': 'money owed',
  'H.order': 'Held funds',
  'R.svc': 'Service fee',
  'R.buy': 'Client fee',
  'R.exp': 'Early clearance fee',
  'L.tax': 'Tax',
};

/** What a freelancer pays to have earnings sooner, and what either side owes, is no matter of the other side's. */
export const concerns =
  (userId: string, side: 'client' | 'freelancer') =>
  ({ kind, lines }: TrailJournal): boolean =>
    kind === 'repay' ? lines.some(({ owner }) => owner === userId) : kind !== 'clear_early' || side === 'freelancer';

/** The ledger's postings about an order as plain movements from one place to another, oldest first. */
export function moneyLines(journals: readonly TrailJournal[], order: { clientId: string; freelancerId: string }): Line[] {
  const nameOf = ({ account, owner }: Posting): string => {
    const whose = owner === order.clientId ? 'Client: ' : owner === order.freelancerId ? 'Freelancer: ' : '';
    return `${whose}${accountWords[account] ?? account}`;
  };
  return journals.flatMap(({ journalId, kind, at, lines }) => {
    const out = lines.filter(({ amount }) => !isPositive(amount));
    const into = lines.filter(({ amount }) => isPositive(amount));
    const words = kindWords[kind] ?? 'Transfer';
    const movement = (from: Posting, to: Posting, amount: Posting['amount']): Line => ({
      journalId,
      at: at.toISOString(),
      words,
      from: nameOf(from),
      to: nameOf(to),
      amount,
    });
    const [source] = out;
    const [target] = into;
    // One end of every posting about an order is a single account: the held funds, or the wallet they came from.
    if (source !== undefined && out.length === 1) return into.map((to) => movement(source, to, to.amount));
    if (target !== undefined && into.length === 1) return out.map((from) => movement(from, target, negate(from.amount)));
    throw new Error(`journal ${journalId} has many accounts on both ends`);
  });
}
