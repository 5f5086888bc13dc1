/** Texts as the words that a reader sees in them, for message search: what is kept, what is typed and what is marked go through here (decision 143). */
import { writtenOut } from '#kit/plain-letters.ts';

interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** Scripts without spaces between words: each sign counts as a word, and a word is found as signs side by side. */
const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;
/** A number such as 1,250; one sign of those scripts; a run of letters and digits. Everything else is between words. */
const TOKEN = new RegExp(String.raw`(?<!\p{N})\p{N}{1,3}(?:,\p{N}{3})+(?!\p{N})|[${UNSPACED}]\p{M}*|[[\p{L}\p{M}\p{N}]--[${UNSPACED}]]+`, 'gv');
/** Accents of letters that are also written without them, and the vowel marks of Arabic. In other scripts marks are vowels. */
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
  [...text.matchAll(TOKEN)].map(({ 0: seen, index }) => ({ word: plainWord(seen), start: index, end: index + seen.length })).filter(({ word }) => word !== '');

/** For to_tsvector. */
export const plainWords = (text: string): string =>
  tokensOf(text)
    .map(({ word }) => word)
    .join(' ');

const TERM = /(?<minus>-?)(?:"(?<quoted>[^"]*)"|(?<bare>[^\s"]+))/g;

interface Term {
  readonly words: readonly string[];
  readonly isLeftOut: boolean;
}
type Asked = Term | 'or';

function termsOf(q: string): Asked[] {
  return [...q.matchAll(TERM)].flatMap(({ groups: { minus, quoted, bare } = {} }): Asked[] => {
    if (minus === '' && bare?.toLowerCase() === 'or') return ['or'];
    const words = tokensOf(quoted ?? bare ?? '').map(({ word }) => word);
    return words.length === 0 ? [] : [{ words, isLeftOut: minus === '-' }];
  });
}

/** For websearch_to_tsquery. What falls into several words, such as node.js, is looked for as they are side by side. */
export const plainQuery = (q: string): string =>
  termsOf(q)
    .map((term) => (term === 'or' ? term : `${term.isLeftOut ? '-' : ''}"${term.words.join(' ')}"`))
    .join(' ');

/** Up to its ending: the database takes off English ones. */
const isForm = (word: string, asked: string): boolean => (asked.length < 4 ? word === asked : word.startsWith(asked.slice(0, Math.max(4, asked.length - 3))));

export interface Piece {
  readonly text: string;
  readonly is_match: boolean;
}

const BEFORE = 60;
const LENGTH = 200;

/** A passage around the first match, on one line and in pieces. It begins with an ellipsis where the message began before. */
export function passageOf(body: string, q: string): Piece[] {
  const text = body.replaceAll(/\s+/g, ' ').trim();
  const tokens = tokensOf(text);
  const asked = termsOf(q).flatMap((term) => (term === 'or' || term.isLeftOut ? [] : [term.words]));
  const lengthAt = (place: number): number =>
    Math.max(0, ...asked.map((words) => (words.every((word, next) => isForm(tokens[place + next]?.word ?? '', word)) ? words.length : 0)));
  const marks: { start: number; end: number }[] = [];
  for (let place = 0; place < tokens.length; place += Math.max(1, lengthAt(place))) {
    const last = tokens[place + lengthAt(place) - 1];
    if (lengthAt(place) > 0 && last !== undefined) marks.push({ start: tokens[place]?.start ?? 0, end: last.end });
  }
  const first = marks[0]?.start ?? 0;
  const start = first <= BEFORE ? 0 : (tokens.find((token) => token.start >= first - BEFORE)?.start ?? first);
  const end = text.length - start <= LENGTH ? text.length : (tokens.findLast((token) => token.end <= start + LENGTH)?.end ?? start + LENGTH);
  const pieces: Piece[] = start > 0 ? [{ text: '…', is_match: false }] : [];
  let at = start;
  for (const mark of marks.filter((one) => one.end <= end)) {
    if (mark.start > at) pieces.push({ text: text.slice(at, mark.start), is_match: false });
    pieces.push({ text: text.slice(mark.start, mark.end), is_match: true });
    at = mark.end;
  }
  return at < end ? [...pieces, { text: text.slice(at, end), is_match: false }] : pieces;
}
