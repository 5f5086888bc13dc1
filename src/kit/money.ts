import { currencyDigits } from './currencies.ts';
import { formatCurrency, type Decimal } from './format/currency.ts';
import { plainDecimal, separators } from './format/typed-number.ts';
import { instanceLocale } from './locale.ts';

/**
 * Money is a whole number of minor units plus a currency, everywhere: in code, in the database (`bigint`, which
 * the driver gives as text) and on the wire. The amount is decimal text so that sums beyond 2^53 stay exact (MON-1).
 */
export interface Money {
  /** Minor units as decimal text, such as "-1250" for minus 12.50 USD. */
  readonly amount: string;
  /** ISO 4217 code, such as "USD". */
  readonly currency: string;
}

/** A rate in basis points: 1000 is 10%. */
export type BasisPoints = number & { readonly rate?: never };

const WHOLE = /^-?(0|[1-9]\d*)$/;

export function money(amount: string | bigint | number, currency: string): Money {
  if (typeof amount === 'number' && !Number.isSafeInteger(amount))
    throw new RangeError(`not a whole amount: ${amount}`);
  const text = String(amount);
  if (!WHOLE.test(text)) throw new RangeError(`not a whole amount: ${text}`);
  return { amount: text, currency };
}

export const zero = (currency: string): Money => ({ amount: '0', currency });
export const units = (value: Money): bigint => BigInt(value.amount);

function together(a: Money, b: Money, combine: (x: bigint, y: bigint) => bigint): Money {
  if (a.currency !== b.currency) throw new TypeError(`cannot mix ${a.currency} with ${b.currency}`);
  return { amount: String(combine(units(a), units(b))), currency: a.currency };
}

export const add = (a: Money, b: Money): Money => together(a, b, (x, y) => x + y);
export const subtract = (a: Money, b: Money): Money => together(a, b, (x, y) => x - y);
export const negate = (a: Money): Money => ({ amount: String(-units(a)), currency: a.currency });
export const sum = (parts: readonly Money[], currency: string): Money => parts.reduce(add, zero(currency));
export const isZero = (a: Money): boolean => units(a) === 0n;
export const isPositive = (a: Money): boolean => units(a) > 0n;
export const equals = (a: Money, b: Money): boolean => a.currency === b.currency && units(a) === units(b);

/** Negative, zero or positive, as `Array.prototype.sort` wants it. */
export function compare(a: Money, b: Money): number {
  const difference = units(subtract(a, b));
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export const larger = (a: Money, b: Money): Money => (compare(a, b) >= 0 ? a : b);

/**
 * A share of a non-negative amount, the odd half unit going up: 10% of 0.05 is 0.01.
 * One rounding, in one place; what is left belongs to the side that gets `subtract(whole, share)` (MON-7).
 */
export function share(whole: Money, rate: BasisPoints): Money {
  if (!Number.isInteger(rate) || rate < 0) throw new RangeError(`not a rate in basis points: ${rate}`);
  const scaled = units(whole) * BigInt(rate);
  if (scaled < 0n) throw new RangeError('a share is taken of a non-negative amount');
  return { amount: String((scaled + 5_000n) / 10_000n), currency: whole.currency };
}

/** As much of a whole as `part` is of `total`, rounded once, half up: the fee on a part of a price. */
export function portion(whole: Money, part: Money, total: Money): Money {
  const [scaled, base] = [units(whole) * units(part), units(total)];
  if (scaled < 0n || base <= 0n) throw new RangeError('a portion is taken of non-negative amounts');
  return { amount: String((2n * scaled + base) / (2n * base)), currency: whole.currency };
}

/** Digits after the point in this currency: 2 for USD, 0 for JPY. Never assumed to be two. */
export const decimals = currencyDigits;

/** Minor units as a plain decimal, such as "12.50". Exact: no float is involved. */
export function toDecimal(value: Money): string {
  const places = decimals(value.currency);
  const negative = value.amount.startsWith('-');
  const digits = value.amount.replace('-', '').padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const fraction = places > 0 ? `.${digits.slice(-places)}` : '';
  return `${negative ? '-' : ''}${whole}${fraction}`;
}

/**
 * A plain decimal of an address, a provider or the API, such as "12.50" or "-7", or null. Zeros beyond the currency's
 * digits are none.
 */
export function readDecimal(text: string, currency: string): Money | null {
  const places = decimals(currency);
  const match = /^(-?)(\d{1,30})(?:\.(\d{1,10}))?$/.exec(text);
  if (!match) return null;
  const [, sign = '', whole = '0', fraction = ''] = match;
  if (/[1-9]/.test(fraction.slice(places))) return null;
  return money(BigInt(`${whole}${fraction.slice(0, places).padEnd(places, '0')}`) * (sign ? -1n : 1n), currency);
}

/**
 * What a person typed ("1,250.5", "$40", in German "1.250,50 €") as money, or null when it is not an amount in this
 * currency. Separators are those of the reader's locale, each in its place; "12,50" is never guessed to be 1,250
 * (MON-21).
 */
export function parseMoney(typed: string, currency: string, locale = instanceLocale()): Money | null {
  const plain = plainDecimal(typed.replaceAll(currency, '').replaceAll(/[\p{Sc}\p{Bidi_Control}]/gu, ''), locale);
  return plain === null || (plain.split('.')[1] ?? '').length > decimals(currency)
    ? null
    : readDecimal(plain, currency);
}

/** As the reader types it, to be changed by hand: "1250.50", in German "1250,50". */
export const typedDecimal = (value: Money, locale = instanceLocale()): string =>
  toDecimal(value).replace('.', separators(locale).decimal);

/** For people, by locale: "$1,250.50". `trim` drops the cents of a round amount, for prices on cards. */
export function formatMoney(
  value: Money,
  locale = instanceLocale(),
  options: { trim?: boolean; signed?: boolean } = {},
): string {
  const places = decimals(value.currency);
  const round = options.trim === true && units(value) % 10n ** BigInt(places) === 0n;
  return formatCurrency(
    toDecimal(value) as Decimal,
    value.currency,
    locale,
    round ? 0 : places,
    places,
    options.signed === true,
  );
}
