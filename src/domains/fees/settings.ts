/** Each term's name, meaning and the range operators may set (LIM-10 to LIM-42). */
import { instanceLocale } from '#kit/locale.ts';
import { formatUnit } from '#kit/format/unit.ts';
import { formatNumber, formatRate } from '#kit/format/number.ts';
import { currencyScale } from '#kit/currencies.ts';
import { wholeUnits } from '#kit/fees.ts';
import { formatMoney } from '#kit/money.ts';
import type { TermName, Terms } from '#kit/terms.ts';
import { termOf, type WireName } from '#kit/wire-terms.ts';

export type Unit = 'rate' | 'money' | 'days' | 'hours' | 'count';

export interface Setting {
  readonly label: string;
  readonly unit: Unit;
  readonly least: number;
  readonly most: number;
}

const setting = (label: string, unit: Unit, least: number, most: number): Setting => ({ label, unit, least, most });

export const GROUPS = [
  {
    title: 'Buying and selling',
    names: [
      'clientFeeRate',
      'clientFeeLeastWhole',
      'serviceFeeRate',
      'gigPriceLeastWhole',
      'gigPriceMostWhole',
      'gigExtraLeastWhole',
    ],
  },
  { title: 'Adding funds', names: ['fundingLeastWhole', 'fundingDailyWhole', 'fundingDailyVerifiedWhole'] },
  {
    title: 'Withdrawing',
    names: [
      'withdrawalLeastWhole',
      'withdrawalBankWhole',
      'withdrawalPaypalRate',
      'withdrawalPaypalMostWhole',
      'withdrawalReviewWhole',
      'withdrawalReviewWeekWhole',
      'firstHoldDays',
      'methodHoldDays',
    ],
  },
  {
    title: 'Express withdrawal',
    names: ['expressRate', 'expressLeastWhole', 'expressMostWhole', 'expressPromiseHours'],
  },
  {
    title: 'Order deadlines',
    names: ['requirementsDays', 'reviewClockDays', 'reviewExtensionDays', 'lateCancelDays', 'reviewWindowDays'],
  },
  {
    title: 'Contracts and milestones',
    names: ['milestoneLeastWhole', 'milestoneReviewDays', 'milestoneExtensionDays'],
  },
  { title: 'Proposals', names: ['proposalsMonth'] },
  {
    title: 'Clearance of earnings',
    names: ['clearanceNewDays', 'clearanceLevel1Days', 'clearanceLevel2Days', 'clearanceTopDays'],
  },
  { title: 'Early clearance, from level 2', names: ['earlyRate', 'earlyMostWhole'] },
] as const satisfies readonly { title: string; names: readonly TermName[] }[];

export const SETTINGS: Readonly<Record<TermName, Setting>> = {
  clientFeeRate: setting('Client fee, on top of the price', 'rate', 0, 2_000),
  clientFeeLeastWhole: setting('Minimum client fee', 'money', 0, 20),
  serviceFeeRate: setting('Service fee, out of the price', 'rate', 0, 3_000),
  gigPriceLeastWhole: setting('Minimum service price', 'money', 1, 1_000),
  gigPriceMostWhole: setting('Maximum service price', 'money', 100, 1_000_000),
  gigExtraLeastWhole: setting('Minimum price of an extra', 'money', 1, 1_000),
  fundingLeastWhole: setting('Minimum top-up', 'money', 1, 1_000),
  fundingDailyWhole: setting('Maximum top-ups per day', 'money', 100, 1_000_000),
  fundingDailyVerifiedWhole: setting('Maximum top-ups per day, verified', 'money', 100, 1_000_000),
  withdrawalLeastWhole: setting('Minimum withdrawal', 'money', 1, 1_000),
  withdrawalBankWhole: setting('Bank transfer fee', 'money', 0, 50),
  withdrawalPaypalRate: setting('PayPal fee', 'rate', 0, 1_000),
  withdrawalPaypalMostWhole: setting('Maximum PayPal fee', 'money', 0, 50),
  withdrawalReviewWhole: setting('Manual review above, in 24 hours', 'money', 100, 1_000_000),
  withdrawalReviewWeekWhole: setting('Manual review above, in 7 days', 'money', 100, 10_000_000),
  firstHoldDays: setting('Hold on the first withdrawal', 'days', 0, 30),
  methodHoldDays: setting('Hold on a new payout method', 'days', 0, 30),
  expressRate: setting('Express fee', 'rate', 0, 1_000),
  expressLeastWhole: setting('Minimum express fee', 'money', 0, 50),
  expressMostWhole: setting('Maximum express fee', 'money', 0, 200),
  expressPromiseHours: setting('Express arrives within, or we refund its fee', 'hours', 1, 168),
  earlyRate: setting('Early clearance fee', 'rate', 0, 1_000),
  earlyMostWhole: setting('Maximum cleared early at a time', 'money', 0, 100_000),
  requirementsDays: setting('Time to send requirements', 'days', 1, 90),
  reviewClockDays: setting('Time to review a delivery', 'days', 1, 30),
  reviewExtensionDays: setting('One-time review extension', 'days', 1, 30),
  lateCancelDays: setting('A late order with nothing delivered is canceled after', 'days', 1, 90),
  milestoneLeastWhole: setting('Minimum price of a milestone', 'money', 1, 1_000),
  milestoneReviewDays: setting('Time to review a milestone', 'days', 1, 30),
  milestoneExtensionDays: setting('One-time extension of a milestone’s review', 'days', 1, 30),
  reviewWindowDays: setting('Time to write a review', 'days', 1, 90),
  proposalsMonth: setting('Proposals of a freelancer in a calendar month', 'count', 1, 1_000),
  clearanceNewDays: setting('New freelancers', 'days', 0, 60),
  clearanceLevel1Days: setting('Level 1', 'days', 0, 60),
  clearanceLevel2Days: setting('Level 2', 'days', 0, 60),
  clearanceTopDays: setting('Top', 'days', 0, 60),
};

/** A value for people: '3%', '$1', '5 days'. */
export function inWords(name: TermName, value: number, currency: string, locale = instanceLocale()): string {
  const { unit } = SETTINGS[name];
  if (unit === 'rate') return formatRate(value, locale);
  if (unit === 'money') return formatMoney(wholeUnits(value, currency), locale, { trim: true });
  if (unit === 'count') return formatNumber(value, locale);
  return formatUnit(value, unit === 'days' ? 'day' : 'hour', locale);
}

/** A change as the API describes it: 'PayPal fee: 2% becomes 3%'. */
export function changeInWords(
  change: { name: WireName; from: number; to: number },
  currency: string,
  locale = instanceLocale(),
): string {
  const name = termOf(change.name);
  return `${SETTINGS[name].label}: ${inWords(name, change.from, currency, locale)} to ${inWords(name, change.to, currency, locale)}`;
}

/** An integer column has them. */
const MOST_STORED = 2_000_000_000;

/** In each pair the first may not exceed the second. */
const ORDERED: readonly (readonly [TermName, TermName])[] = [
  ['gigPriceLeastWhole', 'gigPriceMostWhole'],
  ['fundingLeastWhole', 'fundingDailyWhole'],
  ['fundingDailyWhole', 'fundingDailyVerifiedWhole'],
  ['expressLeastWhole', 'expressMostWhole'],
];

/** Why a value cannot be set, in words for its field, or null. */
export function whyNotSet(name: TermName, value: number, others: Terms, currency: string): string | null {
  const { least, unit, ...range } = SETTINGS[name];
  const most = unit === 'money' ? Math.min(range.most * currencyScale(currency), MOST_STORED) : range.most;
  if (value < least || value > most)
    return `Choose from ${inWords(name, least, currency)} to ${inWords(name, most, currency)}.`;
  const next = { ...others, [name]: value };
  const crossed = ORDERED.find(([low, high]) => (low === name || high === name) && next[low] > next[high]);
  if (crossed === undefined) return null;
  return `“${SETTINGS[crossed[0]].label}” can’t be higher than “${SETTINGS[crossed[1]].label}”.`;
}
