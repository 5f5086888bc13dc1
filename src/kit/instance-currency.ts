/**
 * What this instance trades in: the configuration's CURRENCY, or what operators set. For forms that have no amount to
 * take it from.
 */
const DEFAULT_CURRENCY = 'USD';

/** The bundle of pages has a copy of this file; both copies share the process's one currency. */
const shared = globalThis as { [at: symbol]: string | undefined };
const KEY = Symbol.for('docket.currency');

export function setInstanceCurrency(currency: string): void {
  shared[KEY] = currency;
}

export const instanceCurrency = (): string => shared[KEY] ?? DEFAULT_CURRENCY;

/** What a page carries to the browser; empty for the default. */
export const currencyTaken = (): string | undefined =>
  instanceCurrency() === DEFAULT_CURRENCY ? undefined : instanceCurrency();
