/**
 * What a payment for an order has to bring in. The order is always paid from the balance; a payment brings what it
 * lacks.
 */
import { add, compare, isZero, larger, subtract, zero, type Money } from '#kit/money.ts';

export interface Purse {
  /** What can be spent, earnings included (ORD-2). */
  readonly spendable: Money;
  /** Money that comes in repays this first (MON-17). */
  readonly owed: Money;
  /** The smallest payment that is taken. */
  readonly smallest: Money;
}

export interface PaymentParts {
  /** Of the total, from the balance. */
  readonly fromBalance: Money;
  /** What is paid now. Zero when the balance covers the order. */
  readonly toPay: Money;
  /** Of what is paid, what repays a debt. */
  readonly repays: Money;
  /** Of what is paid, what stays in the balance because a smaller payment is not taken. */
  readonly left: Money;
}

/** What has to be added before the balance pays `total`; zero when it does. Added money repays a debt first. */
export const missingFor = (total: Money, { spendable, owed }: Pick<Purse, 'spendable' | 'owed'>): Money =>
  compare(spendable, total) >= 0 ? zero(total.currency) : add(subtract(total, spendable), owed);

export function paymentFor(total: Money, { spendable, owed, smallest }: Purse, useBalance: boolean): PaymentParts {
  const none = zero(total.currency);
  const covered = !useBalance ? none : compare(spendable, total) < 0 ? spendable : total;
  const missing = subtract(total, covered);
  if (isZero(missing)) return { fromBalance: covered, toPay: none, repays: none, left: none };
  const due = add(missing, owed);
  const toPay = larger(due, smallest);
  return { fromBalance: covered, toPay, repays: owed, left: subtract(toPay, due) };
}
