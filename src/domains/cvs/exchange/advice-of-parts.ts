/** What a CV lacks, or has too much of. */
import { formatNumber } from '#kit/format/number.ts';
import { counted, plural } from '#kit/format/unit.ts';
import { wordSegments } from '#kit/format/segments.ts';
import type { ShownCv } from '../shown-cv.ts';
import type { Advice } from './advice-kinds.ts';

const onWhole = (kind: Advice['kind'], words: string): Advice => ({ sectionId: null, entryId: null, kind, words });

export function contactAdvice({ contacts }: ShownCv): Advice[] {
  const has = (kind: string): boolean => contacts.some((contact) => contact.kind === kind);
  if (!has('email')) return [onWhole('contact', 'Add an email address, so that people can reach you.')];
  if (!has('phone') && !has('link'))
    return [onWhole('contact', 'Add a phone number or a link, so that people can reach you and see your work.')];
  return [];
}

const SHORTEN = 'shorten or hide your oldest entries.';
const figure = (value: number): string => formatNumber(value, 'en-US');
const WORDS_PER_PAGE = 550;
const LEAST_WORDS = 120;

const textsOf = ({ headline, summary, sections }: ShownCv): string[] => [
  headline,
  ...summary.map(({ text }) => text),
  ...sections.flatMap(({ entries }) =>
    entries.flatMap(({ title, at, place, text }) => [title, at, place, ...text.map((line) => line.text)]),
  ),
];

/** By its pages where they are known, otherwise by its words. */
export function lengthAdvice(cv: ShownCv, pages: number | null, mostPages: number): Advice[] {
  const words = wordSegments(textsOf(cv).join('\n')).length;
  const most = mostPages * WORDS_PER_PAGE;
  const limit = counted(mostPages, { one: 'page', other: 'pages' });
  if (pages !== null && pages > mostPages) {
    const length = counted(pages, { one: 'page', other: 'pages' });
    return [onWhole('too_long', `Your CV is ${length} long. Cut it to ${limit}: ${SHORTEN}`)];
  }
  if (pages === null && words > most)
    return [onWhole('too_long', `Your CV has ${figure(words)} words. Cut it to about ${figure(most)}: ${SHORTEN}`)];
  if (words < LEAST_WORDS)
    return [
      onWhole(
        'too_short',
        `Your CV has ${figure(words)} ${plural(words, { one: 'word', other: 'words' })}. Say more about what you did.`,
      ),
    ];
  return [];
}
