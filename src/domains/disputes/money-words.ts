/** What a share of the price means in money, and for whom: never a percentage for people to work out. */
import type { Terms } from '#domains/paid-work/price.ts';
import { partsOfAll } from '#domains/paid-work/split-offer.ts';
import { formatMoney, isPositive, isZero, subtract, type Money } from '#kit/money.ts';
import type { Side } from '#kit/sides.ts';

export interface Parts {
  readonly to_freelancer: Money;
  readonly back_to_client: Money;
}

/** All that a side can get: the freelancer the whole price less the service fee, the client a full refund. */
export interface Whole {
  readonly payment: Money;
  readonly refund: Money;
}

export const partsOf = (terms: readonly Terms[], share: number): Parts => {
  const { toFreelancer, backToClient } = partsOfAll(terms, share);
  return { to_freelancer: toFreelancer, back_to_client: backToClient };
};
export const wholeOf = (terms: readonly Terms[]): Whole => ({
  payment: partsOf(terms, 10_000).to_freelancer,
  refund: partsOf(terms, 0).back_to_client,
});

export type NameOf = (side: Side) => string;

/** Who gets what, for one reader: “You get $123.60 back, Tomás gets $108.00”. */
export function whoGetsWhat(
  { to_freelancer: earned, back_to_client: back }: Parts,
  reader: Side | null,
  nameOf: NameOf,
): string {
  const client =
    reader === 'client' ? `you get ${formatMoney(back)} back` : `${nameOf('client')} gets ${formatMoney(back)} back`;
  const freelancer =
    reader === 'freelancer' ? `you get ${formatMoney(earned)}` : `${nameOf('freelancer')} gets ${formatMoney(earned)}`;
  const sentence = reader === 'freelancer' ? `${freelancer}, ${client}` : `${client}, ${freelancer}`;
  return `${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}`;
}

/** What the reader does not get of all that they could, or null where they get everything. */
export function lossOf(parts: Parts, whole: Whole, reader: Side): Money | null {
  const lost =
    reader === 'client' ? subtract(whole.refund, parts.back_to_client) : subtract(whole.payment, parts.to_freelancer);
  return isPositive(lost) ? lost : null;
}

/** Of a side’s number: “Asks for a full refund of $247.20. You would lose $216.00.” */
export function asksFor(by: Side, parts: Parts, whole: Whole, reader: Side | null, nameOf: NameOf): string {
  const isRefund = isZero(parts.to_freelancer);
  const isPayment = isZero(parts.back_to_client);
  const verb = (isRefund && by === 'freelancer') || (isPayment && by === 'client') ? 'Offers' : 'Asks for';
  const what = isRefund
    ? `a full refund of ${formatMoney(parts.back_to_client)}`
    : isPayment
      ? `the full payment of ${formatMoney(parts.to_freelancer)}`
      : `${formatMoney(parts.to_freelancer)} for ${reader === 'freelancer' ? 'you' : nameOf('freelancer')} and ${formatMoney(parts.back_to_client)} back to ${reader === 'client' ? 'you' : nameOf('client')}`;
  const lost = reader === null || reader === by ? null : lossOf(parts, whole, reader);
  return `${verb} ${what}.${lost === null ? '' : ` You would lose ${formatMoney(lost)}.`}`;
}
