import type { CvTemplate } from './cv.ts';

export const TEMPLATE_NAMES: Readonly<Record<CvTemplate, string>> = {
  classic: 'Classic',
  modern: 'Modern',
  compact: 'Compact',
  academic: 'Academic',
};
export const TEMPLATE_WORDS: Readonly<Record<CvTemplate, string>> = {
  classic: 'One column with ruled headings, for every field.',
  modern: 'A side column for contacts and skills.',
  compact: 'Plain and dense, for application systems that read by machine.',
  academic: 'Dates beside the text, numbered publications.',
};
/** The page that shows each: public pages carry no map. */
export const TEMPLATE_PATHS: Readonly<Record<CvTemplate, string>> = {
  classic: '/cvbuilder/template1',
  modern: '/cvbuilder/template2',
  compact: '/cvbuilder/template3',
  academic: '/cvbuilder/template4',
};

/** All of them are read on white paper (1.4.3). */
export const COLORS: readonly (readonly [name: string, value: string])[] = [
  ['Petrol', '#0b5563'],
  ['Ink', '#14202e'],
  ['Blue', '#1d4f91'],
  ['Green', '#2f5d34'],
  ['Plum', '#6b2d5c'],
  ['Brick', '#8a3420'],
];
