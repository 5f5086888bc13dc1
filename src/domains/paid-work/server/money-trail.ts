import type { TrailJournal } from '#domains/wallet/server/wallet.ts';
import { isPositive, negate } from '#kit/money.ts';
import type { Side } from '#kit/sides.ts';
import type { MoneyLine as Line } from '../shapes.ts';

type Posting = TrailJournal['lines'][number];

const kindWords: Record<string, string> = {
  hold: 'Paid and held',
  settle: 'Released',
  refund: 'Refunded',
  clear: 'Cleared',
  clear_early: 'Cleared early',
  repay: 'Debt repaid',
  reverse: 'Held again for a dispute',
};

/** Accounts as the two people of the work know them. */
const accountWords: Record<string, string> = {
  'U.spend': 'balance',
  'U.pend': 'clearing earnings',
  'U.avail': 'available earnings',
  'U.out': 'money in transit',
  'U.owed': 'money owed',
  'R.svc': 'Service fee',
  'R.buy': 'Client fee',
  'R.exp': 'Early clearance fee',
  'L.tax': 'Tax',
};

/** Each kind of charge is held in an account of its own name. */
const isHeld = ({ account }: Pick<Posting, 'account'>): boolean => account.startsWith('H.');

const lowered = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

/** Early-clearance fees and debts are hidden from the other side. */
export const concerns =
  (userId: string, side: Side) =>
  ({ kind, lines }: TrailJournal): boolean =>
    kind === 'repay'
      ? lines.some(({ owner }) => owner === userId)
      : side === 'freelancer' || !(kind === 'clear_early' || isEarlyReversed(kind, lines));

/**
 * A dispute holds again what was cleared early: from available to clearing, before the settlement itself is reversed.
 */
const isEarlyReversed = (kind: string, lines: readonly Posting[]): boolean => kind === 'reverse' && !lines.some(isHeld);

/**
 * The ledger's postings about paid work as plain movements from one place to another, oldest first. An addition's id
 * names its journal.
 */
export function moneyLines(
  journals: readonly TrailJournal[],
  work: { clientId: string; freelancerId: string },
  additions: readonly { readonly id: string; readonly title: string }[] = [],
): Line[] {
  const nameOf = ({ account, owner }: Posting): string => {
    const whose = owner === work.clientId ? 'Client’s ' : owner === work.freelancerId ? 'Freelancer’s ' : '';
    return isHeld({ account }) ? 'Held funds' : `${whose}${accountWords[account] ?? account}`;
  };
  /** Accounts are named only where nothing simpler is true. */
  const detailsOf = (journalId: string, from: Posting, to: Posting): string => {
    const [source, target] = [nameOf(from), lowered(nameOf(to))];
    // However it was paid, it was held for the work; a card payment only passes through the balance.
    const addition = additions.find(({ id }) => id === journalId);
    if (isHeld(to) && addition !== undefined) return `For “${addition.title}”`;
    if (isHeld(to))
      return from.owner === work.clientId ? 'Held for this work' : `Held again from the ${lowered(source)}`;
    if (to.owner !== work.clientId && to.owner !== work.freelancerId) return `Paid as ${target}`;
    if (to.owner === work.clientId && isHeld(from)) return `Back to the ${target}`;
    if (to.owner === work.freelancerId && to.account === 'U.pend' && isHeld(from)) return 'To the freelancer, clearing';
    if (to.owner === work.freelancerId && to.account === 'U.avail') return 'Available to the freelancer';
    return `${source} to ${target}`;
  };
  return journals.flatMap(({ journalId, kind, at, lines }) => {
    const out = lines.filter(({ amount }) => !isPositive(amount));
    const into = lines.filter(({ amount }) => isPositive(amount));
    const words = isEarlyReversed(kind, lines) ? 'Early clearance reversed' : (kindWords[kind] ?? 'Transfer');
    const movement = (from: Posting, to: Posting, amount: Posting['amount']): Line => ({
      journal_id: journalId,
      at: at.toISOString(),
      words,
      from: nameOf(from),
      to: nameOf(to),
      details: detailsOf(journalId, from, to),
      amount,
    });
    const [source] = out;
    const [target] = into;
    // One end of every posting about paid work is a single account: the held funds, or the wallet they came from.
    if (source !== undefined && out.length === 1) return into.map((to) => movement(source, to, to.amount));
    if (target !== undefined && into.length === 1)
      return out.map((from) => movement(from, target, negate(from.amount)));
    throw new Error(`journal ${journalId} has many accounts on both ends`);
  });
}
