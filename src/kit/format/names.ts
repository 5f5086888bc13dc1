import { fromCache } from './from-cache.ts';

function nameOf(type: 'region' | 'language', code: string, locale: string): string {
  const names = () => fromCache(`names ${type} ${locale}`, () => new Intl.DisplayNames([locale], { type }));
  return fromCache(`name ${type} ${locale} ${code}`, () => {
    try {
      return names().of(code) ?? code;
    } catch {
      return code;
    }
  });
}

/** "NO" is Norway. */
export const countryName = (code: string, locale: string): string => nameOf('region', code, locale);
/** "nb" is Norwegian Bokmål. */
export const languageName = (code: string, locale: string): string => nameOf('language', code, locale);

/** "A, B, and C". */
export const formatList = (items: readonly string[], locale: string): string =>
  fromCache(`list ${locale}`, () => new Intl.ListFormat(locale)).format(items);
