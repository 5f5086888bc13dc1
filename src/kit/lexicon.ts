/** What people of a language type. */
export interface LanguageWords {
  /** They say nothing about the need; separated by spaces and lines. */
  readonly stopWords: string;
  /** Lines of `slug: phrase, phrase`. */
  readonly categories: string;
  /** Lines of `English phrase: phrase, phrase`; none for English. */
  readonly words: string;
}

/** What a search is read with, beside the words of what it finds. */
export interface Lexicon {
  /** By language code. */
  readonly languages: Readonly<Record<string, LanguageWords>>;
  /** By the slug of a category, the one that it is in. */
  readonly parents: ReadonlyMap<string, string>;
  /** By the slug of a category, those that are nearest to it, nearest first. */
  readonly neighbors: ReadonlyMap<string, readonly string[]>;
  /** Groups of English phrases that mean the same. */
  readonly same: readonly (readonly string[])[];
}
