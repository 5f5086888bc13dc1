/** Fee calculator for both sides, with the functions the ledger uses. */
import { clientFee, serviceFee } from '#kit/fees.ts';
import { add, subtract, type Money } from '#kit/money.ts';
import type { Terms } from '#kit/terms.ts';
import { clearanceDays } from '#domains/profiles/levels.ts';
import { arrives, withdrawalFee } from '#domains/payouts/terms.ts';
import type { Level } from '#domains/profiles/levels.ts';

export const WAYS = ['bank', 'paypal', 'express'] as const;
export type Way = (typeof WAYS)[number];

export interface Worked {
  readonly price: Money;
  readonly clientFee: Money;
  readonly clientPays: Money;
  readonly serviceFee: Money;
  readonly earned: Money;
  readonly withdrawalFee: Money;
  readonly arrives: Money;
  /** From approval until the earnings are available. */
  readonly clearanceDays: number;
}

export function workOut(price: Money, level: Level, way: Way, terms: Terms): Worked {
  const onTop = clientFee(price, terms);
  const freelancerFee = serviceFee(price, terms);
  const earned = subtract(price, freelancerFee);
  const fee = withdrawalFee(
    earned,
    way === 'paypal' ? 'paypal' : 'bank',
    way === 'express' ? 'express' : 'standard',
    terms,
  );
  return {
    price,
    clientFee: onTop,
    clientPays: add(price, onTop),
    serviceFee: freelancerFee,
    earned,
    withdrawalFee: fee,
    arrives: arrives(earned, fee),
    clearanceDays: clearanceDays(terms)[level],
  };
}
