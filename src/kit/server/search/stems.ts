import { statement, type Db } from '#kit/server/db/database.ts';

/** PostgreSQL's own dictionaries of word forms, by language. */
const DICTIONARIES: Readonly<Record<string, string>> = {
  ar: 'arabic',
  ca: 'catalan',
  da: 'danish',
  de: 'german',
  el: 'greek',
  en: 'english',
  es: 'spanish',
  eu: 'basque',
  fi: 'finnish',
  fr: 'french',
  ga: 'irish',
  hi: 'hindi',
  hu: 'hungarian',
  hy: 'armenian',
  id: 'indonesian',
  it: 'italian',
  lt: 'lithuanian',
  nb: 'norwegian',
  ne: 'nepali',
  nl: 'dutch',
  nn: 'norwegian',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sr: 'serbian',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
  yi: 'yiddish',
};

/** The dictionary of a language, or null: then word forms are as they are. */
export const dictionaryOf = (language: string | null): string | null => {
  const known = language === null ? undefined : DICTIONARIES[language];
  return known === undefined ? null : `${known}_stem`;
};

const stemsOf = statement(
  'search_stems',
  'select word as "word!", ts_lexize(:word::text::regdictionary, word) as stems from unnest(:unknown::text[]) word',
);

/** Stems of words that only searches have. */
const ASKED_LIMIT = 5_000;

/** Words and their stems, as the database's dictionary has them: "logos" and "logo" are one. */
export class Stems {
  readonly #dictionary: string | null;
  readonly #known = new Map<string, string | null>();
  readonly #asked = new Map<string, string | null>();

  constructor(dictionary: string | null) {
    this.#dictionary = dictionary;
  }

  /** Null for a word that is too common to look for. A word that was not learned is its own stem. */
  readonly of = (word: string): string | null => {
    if (this.#dictionary === null) return word;
    const known = this.#known.get(word);
    if (known !== undefined || this.#known.has(word)) return known ?? null;
    const stem = this.#asked.get(word);
    return stem !== undefined || this.#asked.has(word) ? (stem ?? null) : word;
  };

  async learn(db: Db, words: Iterable<string>, isOfSearch = false): Promise<void> {
    if (this.#dictionary === null) return;
    const unknown = [...new Set(words)].filter((word) => !this.#known.has(word) && !this.#asked.has(word));
    if (unknown.length === 0) return;
    if (this.#asked.size > ASKED_LIMIT) this.#asked.clear();
    const into = isOfSearch ? this.#asked : this.#known;
    for (const { word, stems } of await db.rows(stemsOf, { word: this.#dictionary, unknown }))
      into.set(word, stems === null ? word : (stems[0] ?? null));
  }
}
