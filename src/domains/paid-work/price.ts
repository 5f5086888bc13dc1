/** What paid work costs each side. Computed once on the server, frozen when the work is agreed (MON-6). */
import { clientFee, serviceFee } from '#kit/fees.ts';
import type { Terms as TermsInForce } from '#kit/terms.ts';
import { add, compare, portion, share, subtract, sum, zero, type BasisPoints, type Money } from '#kit/money.ts';

export interface Terms {
  /** Package and extras: what the freelancer asks. */
  readonly price: Money;
  /** On top of the price, paid by the client. */
  readonly client_fee: Money;
  /** Taken out of the price, paid by the freelancer when it is released. */
  readonly service_fee: Money;
  readonly tax: Money;
  /** What the client pays and what is held: price + client fee + tax. */
  readonly total: Money;
}

/** The amounts by the columns that store them. */
export const amountsOf = ({ price, client_fee: clientFee, service_fee: serviceFee, tax }: Omit<Terms, 'total'>) => ({
  currency: price.currency,
  price: price.amount,
  clientFee: clientFee.amount,
  serviceFee: serviceFee.amount,
  tax: tax.amount,
});

export function termsFor(inForce: TermsInForce, packagePrice: Money, extras: readonly Money[] = []): Terms {
  const price = sum([packagePrice, ...extras], packagePrice.currency);
  const fee = clientFee(price, inForce);
  // No tax is charged until an operator configures one; it has its place so that the books need no new shape.
  const tax = zero(price.currency);
  return {
    price,
    client_fee: fee,
    service_fee: serviceFee(price, inForce),
    tax,
    total: sum([price, fee, tax], price.currency),
  };
}

/** Where the held total goes when a share of the price is released; the parts always add up to the total (MON-7). */
export interface Settlement {
  readonly toFreelancer: Money;
  readonly serviceFee: Money;
  readonly clientFee: Money;
  readonly tax: Money;
  readonly backToClient: Money;
}

/**
 * Releases `released` (basis points of the price) to the freelancer and returns the rest with the fees on it.
 * Every share is rounded once, half up; the client's refund is whatever is left, so it takes up the odd units.
 */
export function splitAt(terms: Terms, released: BasisPoints): Settlement {
  if (released > 10_000) throw new RangeError(`more than all cannot be released: ${released}`);
  const price = share(terms.price, released);
  const fee = share(terms.service_fee, released);
  const charges = { clientFee: share(terms.client_fee, released), tax: share(terms.tax, released) };
  const used = sum([price, charges.clientFee, charges.tax], terms.total.currency);
  return { toFreelancer: subtract(price, fee), serviceFee: fee, ...charges, backToClient: subtract(terms.total, used) };
}

/**
 * Releases a part of the price, to the cent, with the fees on it; what is left is the terms of the rest. The service
 * fee and the client fee of both parts add up to those of the whole.
 */
export function releasePartOf(terms: Terms, released: Money): { readonly parts: Settlement; readonly rest: Terms } {
  if (compare(released, terms.price) > 0) throw new RangeError('more than all cannot be released');
  const portionOf = (fee: Money): Money => portion(fee, released, terms.price);
  const [serviceFee, clientFee, tax] = [
    portionOf(terms.service_fee),
    portionOf(terms.client_fee),
    portionOf(terms.tax),
  ];
  const backToClient = subtract(terms.total, sum([released, clientFee, tax], terms.total.currency));
  const rest = {
    price: subtract(terms.price, released),
    client_fee: subtract(terms.client_fee, clientFee),
    service_fee: subtract(terms.service_fee, serviceFee),
    tax: subtract(terms.tax, tax),
    total: backToClient,
  };
  return { parts: { toFreelancer: subtract(released, serviceFee), serviceFee, clientFee, tax, backToClient }, rest };
}

export const whole = (parts: Settlement): Money =>
  [parts.serviceFee, parts.clientFee, parts.tax, parts.backToClient].reduce(add, parts.toFreelancer);
