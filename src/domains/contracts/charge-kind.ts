import type { PaymentKindWords } from '#domains/wallet/charge-kind.ts';
import { pathTo } from '#routes';
import { contractNumberOf } from './contract-number.ts';

export const contractPath = (contractNumber: string): string => pathTo('contract', { contractNumber });

/** How the wallet speaks of milestones in histories, receipts and invoices: each is a charge of its own. */
export const milestoneCharge: PaymentKindWords = {
  flow: 'payment',
  kind: 'milestone',
  noun: 'Milestone',
  paid: 'Milestone funded',
  refunded: 'Milestone refunded',
  earned: 'Earned from a milestone',
  payee: 'Freelancer',
  held_note:
    'We hold the money until you approve the milestone or its review time ends, and refund what isn’t released.',
  clears_early: true,
  path: (number) => contractPath(contractNumberOf(number)),
};

/** A bonus is earned at once: nothing of it is ever held. */
export const bonusCharge: PaymentKindWords = {
  flow: 'payment',
  kind: 'bonus',
  noun: 'Bonus',
  paid: 'Bonus given',
  refunded: 'Bonus refunded',
  earned: 'Bonus received',
  payee: 'Freelancer',
  held_note: 'Bonuses are voluntary. All of it is paid to the freelancer, less the service fee.',
  path: (number) => contractPath(contractNumberOf(number)),
};
