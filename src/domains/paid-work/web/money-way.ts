import type { MoneyLine } from '../shapes.ts';

const HELD = 'Held funds';
const FREELANCER = 'Freelancer’s ';

/** Where money of the work went, for its two people: the ledger's accounts are named only where nothing simpler is true. */
export function moneyWay({ from, to }: Pick<MoneyLine, 'from' | 'to'>): string {
  // However it was paid, it was held for the work; a card payment only passes through the balance.
  if (to === HELD) return from.startsWith('Client’s') ? 'Held for this work' : `Held again from the ${lower(from)}`;
  if (!to.includes('’s ')) return `Paid as ${lower(to)}`;
  if (from === HELD) return to === `${FREELANCER}clearing earnings` ? 'To the freelancer, clearing' : `Back to the ${lower(to)}`;
  if (to === `${FREELANCER}available earnings`) return 'Available to the freelancer';
  return `${from} to ${lower(to)}`;
}

const lower = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
