import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Lexicon } from '#kit/lexicon.ts';
import type { Db, Remembered } from '#kit/server/db/database.ts';
import { languageOf, type Language } from './phrases.ts';
import { otherWords, readingOf, wordsToLearn, type Reading } from './reading.ts';
import { dictionaryOf, Stems } from './stems.ts';

/** What every kind of thing is searched with: the words of a language and their stems. */
export interface SharedWords {
  readonly stems: Stems;
  readonly reading: Reading;
}

/** By language. Every kind of thing is read with the same lexicon. */
const held: Remembered<Map<string | null, Promise<SharedWords>>> = { begin: () => new Map() };

async function learned(db: Db, lexicon: Lexicon, language: string | null): Promise<SharedWords> {
  const stems = new Stems(dictionaryOf(language));
  await stems.learn(db, wordsToLearn(lexicon, language));
  const others: Language[] = [];
  for (const [code, words] of otherWords(lexicon, language)) {
    others.push(languageOf(code, words));
    // A tenth of a second each: between two of them others are served.
    await nextTurn();
  }
  return { stems, reading: readingOf(lexicon, language, stems.of, others) };
}

export function sharedWords(db: Db, lexicon: Lexicon, language: string | null): Promise<SharedWords> {
  const shared = db.memory(held);
  const known = shared.get(language);
  if (known !== undefined) return known;
  const words = learned(db, lexicon, language);
  shared.set(language, words);
  words.catch(() => shared.delete(language));
  return words;
}
