/** Finding an answer on a page of questions: sections and questions that have every word. */
import type { RichBlock } from '#kit/rich-text.ts';
import type { Section } from './contract.ts';

const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
export const plain = (blocks: readonly RichBlock[]): string =>
  blocks.flatMap(({ lines }) => lines.map((line) => line.map(({ text }) => text).join(''))).join(' ');

/** All of it without words; else the questions that have each word, beneath the topics they belong to. */
export function findInText(sections: readonly Section[], query: string): Section[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...sections];
  const has = (...texts: string[]): boolean => {
    const text = fold(texts.join(' '));
    return words.every((word) => text.includes(word));
  };
  return sections.flatMap((section) => {
    const parts = section.parts.filter(({ title, blocks }) => has(section.title, title, plain(blocks)));
    return parts.length > 0 || (section.parts.length === 0 && has(section.title, plain(section.blocks)))
      ? [{ ...section, parts }]
      : [];
  });
}

export const countQuestions = (sections: readonly Section[]): number =>
  sections.reduce((sum, { parts }) => sum + parts.length, 0);
