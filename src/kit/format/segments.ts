import { fromCache } from './from-cache.ts';

/** The words of a text in a script without spaces between words, such as Chinese, Japanese or Thai. */
export const wordSegments = (text: string): string[] =>
  [...fromCache('word segments', () => new Intl.Segmenter(undefined, { granularity: 'word' })).segment(text)].flatMap(
    ({ segment, isWordLike }) => (isWordLike === true ? [segment] : []),
  );
