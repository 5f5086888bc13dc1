import { inPlainWords } from '#kit/markdown.ts';

const LENGTH = 240;

/** The beginning of a description, as cards and search results show it. */
export const excerptOf = (text: string): string => inPlainWords(text, LENGTH);
