/** What each term is called, what it means, and how far an operator may move it (LIM-10 to LIM-42). */
import { wholeUnits } from '#kit/fees.ts';
import { formatMoney } from '#kit/money.ts';
import type { TermName, Terms } from '#kit/terms.ts';

export type Unit = 'rate' | 'money' | 'days' | 'hours';

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
    names: ['clientFeeRate', 'clientFeeLeastWhole', 'serviceFeeRate', 'gigPriceLeastWhole', 'gigPriceMostWhole', 'gigExtraLeastWhole'],
  },
  { title: 'Adding money', names: ['fundingLeastWhole', 'fundingDailyWhole', 'fundingDailyVerifiedWhole'] },
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
  { title: 'Express withdrawal', names: ['expressRate', 'expressLeastWhole', 'expressMostWhole', 'expressPromiseHours'] },
  { title: 'Time in an order', names: ['requirementsDays', 'reviewClockDays', 'reviewExtensionDays', 'lateCancelDays', 'reviewWindowDays'] },
  { title: 'Clearance of earnings', names: ['clearanceNewDays', 'clearanceLevel1Days', 'clearanceLevel2Days', 'clearanceTopDays'] },
  { title: 'Early clearance, from level 2 on', names: ['earlyRate', 'earlyMostWhole'] },
] as const satisfies readonly { title: string; names: readonly TermName[] }[];

export const SETTINGS: Readonly<Record<TermName, Setting>> = {
  clientFeeRate: setting('Client fee, on top of the price', 'rate', 0, 2_000),
  clientFeeLeastWhole: setting('Smallest client fee', 'money', 0, 20),
  serviceFeeRate: setting('Service fee, out of the price', 'rate', 0, 3_000),
  gigPriceLeastWhole: setting('Lowest price of a service', 'money', 1, 1_000),
  gigPriceMostWhole: setting('Highest price of a service', 'money', 100, 1_000_000),
  gigExtraLeastWhole: setting('Lowest price of an extra', 'money', 1, 1_000),
  fundingLeastWhole: setting('Least to add at once', 'money', 1, 1_000),
  fundingDailyWhole: setting('Most to add in a day', 'money', 100, 1_000_000),
  fundingDailyVerifiedWhole: setting('Most to add in a day once verified', 'money', 100, 1_000_000),
  withdrawalLeastWhole: setting('Least to withdraw', 'money', 1, 1_000),
  withdrawalBankWhole: setting('Fee to a bank account', 'money', 0, 50),
  withdrawalPaypalRate: setting('Fee to PayPal', 'rate', 0, 1_000),
  withdrawalPaypalMostWhole: setting('Highest fee to PayPal', 'money', 0, 50),
  withdrawalReviewWhole: setting('Manual review when 24 hours reach', 'money', 100, 1_000_000),
  withdrawalReviewWeekWhole: setting('Manual review when 7 days reach', 'money', 100, 10_000_000),
  firstHoldDays: setting('A first withdrawal waits', 'days', 0, 30),
  methodHoldDays: setting('A new payout method waits', 'days', 0, 30),
  expressRate: setting('Express fee', 'rate', 0, 1_000),
  expressLeastWhole: setting('Smallest express fee', 'money', 0, 50),
  expressMostWhole: setting('Highest express fee', 'money', 0, 200),
  expressPromiseHours: setting('Express arrives within, or its fee comes back', 'hours', 1, 168),
  earlyRate: setting('Early clearance fee', 'rate', 0, 1_000),
  earlyMostWhole: setting('Most cleared early at one time', 'money', 0, 100_000),
  requirementsDays: setting('Time to send the requirements', 'days', 1, 90),
  reviewClockDays: setting('Time to review a delivery', 'days', 1, 30),
  reviewExtensionDays: setting('Added once on request', 'days', 1, 30),
  lateCancelDays: setting('A late order with nothing delivered is cancelled after', 'days', 1, 90),
  reviewWindowDays: setting('Time to write a review', 'days', 1, 90),
  clearanceNewDays: setting('New freelancers', 'days', 0, 60),
  clearanceLevel1Days: setting('Level 1', 'days', 0, 60),
  clearanceLevel2Days: setting('Level 2', 'days', 0, 60),
  clearanceTopDays: setting('Top', 'days', 0, 60),
};

/** A value as people read it: '3 %', '$1', '5 days'. */
export function inWords(name: TermName, value: number, currency: string, locale = 'en-US'): string {
  const { unit } = SETTINGS[name];
  if (unit === 'rate') return `${(value / 100).toLocaleString(locale)} %`;
  if (unit === 'money') return formatMoney(wholeUnits(value, currency), locale, { trim: true });
  return value === 1 ? `1 ${unit.slice(0, -1)}` : `${value.toLocaleString(locale)} ${unit}`;
}

/** Of each pair the first may not pass the second. */
const ORDERED: readonly (readonly [TermName, TermName])[] = [
  ['gigPriceLeastWhole', 'gigPriceMostWhole'],
  ['fundingLeastWhole', 'fundingDailyWhole'],
  ['fundingDailyWhole', 'fundingDailyVerifiedWhole'],
  ['expressLeastWhole', 'expressMostWhole'],
];

/** Why a value cannot be set, in words for its field, or null. */
export function whyNotSet(name: TermName, value: number, others: Terms, currency: string): string | null {
  const { least, most } = SETTINGS[name];
  if (value < least || value > most) return `Choose from ${inWords(name, least, currency)} to ${inWords(name, most, currency)}.`;
  const next = { ...others, [name]: value };
  const crossed = ORDERED.find(([low, high]) => (low === name || high === name) && next[low] > next[high]);
  if (crossed === undefined) return null;
  return `“${SETTINGS[crossed[0]].label}” may not be above “${SETTINGS[crossed[1]].label}”.`;
}
