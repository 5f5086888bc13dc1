import type { RichBlock, RichSpan } from './rich-text.ts';

const plainLine = (line: readonly RichSpan[]): string =>
  line
    .map(({ text }) => text)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Items of a list are told apart by commas, whatever follows it by a full stop: a text on one line has no bullets. */
function plainBlock({ kind, lines }: RichBlock, isLast: boolean): string {
  const texts = lines.map(plainLine).filter((text) => text !== '');
  if (kind !== 'bullets' && kind !== 'numbers') return texts.join(' ');
  const items = texts
    .map((text, index) => (index < texts.length - 1 && !/[.,;:!?]$/.test(text) ? `${text},` : text))
    .join(' ');
  return isLast || items === '' || /[.!?]$/.test(items) ? items : `${items}.`;
}

/** All of a formatted text on one line: for excerpts, descriptions and data of search engines. */
export const plainBlocks = (blocks: readonly RichBlock[]): string =>
  blocks
    .map((block, index) => plainBlock(block, index === blocks.length - 1))
    .filter((text) => text !== '')
    .join(' ');

/** Its beginning, up to a whole word. */
export const beginningOf = (words: string, most: number): string =>
  words.length <= most ? words : `${words.slice(0, Math.max(0, words.lastIndexOf(' ', most)))} …`;
