import { plainLetters } from './plain-letters.ts';

/** A page of paper in plain data: what it is, who made it, tables of words and amounts. Amounts come as text, formatted to the cent. */
export interface Paper {
  readonly title: string;
  /** Unique, and what people quote. */
  readonly number: string;
  readonly issuer: readonly string[];
  readonly to: readonly string[];
  /** What stands under the heading: dates, states, references. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly tables: readonly PaperTable[];
  readonly notes: readonly string[];
  readonly madeAt: Date;
}

export interface PaperTable {
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
const FOOT = A4.height - EDGE - 24;
const INK = '#14202e';
const SOFT = '#52606f';

type Doc = PDFKit.PDFDocument;

/** No script, no network, no file: only text and lines, drawn from data (UPL-7). The library is loaded when first asked for. */
export async function drawPaper(paper: Paper): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margin: EDGE,
    lang: 'en',
    displayTitle: true,
    bufferPages: true,
    info: { Title: `${paper.title} ${paper.number}`, Author: paper.issuer[0] ?? '', CreationDate: paper.madeAt, ModDate: paper.madeAt },
  });
  const parts: Buffer[] = [];
  const done = new Promise<void>((resolve, reject) => void doc.on('end', resolve).on('error', reject));
  doc.on('data', (part: Buffer) => void parts.push(part));
  drawHead(doc, paper);
  for (const table of paper.tables) drawTable(doc, table);
  drawNotes(doc, paper.notes);
  drawFeet(doc, paper);
  doc.end();
  await done;
  return Buffer.concat(parts);
}

const bold = (doc: Doc): Doc => doc.font('Helvetica-Bold').fillColor(INK);
const plain = (doc: Doc, colour = INK): Doc => doc.font('Helvetica').fillColor(colour);

function drawHead(doc: Doc, { title, number, issuer, to, facts }: Paper): void {
  bold(doc).fontSize(20).text(plainLetters(title), EDGE, EDGE);
  plain(doc, SOFT).fontSize(10).text(plainLetters(number));
  const top = doc.y + 14;
  drawBlock(doc, 'From', issuer, EDGE, top);
  const left = doc.y;
  drawBlock(doc, 'To', to, EDGE + WIDTH / 2, top);
  doc.y = Math.max(left, doc.y) + 12;
  for (const [label, value] of facts) {
    const y = doc.y;
    plain(doc, SOFT).fontSize(10).text(plainLetters(label), EDGE, y, { width: 130 });
    const after = doc.y;
    plain(doc).text(plainLetters(value), EDGE + 140, y, { width: WIDTH - 140 });
    doc.y = Math.max(after, doc.y) + 2;
  }
}

function drawBlock(doc: Doc, label: string, lines: readonly string[], x: number, y: number): void {
  plain(doc, SOFT)
    .fontSize(9)
    .text(label, x, y, { width: WIDTH / 2 - 12 });
  for (const line of lines)
    plain(doc)
      .fontSize(10)
      .text(plainLetters(line), x, doc.y, { width: WIDTH / 2 - 12 });
}

/** The first column takes what the others leave; those stand right. */
function drawTable(doc: Doc, { title, heads, rows, total }: PaperTable): void {
  const others = heads.length - 1;
  const narrow = others === 0 ? 0 : Math.min(110, (WIDTH * 0.62) / others);
  const first = WIDTH - narrow * others;
  const row = (cells: readonly string[]): void => {
    const height = Math.max(LINE, ...cells.map((cell, place) => doc.heightOfString(plainLetters(cell), { width: (place === 0 ? first : narrow) - 6 }) + 5));
    if (doc.y + height > FOOT) doc.addPage();
    const y = doc.y;
    cells.forEach((cell, place) =>
      doc.text(plainLetters(cell), place === 0 ? EDGE : EDGE + first + narrow * (place - 1), y, {
        width: (place === 0 ? first : narrow) - (place === 0 ? 6 : 0),
        align: place === 0 ? 'left' : 'right',
      }),
    );
    doc.y = y + height;
  };
  const rule = (): void => {
    doc
      .moveTo(EDGE, doc.y - 3)
      .lineTo(EDGE + WIDTH, doc.y - 3)
      .lineWidth(0.6)
      .strokeColor('#c4ccd4')
      .stroke();
    doc.y += 3;
  };
  if (doc.y + 5 * LINE > FOOT) doc.addPage();
  doc.y += 18;
  bold(doc).fontSize(12).text(plainLetters(title), EDGE, doc.y);
  doc.y += 6;
  plain(doc, SOFT).fontSize(9);
  row(heads);
  rule();
  plain(doc).fontSize(10);
  for (const cells of rows) row(cells);
  if (total === undefined) return;
  rule();
  bold(doc).fontSize(10);
  row(total);
}

function drawNotes(doc: Doc, notes: readonly string[]): void {
  doc.y += 16;
  for (const note of notes) {
    plain(doc, SOFT).fontSize(9).text(plainLetters(note), EDGE, doc.y, { width: WIDTH });
    doc.y += 4;
  }
}

function drawFeet(doc: Doc, { title, number }: Paper): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    // Below the margin a page would otherwise be broken once more.
    doc.page.margins.bottom = 0;
    plain(doc, SOFT)
      .fontSize(8)
      .text(plainLetters(`${title} ${number} · page ${page + 1} of ${count}`), EDGE, A4.height - EDGE + 8, { width: WIDTH, lineBreak: false });
  }
}
