/** Help with writing a CV, by rules and without a language model: what a careful reader would say. */
import type { CvContent, CvTemplate } from '../cv.ts';
import type { CvSource, ShownCv } from '../shown-cv.ts';
import type { Advice } from './advice-kinds.ts';
import { contactAdvice, lengthAdvice } from './advice-of-parts.ts';
import { timeAdvice } from './advice-on-time.ts';
import { writingAdvice } from './advice-on-writing.ts';
import { entryMoments } from './entry-moments.ts';

export interface AdvisedCv {
  readonly cv: ShownCv;
  readonly content: CvContent;
  readonly record: CvSource['record'];
  /** Of the printed CV; null as long as nobody knows. */
  readonly pages: number | null;
  /** This month, such as "2026-11". */
  readonly today: string;
  /** How many pages the reader expects at most; by the template without it. */
  readonly mostPages?: number;
}

/** Publications need room. */
const MOST_PAGES: Readonly<Record<CvTemplate, number>> = { classic: 2, modern: 2, compact: 2, academic: 8 };

/** Rules about words are for English; those about dates, length and contacts are for every language. */
export function advise({ cv, content, record, pages, today, mostPages }: AdvisedCv): Advice[] {
  const moments = entryMoments(content, record, cv.language);
  return [
    ...contactAdvice(cv),
    ...lengthAdvice(cv, pages, mostPages ?? MOST_PAGES[cv.look.template]),
    ...timeAdvice(cv, moments, today),
    ...(cv.language === 'en' ? writingAdvice(cv) : []),
  ];
}
