/** What both sides sign: one text that says everything, so that its hash proves it (CTR-1). */
import type { Terms } from '#kit/terms.ts';
import { wholeUnits } from '#kit/fees.ts';
import { compare, formatMoney, type Money } from '#kit/money.ts';

export interface AgreedMilestone {
  readonly place: number;
  readonly title: string;
  readonly price: Money;
  /** From the moment it is funded. */
  readonly days: number;
  readonly criteria: readonly string[];
}

/** Frozen with the contract. Rates are basis points, the least client fee whole units of the currency. */
export const CONTRACT_TERMS = [
  'serviceFeeRate',
  'clientFeeRate',
  'clientFeeLeastWhole',
  'milestoneLeastWhole',
  'milestoneReviewDays',
  'milestoneExtensionDays',
  'reviewWindowDays',
] as const;
export type FrozenTerms = Pick<Terms, (typeof CONTRACT_TERMS)[number]>;

/** Who owns what is made, and from when: of each milestone on its own (ORD-30 in the words of a contract). */
export const RIGHTS: readonly string[] = [
  'Until a milestone is released, all rights in what was submitted for it stay with the freelancer.',
  'When a milestone is released, by approval, automatically or by a decision, the rights in what was submitted for it pass to the client, permanently and worldwide, as far as the law allows.',
  'If a milestone is released in part, the rights in what was submitted by then pass to the client. If all of its money is refunded, they stay with the freelancer, and the client may not use the work.',
  'What the freelancer made before or licenses from others, such as fonts or stock pictures, is not transferred. The client may use it as part of the submitted work.',
];

export const RETENTION =
  'Files, submissions and the timeline are kept with the contract for both sides, without an end date, also when the other person deletes their account. Files that were never sent are deleted with the account of the person who uploaded them.';

export interface SignedTerms {
  readonly number: string;
  readonly version: number;
  readonly client: string;
  readonly freelancer: string;
  readonly title: string;
  readonly scope: string;
  readonly milestones: readonly AgreedMilestone[];
  readonly fees: FrozenTerms;
}

/** The same terms are always the same text. */
export function termsText({
  number,
  version,
  client,
  freelancer,
  title,
  scope,
  milestones,
  fees,
}: SignedTerms): string {
  const agreed = milestones.map(({ place, title: name, price, days, criteria }) => ({
    place,
    title: name,
    price: { amount: price.amount, currency: price.currency },
    days,
    criteria: [...criteria],
  }));
  const rates = Object.fromEntries(CONTRACT_TERMS.map((name) => [name, fees[name]]));
  return JSON.stringify(
    { number, version, client, freelancer, title, scope, milestones: agreed, fees: rates, rights: RIGHTS },
    null,
    1,
  );
}

/** As they were written; the text is ours, made by `termsText`. */
export const termsOfText = (text: string): SignedTerms & { readonly rights: readonly string[] } =>
  JSON.parse(text) as SignedTerms & { readonly rights: readonly string[] };

/** Why these milestones can't be agreed on, by field, or null (LIM-16). */
export function whyNotAgree(
  milestones: readonly Pick<AgreedMilestone, 'price'>[],
  currency: string,
  { milestoneLeastWhole }: Pick<Terms, 'milestoneLeastWhole'>,
  most: Money,
): { readonly field: string; readonly why: string } | null {
  const least = wholeUnits(milestoneLeastWhole, currency);
  const place = milestones.findIndex(
    ({ price }) => price.currency !== currency || compare(price, least) < 0 || compare(price, most) > 0,
  );
  return place < 0
    ? null
    : { field: `milestones.${place}.price`, why: `Enter ${formatMoney(least)} to ${formatMoney(most)}.` };
}
