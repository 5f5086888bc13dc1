/** Splits text into search words. The index, the query and the highlights all use it (decision 143). */
import { writtenOut } from '#kit/plain-letters.ts';

interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Scripts without spaces between words, with the long vowel mark of Japanese: each sign counts as a word, and a word is
 * found as signs side by side.
 */
const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u30FC\uFF70`;
/** A number such as 1,250; one sign of those scripts; a run of letters and digits. Everything else is between words. */
const TOKEN = new RegExp(
  String.raw`(?<!\p{N})\p{N}{1,3}(?:,\p{N}{3})+(?!\p{N})|[${UNSPACED}]\p{M}*|[[\p{L}\p{M}\p{N}]--[${UNSPACED}]]+`,
  'gv',
);
/**
 * Accents of letters that are also written without them, and the vowel marks of Arabic. In other scripts marks are
 * vowels.
 */
const ACCENTS = /[\u0300-\u036f\u064b-\u065f\u0670]/g;
const ARABIC_ARTICLE = /^ال(?=\p{Script=Arabic}{3})/u;
const PLAIN = /^[a-z0-9]*$/;

function plainWord(seen: string): string {
  const lower = seen.replaceAll(',', '').toLowerCase();
  if (PLAIN.test(lower)) return lower;
  const bare = lower.normalize('NFKD').replaceAll(ACCENTS, '').normalize('NFC').replace(ARABIC_ARTICLE, '');
  return [...bare].map(writtenOut).join('');
}

export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(TOKEN)]
    .map(({ 0: seen, index }) => ({ word: plainWord(seen), start: index, end: index + seen.length }))
    .filter(({ word }) => word !== '');

/** For to_tsvector. */
export const plainWords = (text: string): string =>
  tokensOf(text)
    .map(({ word }) => word)
    .join(' ');

const TERM = /(?<minus>-?)(?:"(?<quoted>[^"]*)"|(?<bare>[^\s"]+))/g;

interface Term {
  readonly words: readonly string[];
  readonly isExcluded: boolean;
  readonly isQuoted: boolean;
}
type Part = Term | 'or';

function partsOf(q: string): Part[] {
  return [...q.matchAll(TERM)].flatMap(({ groups: { minus, quoted, bare } = {} }): Part[] => {
    if (minus === '' && bare?.toLowerCase() === 'or') return ['or'];
    const words = tokensOf(quoted ?? bare ?? '').map(({ word }) => word);
    return words.length === 0 ? [] : [{ words, isExcluded: minus === '-', isQuoted: quoted !== undefined }];
  });
}

const isTerm = (part: Part | undefined): part is Term => part !== undefined && part !== 'or';
/** Shorter ones begin too many words, and numbers are searched whole. */
const CAN_BE_BEGINNING = /^\P{N}{4,}$/u;

/** node.js is two words: searched as a phrase. */
function writtenFor({ words, isExcluded }: Term, isLast: boolean): string {
  const lexemes = words.map(
    (word, place) => `'${word}'${isLast && place === words.length - 1 && CAN_BE_BEGINNING.test(word) ? ':*' : ''}`,
  );
  return `${isExcluded ? '!' : ''}(${lexemes.join(' <-> ')})`;
}

/** For to_tsquery. Someone may still be typing: of the last word its beginning is enough. */
export function queryFor(q: string): string {
  const parts = partsOf(q);
  const last = parts.at(-1);
  const open = isTerm(last) && !last.isExcluded && !last.isQuoted ? last : null;
  const groups: string[][] = [[]];
  for (const part of parts)
    if (isTerm(part)) groups.at(-1)?.push(writtenFor(part, part === open));
    else groups.push([]);
  return groups
    .filter((group) => group.length > 0)
    .map((group) => group.join(' & '))
    .join(' | ');
}

/** About what the database makes of an English word: enough to mark it. */
const stemOf = (word: string): string =>
  word.length < 4 ? word : word.replace(/(?:ing|ed|ies|es|s|e|y)$/, '').replace(/([^aeiouls])\1$/, '$1');

/** The words it is found by: other endings, and what begins with it. */
const isFoundBy = (wanted: string, word: string): boolean =>
  stemOf(word) === stemOf(wanted) || (CAN_BE_BEGINNING.test(wanted) && word.startsWith(wanted));

export interface Piece {
  readonly text: string;
  readonly is_match: boolean;
}

const BEFORE = 60;
const LENGTH = 200;

/**
 * A passage around the first match, on one line and in pieces. It begins with an ellipsis where the message began
 * before.
 */
export function passageOf(body: string, q: string): Piece[] {
  const text = body.replaceAll(/\s+/g, ' ').trim();
  const tokens = tokensOf(text);
  const phrases = partsOf(q).flatMap((part) => (isTerm(part) && !part.isExcluded ? [part.words] : []));
  const standsAt = (place: number, phrase: readonly string[]): boolean =>
    phrase.every((wanted, next) => isFoundBy(wanted, tokens[place + next]?.word ?? ''));
  const marks: { start: number; end: number }[] = [];
  for (let place = 0; place < tokens.length; place += 1) {
    const found = phrases.filter((phrase) => standsAt(place, phrase)).map(({ length }) => length);
    const length = Math.max(0, ...found);
    const last = tokens[place + length - 1];
    if (length === 0 || last === undefined) continue;
    marks.push({ start: tokens[place]?.start ?? 0, end: last.end });
    place += length - 1;
  }
  const first = marks[0]?.start ?? 0;
  const start = first <= BEFORE ? 0 : (tokens.find((token) => token.start >= first - BEFORE)?.start ?? first);
  const end =
    text.length - start <= LENGTH
      ? text.length
      : (tokens.findLast((token) => token.end <= start + LENGTH)?.end ?? start + LENGTH);
  const pieces: Piece[] = start > 0 ? [{ text: '…', is_match: false }] : [];
  let at = start;
  for (const mark of marks.filter((found) => found.end <= end)) {
    if (mark.start > at) pieces.push({ text: text.slice(at, mark.start), is_match: false });
    pieces.push({ text: text.slice(mark.start, mark.end), is_match: true });
    at = mark.end;
  }
  return at < end ? [...pieces, { text: text.slice(at, end), is_match: false }] : pieces;
}
