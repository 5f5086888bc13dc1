/**
 * What operators may change about money and time (LIM-10 to LIM-42): each value as it was at every moment. Kept in
 * memory on both sides, so that a price costs no query and the screen and the ledger read the same number. A change is
 * made known minutes before it holds, so every process and every open page has it in time; an order asks for the
 * moment it was placed and keeps its terms for good.
 */
const DEFAULTS = {
  /** Rates are basis points, the rest whole units of the currency, days or hours, as their names say. */
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
  reviewWindowDays: 14,
  clearanceNewDays: 7,
  clearanceLevel1Days: 7,
  clearanceLevel2Days: 5,
  clearanceTopDays: 3,
};

export type TermName = keyof typeof DEFAULTS;
export type Terms = Readonly<Record<TermName, number>>;
export const TERM_NAMES = Object.keys(DEFAULTS) as TermName[];

export interface TermChange {
  readonly name: TermName;
  readonly value: number;
  /** From this instant on, in milliseconds. */
  readonly from: number;
}

interface Followed {
  changes: readonly TermChange[];
  clock: () => number;
}

/** The pages are built into a bundle with a copy of this file; a server's process follows one history all the same. */
const seat = globalThis as { [at: symbol]: Followed | undefined };
const followed: Followed = (seat[Symbol.for('docket.terms')] ??= { changes: [], clock: Date.now });

/** Takes the whole history, in any order; of two that begin together, the later one in the list holds. */
export function followTerms(all: readonly TermChange[], now: () => number = Date.now): void {
  followed.changes = all.toSorted((a, b) => a.from - b.from);
  followed.clock = now;
}

/** The history a page takes along to the browser. */
export const followedTerms = (): readonly TermChange[] => followed.changes;

export function termsAt(at: Date | number): Terms {
  const { changes } = followed;
  if (changes.length === 0) return DEFAULTS;
  const moment = Number(at);
  const terms: Record<TermName, number> = { ...DEFAULTS };
  for (const { name, value, from } of changes) if (from <= moment) terms[name] = value;
  return terms;
}

export const termsNow = (): Terms => termsAt(followed.clock());

/** Another word whenever a change is made known or begins to hold: a page made before it shows other numbers. */
export function termsEdition(): string {
  const { changes, clock } = followed;
  if (changes.length === 0) return '';
  const now = clock();
  return `${changes.length}.${changes.filter(({ from }) => from <= now).length} `;
}
