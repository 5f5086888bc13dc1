/**
 * What Docket takes and when (PRODUCT section 5). Pure, so that the price on a card, the checkout and the order itself
 * can never disagree. An order freezes the rates it was placed under.
 */
import { add, decimals, larger, money, share, type BasisPoints, type Money } from './money.ts';

export const FEES = {
  /** Charged on top of the price, per funding. */
  clientRate: 300 satisfies BasisPoints,
  /** In whole units of the currency: 1.00 USD. */
  clientMinimumWhole: 1,
  /** Kept from the price when it is released to the freelancer. */
  serviceRate: 1_000 satisfies BasisPoints,
} as const;

/** Whole units of a currency as money: 1 is 1.00 USD and also 1 JPY. */
export const wholeUnits = (count: number, currency: string): Money => money(BigInt(count) * 10n ** BigInt(decimals(currency)), currency);

export const clientFee = (price: Money): Money => larger(share(price, FEES.clientRate), wholeUnits(FEES.clientMinimumWhole, price.currency));

export const serviceFee = (price: Money, rate: BasisPoints = FEES.serviceRate): Money => share(price, rate);

/** What the client pays for a price, before tax. */
export const withClientFee = (price: Money): Money => add(price, clientFee(price));
