import type { MoneyLine } from '../shapes.ts';

const HELD = 'Held funds';
const FREELANCER = 'Freelancer’s ';

/** Where money of the work went, for its two people: the ledger's accounts are named only where nothing simpler is true. */
export function moneyWay({ from, to }: Pick<MoneyLine, 'from' | 'to'>): string {
  // However it was paid, it was held for the work; a card payment only passes through the balance.
  if (to === HELD) return from.startsWith('Client’s') ? 'Held for this work' : `Held again from the ${lower(from)}`;
  if (!to.includes('’s ')) return `Paid as ${lower(to)}`;
  if (from === HELD && to.startsWith('Client’s')) return `Back to the ${lower(to)}`;
  if (from === HELD && to === `${FREELANCER}clearing earnings`) return 'To the freelancer, clearing';
  if (to === `${FREELANCER}available earnings`) return 'Available to the freelancer';
  return `${from} to ${lower(to)}`;
}

const lower = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
