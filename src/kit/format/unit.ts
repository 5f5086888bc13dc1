import { formatNumber } from './number.ts';
import { instanceLocale } from '../locale.ts';
import { fromCache } from './from-cache.ts';

/** "2 days", "1 hour", "4.5 seconds". */
export const formatUnit = (
  value: number,
  unit: 'day' | 'hour' | 'minute' | 'second',
  locale = instanceLocale(),
  mostDigits = 0,
): string =>
  fromCache(
    `unit ${locale} ${unit} ${mostDigits}`,
    () =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: mostDigits }),
  ).format(value);

/** A form of the word for each plural that the language has; English has these two. */
export interface Forms {
  readonly one: string;
  readonly other: string;
}

/**
 * The form that goes with a number, by the rules of the language: `plural(failed, { one: '1 job failed.', other:
 * `${failed} jobs failed.` })`.
 */
export const plural = (count: number, forms: Forms, locale = instanceLocale()): string =>
  fromCache(`plural ${locale}`, () => new Intl.PluralRules(locale)).select(count) === 'one' ? forms.one : forms.other;

/** "1 service", "1,250 services". */
export const counted = (count: number, forms: Forms, locale = instanceLocale()): string =>
  `${formatNumber(count, locale)} ${plural(count, forms, locale)}`;
