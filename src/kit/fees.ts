/**
 * What Docket takes and when (LIM-10 to LIM-22). Pure, so that the price on a card, the checkout and the order itself
 * can never disagree. An order freezes the rates it was placed under.
 */
import { currencyScale } from './currencies.ts';
import { add, decimals, larger, money, share, subtract, type Money } from './money.ts';
import type { Terms } from './terms.ts';

/** Whole units of a currency as money: 1 is 1.00 USD and also 1 JPY. */
export const wholeUnits = (count: number, currency: string): Money =>
  money(BigInt(count) * 10n ** BigInt(decimals(currency)), currency);

/** A limit of the product that no operator sets, written in dollars: as much in any currency, roughly. */
export const aboutDollars = (count: number, currency: string): Money =>
  wholeUnits(count * currencyScale(currency), currency);

export const CLIENT_FEE_TERMS = ['clientFeeRate', 'clientFeeLeastWhole'] as const;
export type ClientFeeTerms = Pick<Terms, (typeof CLIENT_FEE_TERMS)[number]>;

/** What someone who sets the price of a service has to know: its limits, and the fee that is kept of it. */
export const SELLER_TERMS = [
  'serviceFeeRate',
  'gigPriceLeastWhole',
  'gigPriceMostWhole',
  'gigExtraLeastWhole',
] as const;

/** Charged on top of the price, per funding. */
export function clientFee(price: Money, { clientFeeRate, clientFeeLeastWhole }: ClientFeeTerms): Money {
  return larger(share(price, clientFeeRate), wholeUnits(clientFeeLeastWhole, price.currency));
}

/** Deducted from the price when it is released to the freelancer. */
export const serviceFee = (price: Money, { serviceFeeRate }: Pick<Terms, 'serviceFeeRate'>): Money =>
  share(price, serviceFeeRate);

/** What the freelancer receives of a price that is released whole. */
export const afterServiceFee = (price: Money, terms: Pick<Terms, 'serviceFeeRate'>): Money =>
  subtract(price, serviceFee(price, terms));

/** What the client pays for a price, before tax. */
export const withClientFee = (price: Money, terms: ClientFeeTerms): Money => add(price, clientFee(price, terms));
