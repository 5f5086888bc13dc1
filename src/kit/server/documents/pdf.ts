import { instanceLocale } from '#kit/locale.ts';
import { drawLines, heightOf, linesOf, type TextStyle } from './text-lines.ts';

/**
 * A document as plain data: its title, its issuer, tables of words and amounts. Amounts are text, formatted to the
 * cent.
 */
export interface PdfDocument {
  readonly title: string;
  /** Unique, and what people quote. */
  readonly number: string;
  readonly issuer: readonly string[];
  readonly to: readonly string[];
  /** The lines below the heading: dates, states, references. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly tables: readonly DocumentTable[];
  readonly notes: readonly string[];
  readonly madeAt: Date;
  /** The operator's, as PNG; null without one. */
  readonly logo?: Buffer | null;
}

export interface DocumentTable {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The last line, in bold. */
  readonly total?: readonly string[];
}

const A4 = { width: 595.28, height: 841.89 };
const EDGE = 56;
const WIDTH = A4.width - 2 * EDGE;
const LINE = 17;
const LOGO_SIDE = 44;
const FOOT = A4.height - EDGE - 24;
const INK = '#14202e';
const SOFT = '#52606f';

type Doc = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;
/** Where to draw, and the element of the document's structure that it belongs to (PDF/UA). */
interface Page {
  readonly doc: Doc;
  readonly structure: Element;
}

const style = (size: number, weight: TextStyle['weight'] = 'regular', color = INK): TextStyle => ({
  size,
  weight,
  color,
});
const TITLE = style(20, 'bold');
const HEADING = style(12, 'bold');
const LABEL = style(9, 'regular', SOFT);
const NUMBER = style(10, 'regular', SOFT);
const BODY = style(10);
const TOTAL = style(10, 'bold');
const FOOTER = style(8, 'regular', SOFT);

/** No script, no network: only text and lines, drawn from data (UPL-7). The library is loaded when first asked for. */
export async function drawPdf(document: PdfDocument): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margin: EDGE,
    lang: instanceLocale(),
    pdfVersion: '1.7',
    // Typings of the library know no PDF/UA yet.
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: `${document.title} ${document.number}`,
      Author: document.issuer[0] ?? '',
      CreationDate: document.madeAt,
      ModDate: document.madeAt,
    },
  });
  const parts: Buffer[] = [];
  const done = new Promise<void>((resolve, reject) => void doc.on('end', resolve).on('error', reject));
  doc.on('data', (part: Buffer) => void parts.push(part));
  const page: Page = { doc, structure: doc.struct('Document') };
  doc.addStructure(page.structure);
  drawHead(page, document);
  for (const table of document.tables) drawTable(page, table);
  drawNotes(page, document.notes);
  page.structure.end();
  drawFeet(doc, document);
  doc.end();
  await done;
  return Buffer.concat(parts);
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

/** Draws text as one element of the structure and gives its height. */
function write({ doc, structure }: Page, tag: string, text: string, place: Place, textStyle: TextStyle): number {
  const lines = linesOf(doc, text, place.width, textStyle);
  const content = doc.markStructureContent(tag);
  drawLines(doc, lines, place, textStyle);
  doc.endMarkedContent();
  structure.add(doc.struct(tag, {}, [content]));
  return heightOf(lines, textStyle);
}

const within = ({ doc, structure }: Page, tag: string): Page => {
  const element = doc.struct(tag);
  structure.add(element);
  return { doc, structure: element };
};

/** The same from the left edge, moving down. */
function writeBelow(page: Page, tag: string, text: string, textStyle: TextStyle): void {
  const { y } = page.doc;
  page.doc.y = y + write(page, tag, text, { x: EDGE, y, width: WIDTH }, textStyle);
}

function drawHead(page: Page, { title, number, issuer, to, facts, logo = null }: PdfDocument): void {
  const { doc } = page;
  if (logo !== null) drawLogo(doc, logo);
  const width = logo === null ? WIDTH : WIDTH - LOGO_SIDE - 12;
  doc.y = EDGE + write(page, 'H1', title, { x: EDGE, y: EDGE, width }, TITLE);
  writeBelow(page, 'P', number, NUMBER);
  const top = doc.y + 14;
  const left = drawBlock(page, 'From', issuer, EDGE, top);
  const right = drawBlock(page, 'To', to, EDGE + WIDTH / 2, top);
  let y = Math.max(left, right) + 12;
  for (const [label, value] of facts) {
    const height = write(page, 'P', label, { x: EDGE, y, width: 130 }, NUMBER);
    y += Math.max(height, write(page, 'P', value, { x: EDGE + 140, y, width: WIDTH - 140 }, BODY)) + 2;
  }
  doc.y = y;
}

/** Whose it is stands below in words, so it is nothing to read aloud. */
function drawLogo(doc: Doc, logo: Buffer): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.image(logo, EDGE + WIDTH - LOGO_SIDE, EDGE - 8, { width: LOGO_SIDE, height: LOGO_SIDE });
  doc.endMarkedContent();
}

function drawBlock(page: Page, label: string, lines: readonly string[], x: number, top: number): number {
  const width = WIDTH / 2 - 12;
  let y = top + write(page, 'P', label, { x, y: top, width }, LABEL);
  for (const line of lines) y += write(page, 'P', line, { x, y, width }, BODY);
  return y;
}

/** The first column takes what the others leave; those are aligned right. */
function drawTable(page: Page, { title, heads, rows, total }: DocumentTable): void {
  const { doc } = page;
  const others = heads.length - 1;
  const narrow = others === 0 ? 0 : Math.min(110, (WIDTH * 0.62) / others);
  const first = WIDTH - narrow * others;
  const columns = heads.map((_head, column): Omit<Place, 'y'> =>
    column === 0
      ? { x: EDGE, width: first - 6 }
      : { x: EDGE + first + narrow * (column - 1), width: narrow, align: 'right' },
  );
  if (doc.y + 5 * LINE > FOOT) doc.addPage();
  doc.y += 18;
  writeBelow(page, 'H2', title, HEADING);
  doc.y += 6;
  const table = within(page, 'Table');
  const drawRow = (cells: readonly string[], tag: 'TH' | 'TD', textStyle: TextStyle): void => {
    const heights = cells.map((cell, column) =>
      heightOf(linesOf(doc, cell, columns[column]?.width ?? first, textStyle), textStyle),
    );
    const height = Math.max(LINE, ...heights.map((each) => each + 5));
    if (doc.y + height > FOOT) doc.addPage();
    const { y } = doc;
    const row = within(table, 'TR');
    cells.forEach((cell, column) =>
      write(row, tag, cell, { ...(columns[column] ?? { x: EDGE, width: first }), y }, textStyle),
    );
    doc.y = y + height;
  };
  drawRow(heads, 'TH', LABEL);
  drawRule(doc);
  for (const cells of rows) drawRow(cells, 'TD', BODY);
  if (total === undefined) return;
  drawRule(doc);
  drawRow(total, 'TD', TOTAL);
}

function drawRule(doc: Doc): void {
  const y = doc.y - 3;
  doc.markContent('Artifact', { type: 'Layout' });
  doc
    .moveTo(EDGE, y)
    .lineTo(EDGE + WIDTH, y)
    .lineWidth(0.6)
    .strokeColor('#c4ccd4')
    .stroke();
  doc.endMarkedContent();
  doc.y = y + 6;
}

function drawNotes(page: Page, notes: readonly string[]): void {
  const { doc } = page;
  doc.y += 16;
  for (const note of notes) {
    if (doc.y + heightOf(linesOf(doc, note, WIDTH, LABEL), LABEL) > FOOT) doc.addPage();
    writeBelow(page, 'P', note, LABEL);
    doc.y += 4;
  }
}

function drawFeet(doc: Doc, { title, number }: PdfDocument): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    // Below the margin a page would otherwise be broken once more.
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    drawLines(
      doc,
      linesOf(doc, `${title} ${number} · page ${page + 1} of ${count}`, WIDTH, FOOTER),
      { x: EDGE, y: A4.height - EDGE + 8, width: WIDTH },
      FOOTER,
    );
    doc.endMarkedContent();
  }
}
