/** The spans of time that a search goes back through, and the passage it shows (decision 143). */
import { DAY_MS } from '#kit/clock.ts';

/** 1, 8, 64 and 512 days: `message_readers` in the database makes the same. */
const LEVELS = [0, 1, 2, 3];

const lexeme = (userId: string, level: number, span: number): string => `'@${userId.replaceAll('-', '')}.${level}.${span}'`;

/** What someone may read of ever longer spans up to now, as queries of full text; the last is everything. */
export const spansBack = (userId: string, now: Date): string[] => [
  ...LEVELS.map((level) => {
    const span = Math.floor(now.getTime() / (DAY_MS * 8 ** level));
    // The one before too, so that a span just begun is not empty; and the next, for a clock that is ahead.
    return [span + 1, span, span - 1].map((one) => lexeme(userId, level, one)).join(' | ');
  }),
  lexeme(userId, LEVELS.length, 0),
];

/** Around what matches, in the passage that the database cuts: characters that no text uses. */
export const HIT_START = '\uE000';
export const HIT_END = '\uE001';
/** For `<`, until it is shown. */
export const LESS_THAN = '\uE002';

export interface Piece {
  readonly text: string;
  readonly is_match: boolean;
}

/** A passage in pieces, on one line. It begins with an ellipsis where the message began before. */
export function piecesOf(passage: string, start: string): Piece[] {
  const plain = passage.replaceAll(HIT_START, '').replaceAll(HIT_END, '').trimStart();
  const isCut = !start.trimStart().startsWith(plain.slice(0, 40));
  const pieces = passage
    .split(new RegExp(`(${HIT_START}[^${HIT_END}]*${HIT_END})`))
    .map((text) => ({
      text: text
        .replaceAll(/[\uE000\uE001]/g, '')
        .replaceAll(LESS_THAN, '<')
        .replaceAll(/\s+/g, ' '),
      is_match: text.startsWith(HIT_START),
    }))
    .filter(({ text }) => text !== '');
  return isCut ? [{ text: '…', is_match: false }, ...pieces] : pieces;
}
