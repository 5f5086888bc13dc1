/** Lines of text as outlines, for drawings that are looked at where none of our fonts is. */
import type { SetLine } from '#kit/set-line.ts';
import { fontOf, typefaceOf } from './document-fonts.ts';
import { linesOf, outlinesOf, type TextStyle } from './text-lines.ts';

/** What the display face has. Lines with anything else are set in the bold of the documents. */
const IN_DISPLAY = /^[ -~\u00A0-\u00FFŒœ–—‘’‚“”„•…€™]*$/;
const KNOWN_SCRIPTS =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{M}\p{N}\p{P}\p{Z}\p{Sc}\p{Sm}]*$/u;

/** False where a letter has no installed typeface: it would be an empty box. */
export const canOutline = (text: string): boolean =>
  KNOWN_SCRIPTS.test(text) && Array.from(text).every((letter) => fontOf(typefaceOf(letter) ?? 'sans', 'bold') !== null);

/** Sets lines of one text, all in the same face. */
export async function outlinesFor(text: string): Promise<(line: SetLine) => string> {
  const { default: PDFDocument } = await import('pdfkit');
  // Never written: it opens the fonts.
  const doc = new PDFDocument({ margin: 0 });
  const weight = IN_DISPLAY.test(text) ? 'display' : 'bold';
  return ({ text: words, x, baseline, size, color, isRightToLeft }) => {
    const style: TextStyle = { weight, size, color };
    const lines = linesOf(doc, words, Infinity, style);
    return outlinesOf(doc, lines, { x: isRightToLeft ? x - (lines[0]?.width ?? 0) : x, y: baseline - size }, style);
  };
}

/** Each letter's outline once, used wherever it stands: half the bytes. */
export function sharingOutlines(svg: string): string {
  const names = new Map<string, string>();
  const drawn = svg.replaceAll(/<path transform="([^"]*)" d="([^"]*)"\/>/g, (_path, place: string, outline: string) => {
    const name = names.get(outline) ?? `g${names.size}`;
    names.set(outline, name);
    return `<use href="#${name}" transform="${place.replaceAll(/\d+\.\d{4,}/g, (number) => String(Math.round(Number(number) * 1e4) / 1e4))}"/>`;
  });
  const outlines = Array.from(names, ([outline, name]) => `<path id="${name}" d="${outline}"/>`);
  return drawn.replace('>', `><defs>${outlines.join('')}</defs>`);
}
