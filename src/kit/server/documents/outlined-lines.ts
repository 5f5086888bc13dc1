/** Lines of text as outlines, for drawings that are looked at where none of our fonts is. */
import type { SetLine } from '#kit/set-line.ts';
import { documentFonts } from './document-fonts.ts';
import { lettersOf, lettersWithoutFont } from './font-letters.ts';
import { render } from './typesetter.ts';

/** What the display face has. Lines with anything else are set in the bold of the documents. */
const IN_DISPLAY = /^[ -~\u00A0-\u00FFŒœ–—‘’‚“”„•…€™]*$/;

let letters: ReturnType<typeof lettersOf>[] | null = null;

/** False where a letter has no installed typeface: it would be an empty box. */
export function canOutline(text: string): boolean {
  letters ??= documentFonts().map(lettersOf);
  return lettersWithoutFont(letters, text) === '';
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly SetLine[];
}

/** An SVG element of the drawing's size with its lines, all in the same face. */
export async function outlinesOf({ width, height, lines }: Drawing): Promise<string> {
  const inDisplay = lines.every(({ text }) => IN_DISPLAY.test(text));
  const data = { width, height, lines, inDisplay };
  const svg = await render({ template: 'lines', format: 'svg', data, pictures: {} });
  // It is measured in points, three of which are four units of a drawing.
  return `<g transform="scale(.75)">${svg.toString()}</g>`;
}
