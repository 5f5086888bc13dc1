import { richText } from '#kit/server/markdown.ts';

const LENGTH = 240;

/** The beginning of a description, without marks, cut between words. */
export function excerptOf(text: string): string {
  const words = richText(text)
    .flatMap((block) => block.lines.flat().map((span) => span.text))
    .join(' ')
    .replace(/\s+/g, ' ');
  return words.length <= LENGTH ? words : `${words.slice(0, Math.max(words.lastIndexOf(' ', LENGTH), LENGTH / 2))} …`;
}
