import { fontOf, typefaceOf, type Weight } from './document-fonts.ts';
import { inVisualOrder, levelsOf } from './text-direction.ts';

type Doc = PDFKit.PDFDocument;

export interface TextStyle {
  readonly weight: Weight;
  readonly size: number;
  readonly color: string;
}

/** Letters of one typeface that run in one direction. */
interface Run {
  readonly typeface: string;
  readonly level: number;
  readonly text: string;
}

/** Runs in the order in which they are drawn. */
export interface TextLine {
  readonly runs: readonly Run[];
  readonly width: number;
}

const LINE_HEIGHT = 1.3;
export const heightOf = (lines: readonly TextLine[], { size }: TextStyle): number =>
  Math.max(1, lines.length) * size * LINE_HEIGHT;

/** Drawn for a letter that no installed typeface has; the letter itself stays in the text that is read. */
const EMPTY_BOX = '\u25a1';
const CONTROLS = /[\u2066-\u2069]/;
/** Lines break after spaces and hyphens, and around letters of scripts that are written without spaces. */
const UNIT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\p{M}*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+\s*|\s+/gu;
const CLUSTER = /\P{M}\p{M}*/gu;

/** Parsed fonts: parsing one for each document costs far more than drawing. */
interface ParsedFont {
  hasGlyphForCodePoint(code: number): boolean;
}
const parsed = new Map<string, ParsedFont>();
const registered = new WeakMap<Doc, Set<string>>();
const parsedIn = (doc: Doc): ParsedFont => (doc as unknown as { _font: { font: ParsedFont } })._font.font;

function setFont(doc: Doc, typeface: string, { weight, size, color }: TextStyle): Doc {
  const font = fontOf(typeface, weight);
  if (font === null) return setFont(doc, 'sans', { weight, size, color });
  const name = `${typeface}-${weight}`;
  const known = registered.get(doc) ?? new Set();
  if (!known.has(name)) {
    doc.registerFont(name, (parsed.get(name) ?? font) as Buffer);
    registered.set(doc, known.add(name));
  }
  doc.font(name).fontSize(size).fillColor(color);
  parsed.set(name, parsedIn(doc));
  return doc;
}

/** Replaces what the typeface cannot draw by boxes. Only called for text beyond ASCII. */
function drawable(doc: Doc, text: string): string {
  const font = parsedIn(doc);
  return Array.from(text, (letter) =>
    /[\s\p{Cf}]/u.test(letter) || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ? letter : EMPTY_BOX,
  ).join('');
}

// A list of features, even an empty one, has a whole run shaped together instead of word by word.
const shaping = { features: [] as PDFKit.Mixins.OpenTypeFeatures[] };
const isPlain = ({ typeface, level }: Run): boolean => typeface === 'sans' && level % 2 === 0;
const isAscii = (text: string): boolean => /^[ -~]*$/.test(text);
const MIRRORED: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
};
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * As it goes to the font: brackets face the other way, and signs without a script are turned by us instead of by the
 * font.
 */
function shaped(doc: Doc, run: Run): string {
  const text = isAscii(run.text) ? run.text : drawable(doc, run.text);
  if (run.level % 2 === 0) return text;
  const mirrored = Array.from(text, (letter) => MIRRORED[letter] ?? letter);
  return (RIGHT_TO_LEFT.test(text) ? mirrored : mirrored.toReversed()).join('');
}

function runsOf(letters: readonly Run[]): Run[] {
  const runs: Run[] = [];
  for (const letter of letters) {
    const last = runs.at(-1);
    if (last?.typeface === letter.typeface && last.level === letter.level)
      runs[runs.length - 1] = { ...last, text: last.text + letter.text };
    else runs.push(letter);
  }
  return runs;
}

function lineOf(doc: Doc, letters: readonly Run[], style: TextStyle): TextLine {
  let end = letters.length;
  while (end > 0 && /^\s/.test(letters[end - 1]?.text ?? '')) end -= 1;
  const runs = inVisualOrder(runsOf(letters.slice(0, end)));
  return { runs, width: widthOf(doc, runs, style) };
}

const widthOf = (doc: Doc, runs: readonly Run[], style: TextStyle): number =>
  runs.reduce((sum, run) => sum + widthOfRun(doc, run, style), 0);

function widthOfRun(doc: Doc, run: Run, style: TextStyle): number {
  setFont(doc, run.typeface, style);
  return doc.widthOfString(shaped(doc, run), isPlain(run) ? {} : shaping);
}

/** The letters of each unit that a line may not break. */
function unitsOf(text: string): Run[][] {
  const levels = levelsOf(text);
  let typeface = 'sans';
  return Array.from(text.matchAll(UNIT), ({ 0: unit, index }) => {
    const letters: Run[] = [];
    for (const { 0: cluster, index: at } of unit.matchAll(CLUSTER)) {
      if (CONTROLS.test(cluster)) continue;
      typeface = typefaceOf(cluster.normalize('NFC')) ?? typeface;
      letters.push({ typeface, level: levels[index + at] ?? 0, text: cluster });
    }
    return letters;
  });
}

/** Text in lines no wider than this. A word that is wider than a line is broken within. */
export function linesOf(doc: Doc, text: string, width: number, style: TextStyle): TextLine[] {
  const lines: TextLine[] = [];
  let line: Run[] = [];
  let taken = 0;
  const add = (letters: readonly Run[]): void => {
    const whole = widthOf(doc, runsOf(letters), style);
    // Blanks at the end of a line need no room.
    const needed = lineOf(doc, letters, style).width;
    if (line.length > 0 && taken + needed > width) {
      lines.push(lineOf(doc, line, style));
      [line, taken] = [[], 0];
    }
    if (needed > width && letters.length > 1) {
      for (const letter of letters) add([letter]);
      return;
    }
    line.push(...letters);
    taken += whole;
  };
  unitsOf(text).forEach(add);
  if (line.length > 0) lines.push(lineOf(doc, line, style));
  return lines;
}

/** A font as fontkit opened it: what a run of text looks like, in units of the font. */
interface ShapingFont extends ParsedFont {
  readonly unitsPerEm: number;
  layout(
    text: string,
    features?: readonly string[],
  ): {
    readonly glyphs: readonly { readonly path: { toSVG(): string } }[];
    readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[];
  };
}

const UNMOVED = { xAdvance: 0, xOffset: 0, yOffset: 0 };

/** The same lines as outlines, for pictures, which are drawn where no font is. */
export function outlinesOf(
  doc: Doc,
  lines: readonly TextLine[],
  at: { readonly x: number; readonly y: number },
  style: TextStyle,
): string {
  const paths: string[] = [];
  lines.forEach((line, place) => {
    let x = at.x;
    const baseline = at.y + style.size * (place * LINE_HEIGHT + 1);
    for (const run of line.runs) {
      setFont(doc, run.typeface, style);
      const font = parsedIn(doc) as ShapingFont;
      const scale = style.size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(shaped(doc, run), []);
      glyphs.forEach((glyph, index) => {
        const { xAdvance, xOffset, yOffset } = positions[index] ?? UNMOVED;
        const path = glyph.path.toSVG();
        if (path !== '')
          paths.push(
            `<path transform="translate(${x + xOffset * scale} ${baseline - yOffset * scale}) scale(${scale} ${-scale})" d="${path}"/>`,
          );
        x += xAdvance * scale;
      });
    }
  });
  return `<g fill="${style.color}">${paths.join('')}</g>`;
}

/** Draws lines below this point; what a reader copies or hears is the text itself, not the forms that were drawn. */
export function drawLines(
  doc: Doc,
  lines: readonly TextLine[],
  at: { x: number; y: number; width: number; align?: 'left' | 'right' },
  style: TextStyle,
): void {
  lines.forEach((line, place) => {
    let x = at.align === 'right' ? at.x + at.width - line.width : at.x;
    const baseline = at.y + style.size * (place * LINE_HEIGHT + 1);
    for (const run of line.runs) {
      const width = widthOfRun(doc, run, style);
      const text = shaped(doc, run);
      const isAsWritten = text === run.text && run.typeface !== 'devanagari' && run.level % 2 === 0;
      if (!isAsWritten) doc.markContent('Span', { actual: run.text });
      doc.text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic', ...(isPlain(run) ? {} : shaping) });
      if (!isAsWritten) doc.endMarkedContent();
      x += width;
    }
  });
}
