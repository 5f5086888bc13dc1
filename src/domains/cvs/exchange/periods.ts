/** When something was, in a line of text: "März 2020 – heute", "2018-2020", "Sept. 2014". */
import { cvWords } from '../cv-words.ts';
import { monthNamed, writtenMonth } from './month-names.ts';
import { findMoments, plainDigits } from './moments.ts';

export interface FoundPeriod {
  readonly from: string;
  readonly to: string;
  /** The line without it. */
  readonly rest: string;
}

const LANGUAGES = 'en ar de es fa fr he hi it pt ru'.split(' ');
/** The end of what goes on, beside the word that our own CVs have for it. */
const NOW = [
  ...LANGUAGES.map((language) => cvWords(language).now),
  ...'present|current|currently|today|ongoing|jetzt|aktuell|laufend|actual|actualmente|presente|la actualidad'.split(
    '|',
  ),
  ...'présent|actuel|actuellement|à ce jour|attuale|attualmente|in corso|atual|hoje|o momento|сейчас|н\\. ?в\\.'.split(
    '|',
  ),
  ...'по настоящее время|наст\\. ?время|الآن|الحاضر|الوقت الحالي|تاکنون|حال حاضر|כיום|הווה|वर्तमान'.split('|'),
].join('|');
const BETWEEN = '[–—−-]|to|until|till|bis|bis zum|a|al|hasta|à|au|jusqu’à|fino a|até|ao|по|до|إلى|حتى|تا|עד|से';
const SINCE = /(?:^|[\s(,|·])(?:since|from|seit|ab|desde|depuis|dal|dal mese di|da|с|منذ|از|מאז)\s*$/iu;

const FROM = /(?:^|\s)(?:from|von|vom|de|desde|du|da|dal|с|من|از)\s*$/iu;

const between = new RegExp(`^\\s*(?:${BETWEEN})\\s*(?:(?:la|le|il)\\s)?$`, 'iu');
const untilNow = new RegExp(`^\\s*(?:(?:${BETWEEN})\\s*)?(?:${NOW})(?![\\p{L}\\p{M}])`, 'iu');
const stillOpen = /^\s*[–—-]\s*(?=[)|·]|$)/u;
const monthBefore = new RegExp(`(?<name>[\\p{L}\\p{M}]{3,})\\.?\\s*(?:${BETWEEN})\\s*$`, 'iu');
const shortYear = /^\s*[–/]\s*(?<year>\d\d)(?!\d)/u;

/** What is left around a date that was cut out. */
const tidy = (text: string): string =>
  text
    .replaceAll(/\(\s*\)|\[\s*\]/g, ' ')
    .replaceAll(/\s{2,}/g, (gap) => (gap.includes('\t') ? '\t' : ' '))
    .replaceAll(/^[\s|·•,;:–—-]+|[\s|·•,;:–—-]+$/g, '');

const nowWords = new RegExp(`(?<![\\p{L}\\p{M}])(?:${NOW})(?![\\p{L}\\p{M}])`, 'giu');
/** What a text says beside dates. */
export function withoutDates(text: string): string {
  const moments = findMoments(text).toReversed();
  const words = moments.reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);
  return words
    .replaceAll(nowWords, ' ')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** The first of the line; null if there is none. */
export function findPeriod(line: string): FoundPeriod | null {
  const text = plainDigits(line);
  const [first, second] = findMoments(line);
  if (first === undefined) return null;
  const cut = (start: number, end: number): string =>
    tidy(`${line.slice(0, start).replace(FROM, '')} ${line.slice(end)}`);
  const before = text.slice(0, first.start);
  const after = text.slice(first.end);
  if (second !== undefined && between.test(text.slice(first.end, second.start)))
    return { from: first.moment, to: second.moment, rest: cut(first.start, second.end) };
  const now = untilNow.exec(after) ?? stillOpen.exec(after);
  if (now !== null) return { from: first.moment, to: 'now', rest: cut(first.start, first.end + now[0].length) };
  const month = monthBefore.exec(before);
  const begun = monthNamed(month?.groups?.['name'] ?? '');
  if (month !== null && begun !== undefined)
    return {
      from: writtenMonth(Number(first.moment.slice(0, 4)), begun),
      to: first.moment,
      rest: cut(month.index, first.end),
    };
  const since = SINCE.exec(before);
  if (since !== null) return { from: first.moment, to: 'now', rest: cut(since.index, first.end) };
  const years = first.moment.length === 4 ? shortYear.exec(after) : null;
  if (years !== null) {
    const to = `${first.moment.slice(0, 2)}${years.groups?.['year'] ?? ''}`;
    return { from: first.moment, to, rest: cut(first.start, first.end + years[0].length) };
  }
  return { from: first.moment, to: '', rest: cut(first.start, first.end) };
}
