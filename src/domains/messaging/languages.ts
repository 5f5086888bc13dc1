/** Languages that messages are translated into, by their codes of ISO 639-1. */
export const LANGUAGES = [
  'ar',
  'bg',
  'bn',
  'ca',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'et',
  'fa',
  'fi',
  'fr',
  'he',
  'hi',
  'hr',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'lt',
  'lv',
  'ms',
  'nb',
  'nl',
  'pl',
  'pt',
  'ro',
  'ru',
  'sk',
  'sl',
  'sr',
  'sv',
  'sw',
  'ta',
  'th',
  'tl',
  'tr',
  'uk',
  'ur',
  'vi',
  'zh',
] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (code: string): code is Language => (LANGUAGES as readonly string[]).includes(code);

/** The first of someone’s languages that we offer; tags such as pt-BR count by their language. */
export const languageOf = (tags: readonly string[]): Language =>
  tags
    .map((tag) => tag.toLowerCase().split('-')[0] ?? '')
    .map((code) => (code === 'no' || code === 'nn' ? 'nb' : code))
    .find(isLanguage) ?? 'en';
