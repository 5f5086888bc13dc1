/** A locale's language and country, as codes of two or three letters: `en` and `US`. */
export function languageOf(locale: string): { language: string; region: string | null } {
  const { language, region } = new Intl.Locale(locale);
  return { language, region: region ?? null };
}
