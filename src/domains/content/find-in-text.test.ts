import { expect, it } from 'vitest';
import type { Section } from './contract.ts';
import { countQuestions, findInText } from './find-in-text.ts';

const part = (title: string, text: string) => ({
  anchor: title,
  title,
  summary: [],
  blocks: [{ kind: 'paragraph' as const, lines: [[{ text }]] }],
  picture: null,
});
const sections: Section[] = [
  {
    ...part('Paying', ''),
    parts: [part('How do I pay?', 'By card or PayPal.'), part('When is it released?', 'After approval.')],
  },
  { ...part('Déjà vu', ''), parts: [part('Again?', 'Yes.')] },
];

it.each([
  ['', 3],
  ['paypal', 1],
  ['PAYING', 2],
  ['paying approval', 1],
  ['deja', 1],
  ['approval card', 0],
  ['zzz', 0],
])('finds by %j: %i', (query, count) => expect(countQuestions(findInText(sections, query))).toBe(count));
