/** What has to be settled before somebody leaves or changes sides, in words. Pure: the facts come from the domains. */
import { hasClientAbilities, isFreelancerRole, type Role } from '#kit/actor.ts';
import type { Money } from '#kit/money.ts';
import { pathTo } from '#routes';
import type { Duty } from './contract.ts';

export interface OpenOrder {
  readonly number: string;
  readonly side: 'client' | 'freelancer';
  readonly title: string;
}

export interface MoneyLeft {
  readonly bucket: 'spendable' | 'clearing' | 'available' | 'inFlight' | 'owed' | 'held';
  readonly amount: Money;
}

const orderDuty = ({ number, side, title }: OpenOrder): Duty => ({
  kind: 'order',
  words: side === 'client' ? `You ordered “${title}” (${number}), and it is not finished.` : `You are to deliver “${title}” (${number}).`,
  amount: null,
  path: pathTo('order', { orderNumber: number }),
});

const moneyWords: Record<MoneyLeft['bucket'], string> = {
  spendable: 'There is spendable money in your wallet.',
  clearing: 'Earnings of yours are still clearing.',
  available: 'There are earnings you have not withdrawn.',
  inFlight: 'A withdrawal has not arrived yet.',
  owed: 'You owe money after a reversed payment.',
  held: 'Funds are held for orders of yours.',
};

const moneyDuty = ({ bucket, amount }: MoneyLeft): Duty => ({ kind: 'money', words: moneyWords[bucket], amount, path: pathTo('transactions') });

export interface MoneyUnderWay {
  readonly kind: 'funding' | 'refund' | 'dispute';
  readonly number: string;
  readonly amount: Money;
}

const underWayWords: Record<MoneyUnderWay['kind'], string> = {
  funding: 'You are adding money',
  refund: 'Money is being sent back to you',
  dispute: 'Your bank has questions about a payment',
};

const underWayDuty = ({ kind, number, amount }: MoneyUnderWay): Duty => ({
  kind: 'funding',
  words: `${underWayWords[kind]} (${number}).`,
  amount,
  path: pathTo('transactions'),
});

export interface Standing {
  readonly orders: readonly OpenOrder[];
  readonly money: readonly MoneyLeft[];
  readonly underWay: readonly MoneyUnderWay[];
}

/** Any order still open, any balance that is not zero, any payment under way: an emptied account could not see to them. */
export const dutiesBeforeLeaving = ({ orders, money, underWay }: Standing): Duty[] => [
  ...orders.map(orderDuty),
  ...money.map(moneyDuty),
  ...underWay.map(underWayDuty),
];

/**
 * Orders that only the role given up can finish: held funds would wait for somebody who can no longer deliver,
 * or approve. Money itself is no obstacle: the wallet stays the same.
 */
export function dutiesOfRoleChange(orders: readonly OpenOrder[], from: Role, to: Role): { blocking: Duty[]; open: Duty[] } {
  const givesUp = (side: OpenOrder['side']): boolean =>
    side === 'client' ? hasClientAbilities(from) && !hasClientAbilities(to) : isFreelancerRole(from) && !isFreelancerRole(to);
  return {
    blocking: orders.filter(({ side }) => givesUp(side)).map(orderDuty),
    open: orders.filter(({ side }) => !givesUp(side)).map(orderDuty),
  };
}
