/** A card as a drawing: text as outlines, because a server need not have a font. */
import { heightOf, linesOf, outlinesOf, type TextLine, type TextStyle } from '../documents/text-lines.ts';
import type { CardAsked } from './card-shapes.ts';

export const CARD = { width: 1_200, height: 630 } as const;
export const PICTURE = { left: 740, top: 0, width: 460, height: 630 } as const;
export const PORTRAIT = { left: 790, top: 135, side: 360 } as const;

const EDGE = 64;
const WIDE = PICTURE.left - 2 * EDGE;
const MOST_TITLE_LINES = 4;
const STRIPE = 16;

const INK = '#0f2027';
const SOFT = '#43545b';
const CANVAS = '#faf9f5';

type Doc = PDFKit.PDFDocument;

const style = (size: number, weight: TextStyle['weight'], color: string): TextStyle => ({ size, weight, color });

/** What does not fit ends with a sign that there is more. */
function fitted(doc: Doc, text: string, most: number, textStyle: TextStyle): TextLine[] {
  const lines = linesOf(doc, text, WIDE, textStyle);
  if (lines.length <= most) return lines;
  for (let words = text.split(' ').slice(0, -1); words.length > 0; words = words.slice(0, -1)) {
    const shorter = linesOf(doc, `${words.join(' ')} …`, WIDE, textStyle);
    if (shorter.length <= most) return shorter;
  }
  return lines.slice(0, most);
}

/** The largest size in which the title has at most three lines. */
function titleOf(doc: Doc, title: string): { lines: TextLine[]; of: TextStyle } {
  for (const size of [60, 52]) {
    const textStyle = style(size, 'bold', INK);
    const lines = linesOf(doc, title, WIDE, textStyle);
    if (lines.length <= 3) return { lines, of: textStyle };
  }
  const textStyle = style(46, 'bold', INK);
  return { lines: fitted(doc, title, MOST_TITLE_LINES, textStyle), of: textStyle };
}

export async function cardSvg({ card, brand }: CardAsked): Promise<string> {
  // Never written: it opens the fonts and breaks the lines.
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({ margin: 0 });
  const parts: string[] = [
    `<rect width="${CARD.width}" height="${CARD.height}" fill="${CANVAS}"/>`,
    `<rect y="${CARD.height - STRIPE}" width="${CARD.width}" height="${STRIPE}" fill="${brand.accent}"/>`,
  ];
  const draw = (lines: readonly TextLine[], y: number, textStyle: TextStyle, x = EDGE): number => {
    parts.push(outlinesOf(doc, lines, { x, y }, textStyle));
    return y + heightOf(lines, textStyle);
  };
  const name = style(30, 'bold', brand.primary);
  draw(linesOf(doc, brand.name, WIDE - 60, name).slice(0, 1), 62, name, EDGE + 60);
  if (!brand.hasLogo)
    parts.push(
      `<g transform="translate(${EDGE} 60) scale(1.7)"><path fill="${brand.primary}" d="M0 6a6 6 0 0 1 6-6h14a6 6 0 0 1 6 6v3.4a3.6 3.6 0 0 0 0 7.2V20a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6v-3.4a3.6 3.6 0 0 0 0-7.2Z"/><path fill="none" stroke="${brand.accent}" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round" d="m8 13.2 3.4 3.4 7-7"/></g>`,
    );
  const kind = style(26, 'regular', SOFT);
  let y = draw(fitted(doc, card.kind, 1, kind), 158, kind) + 6;
  const { lines, of } = titleOf(doc, card.title);
  y = draw(lines, y, of) + 14;
  const byline = style(30, 'regular', SOFT);
  draw(fitted(doc, card.byline, 1, byline), y, byline);
  const facts = style(30, 'bold', INK);
  draw(fitted(doc, card.facts.join('   ·   '), 1, facts), 530, facts);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">${parts.join('')}</svg>`;
}
