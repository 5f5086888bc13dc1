/** The spans of time that a search goes back through (decision 143). */
import { DAY_MS } from '#kit/clock.ts';

/** 1, 8, 64 and 512 days: `message_readers` in the database makes the same. */
const LEVELS = [0, 1, 2, 3];

const lexeme = (userId: string, level: number, span: number): string =>
  `'@${userId.replaceAll('-', '')}.${level}.${span}'`;

/** What someone may read of ever longer spans up to now, as queries of full text; the last is everything. */
export const spansBack = (userId: string, now: Date): string[] => [
  ...LEVELS.map((level) => {
    const span = Math.floor(now.getTime() / (DAY_MS * 8 ** level));
    // The one before too, so that a span just begun is not empty; and the next, for a clock that is ahead.
    return [span + 1, span, span - 1].map((spanIndex) => lexeme(userId, level, spanIndex)).join(' | ');
  }),
  lexeme(userId, LEVELS.length, 0),
];
