/** How well someone speaks a language, and which one, in the words of CVs and of other sites. */
import { LANGUAGE_CODES } from '#kit/language-codes.ts';
import { fromCache } from '#kit/format/from-cache.ts';
import { languageName } from '#kit/format/names.ts';
import { FLUENCIES } from '#domains/accounts/user-record.ts';
import { cvWords } from '../cv-words.ts';
import { CV_LANGUAGES } from './heading-words.ts';

export type Fluency = (typeof FLUENCIES)[number];

/** CEFR levels, LinkedIn's words, and those of other CVs. The first that fits counts. */
const FORMS: readonly (readonly [Fluency, RegExp])[] = [
  [
    'native',
    /native|bilingual|mother ?tongue|muttersprach|langue maternelle|lengua materna|madrelingua|língua materna|родной/i,
  ],
  [
    'fluent',
    /\bC[12]\b|full[ _]professional|fluent|proficien(t|cy)$|advanced|excellent|verhandlungssicher|fließend|courant/i,
  ],
  [
    'conversational',
    /\bB[12]\b|professional[ _]working|limited[ _]working|working|conversational|intermediate|good|gute? /i,
  ],
  ['basic', /\bA[12]\b|elementary|basic|beginner|grundkenntnisse|notions/i],
];
const WORKING = /(limited|professional)[ _]working/i;

const fold = (text: string): string => text.trim().toLowerCase();

export function fluencyIn(words: string): Fluency | null {
  const text = fold(words);
  const own = FLUENCIES.find((fluency) =>
    CV_LANGUAGES.some((language) => fold(cvWords(language).fluencies[fluency]) === text),
  );
  if (own !== undefined) return own;
  if (WORKING.test(text)) return 'conversational';
  return FORMS.find(([, form]) => form.test(words))?.[0] ?? null;
}

const allNames = (): ReadonlyMap<string, string> =>
  new Map(
    CV_LANGUAGES.flatMap((locale) => LANGUAGE_CODES.map((code) => [fold(languageName(code, locale)), code] as const)),
  );

/** "Spanish", "Español" and "es" are es. Null for one that profiles don't list. */
export function languageNamed(name: string): string | null {
  const text = fold(name);
  if (LANGUAGE_CODES.includes(text)) return text;
  return fromCache('names of languages', allNames).get(text) ?? null;
}
