/**
 * What operators may change about money and time (LIM-10 to LIM-42): each value as it was at every moment. Values only:
 * the server reads them from the database (`#kit/server/terms.ts`) and hands them on, and a screen gets the ones it
 * shows with its answer (`#kit/in-force-shapes.ts`). An order keeps the terms of the moment it was placed for good.
 */
const DEFAULTS = {
  /**
   * Rates are basis points, the rest whole units of the currency, days, hours or a number in a month, as their names
   * say.
   */
  clientFeeRate: 300,
  clientFeeLeastWhole: 1,
  serviceFeeRate: 1_000,
  gigPriceLeastWhole: 5,
  gigPriceMostWhole: 20_000,
  gigExtraLeastWhole: 5,
  fundingLeastWhole: 10,
  fundingDailyWhole: 5_000,
  fundingDailyVerifiedWhole: 25_000,
  withdrawalLeastWhole: 20,
  withdrawalBankWhole: 1,
  withdrawalPaypalRate: 200,
  withdrawalPaypalMostWhole: 2,
  withdrawalReviewWhole: 2_000,
  withdrawalReviewWeekWhole: 5_000,
  firstHoldDays: 5,
  methodHoldDays: 3,
  expressRate: 100,
  expressLeastWhole: 1,
  expressMostWhole: 15,
  expressPromiseHours: 24,
  earlyRate: 100,
  earlyMostWhole: 1_000,
  requirementsDays: 14,
  reviewClockDays: 3,
  reviewExtensionDays: 4,
  lateCancelDays: 14,
  milestoneLeastWhole: 5,
  milestoneReviewDays: 7,
  milestoneExtensionDays: 7,
  reviewWindowDays: 14,
  proposalsMonth: 20,
  clearanceNewDays: 7,
  clearanceLevel1Days: 7,
  clearanceLevel2Days: 5,
  clearanceTopDays: 3,
};

export type TermName = keyof typeof DEFAULTS;
export type Terms = Readonly<Record<TermName, number>>;
export const TERM_NAMES = Object.keys(DEFAULTS) as TermName[];

/** As the product begins, before anyone changed anything. */
export const FIRST_TERMS: Terms = DEFAULTS;
export const isTerm = (name: string): name is TermName => Object.hasOwn(DEFAULTS, name);

export interface TermChange {
  readonly name: TermName;
  readonly value: number;
  /** From this instant on, in milliseconds. */
  readonly from: number;
}

/** The product's own amounts in a currency of which `scale` is worth about a dollar, from the beginning of time. */
export const scaledTerms = (scale: number): TermChange[] =>
  scale === 1
    ? []
    : TERM_NAMES.filter((name) => name.endsWith('Whole')).map((name) => ({
        name,
        value: DEFAULTS[name] * scale,
        from: 0,
      }));

/** Every change in the order of its instants; of two that begin together, the later one in the list holds. */
export type TermsHistory = readonly TermChange[];

export const inOrder = (changes: readonly TermChange[]): TermsHistory => changes.toSorted((a, b) => a.from - b.from);

/** What held at an instant, which may be ahead. */
export function termsFrom(history: TermsHistory, at: Date | number): Terms {
  if (history.length === 0) return DEFAULTS;
  const moment = Number(at);
  const terms: Record<TermName, number> = { ...DEFAULTS };
  for (const { name, value, from } of history) if (from <= moment) terms[name] = value;
  return terms;
}
