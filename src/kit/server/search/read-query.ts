import { knownTo, spansOf, tokensOf, type Language, type Span } from './phrases.ts';
import { stemsOf, type Reading } from './reading.ts';
import { liftsOf, readWords, type ReadWord, type TypedWord, type Vocabulary, type Way } from './read-words.ts';

export interface ReadQuery {
  readonly words: readonly ReadWord[];
  /** The query as it was read, where words of it were corrected or translated. */
  readonly readAs: string | null;
  /** The other language that it is in. */
  readonly language: string | null;
}

/** A phrase of another language is nearly as good as the own one. */
const TRANSLATED = 0.95;

/** What someone typed, as what has to be found for it; as it is typed, it is neither corrected nor translated. */
export function readQuery(text: string, isAsTyped: boolean, reading: Reading, vocabulary: Vocabulary): ReadQuery {
  const tokens = tokensOf(text);
  if (isAsTyped) return inOwnWords(tokens, reading, { ...vocabulary, meantBy: () => [] });
  const language = languageIn(tokens, reading, vocabulary);
  return language === null ? inOwnWords(tokens, reading, vocabulary) : inOthers(tokens, language, reading, vocabulary);
}

/** What a word counts for the own language that things use but the lexicon does not name: a name, a tool. */
const USED = 0.7;

/** The other language that a query is in; null where it is the own one. */
function languageIn(tokens: readonly string[], reading: Reading, { stemOf, isUsed }: Vocabulary): Language | null {
  let own = 0;
  const foreign: string[] = [];
  for (const token of tokens) {
    const stem = stemOf(token);
    if (reading.known.has(token) || reading.stopWords.has(token) || stem === null) own += 1;
    else if (isUsed(stem)) own += USED;
    else foreign.push(token);
  }
  let best: { language: Language; known: number } | null = null;
  for (const language of reading.others) {
    // What the own language does not know at all proves twice as much.
    const known = knownTo(language, tokens) + knownTo(language, foreign);
    if (known > own && known > (best?.known ?? 0)) best = { language, known };
  }
  return best?.language ?? null;
}

const NONE = { share: 1, ways: [], categories: new Map<string, number>(), isTyped: false };
/** What stands behind "for". */
const PURPOSE = 0.6;
const PURPOSE_WORD = 'for';

/** Phrases of the other language by the own ones; words that it does not know as they are: names, tools. */
function inOthers(tokens: readonly string[], language: Language, reading: Reading, vocabulary: Vocabulary): ReadQuery {
  const spans = spansOf(tokens, language.meanings).toSorted((a, b) => a.from - b.from);
  const typed: TypedWord[] = [];
  const text: string[] = [];
  tokens.forEach((token, at) => {
    const span = spans.find(({ from, to }) => from <= at && at <= to);
    if (span === undefined) {
      if (!language.stopWords.has(token)) typed.push({ ...NONE, token });
    } else if (span.from === at) {
      text.push(...span.meaning.phrases.slice(0, 1));
      typed.push(...translated(span, tokens.slice(span.from, span.to + 1), reading, vocabulary));
    }
  });
  const words = readWords(typed, reading, vocabulary);
  const readAs = [...new Set(text)].join(' ');
  return { words, readAs: readAs === '' ? null : readAs, language: language.code };
}

/**
 * The words of the first own phrase; the others, and what was typed where things have it, are more ways to each. A
 * category alone has no words.
 */
function translated(
  { meaning: { phrases, categories } }: Span,
  written: readonly string[],
  { stopWords }: Reading,
  { stemOf, isUsed }: Vocabulary,
): TypedWord[] {
  const [first = '', ...others] = phrases;
  const ways = others.flatMap((phrase): Way[] => {
    const stems = stemsOf(phrase, stemOf);
    return stems.length === 0 ? [] : [{ stems, weight: TRANSLATED }];
  });
  const asWritten = written.flatMap((token) => stemOf(token) ?? []);
  if (asWritten.length > 0 && asWritten.every(isUsed)) ways.push({ stems: asWritten, weight: 1 });
  const lifts = liftsOf([{ phrases, categories }]);
  const tokens = tokensOf(first).filter((token) => !stopWords.has(token) && stemOf(token) !== null);
  return (tokens.length === 0 ? [''] : tokens).map((token) => ({ ...NONE, token, ways, categories: lifts }));
}

function inOwnWords(tokens: readonly string[], reading: Reading, vocabulary: Vocabulary): ReadQuery {
  const isTelling = (token: string): boolean => !reading.stopWords.has(token) && vocabulary.stemOf(token) !== null;
  const hasTelling = tokens.some(isTelling);
  const purposeAt = tokens.lastIndexOf(PURPOSE_WORD);
  const typed = tokens.flatMap((token, at): TypedWord[] =>
    // Only common words, such as "how to": they are looked for as they are.
    hasTelling && !isTelling(token)
      ? []
      : [{ ...NONE, token, share: purposeAt > 0 && at > purposeAt ? PURPOSE : 1, isTyped: true }],
  );
  const words = readWords(typed, reading, vocabulary);
  const isCorrected = words.some(({ word }, at) => word !== typed[at]?.token);
  return { words, readAs: isCorrected ? words.map(({ word }) => word).join(' ') : null, language: null };
}
