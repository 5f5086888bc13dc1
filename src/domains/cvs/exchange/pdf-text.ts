/** The words of a PDF and their places, by pdf.js: in the browser, so that the server never opens a stranger's file. */
import { getDocumentProxy } from 'unpdf';
import { Failure } from '#kit/errors.ts';
import { elementsOf } from './pdf-elements.ts';

export const PDF_LIMITS = { bytes: 20_000_000, pages: 20, pieces: 40_000 } as const;

/** What the file draws in one go, in points from the top left of its page. */
export interface Piece {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Of the line that its letters are on. */
  readonly base: number;
  readonly size: number;
  readonly isBold: boolean;
  /** The element of its page that it is in; null where the file names none. */
  readonly element: string | null;
}
export interface PdfLink {
  readonly url: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
  readonly links: readonly PdfLink[];
}
export interface PdfText {
  readonly pages: readonly PdfPage[];
  readonly notes: readonly string[];
}

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Document['getPage']>>;
type Matrix = readonly number[];

const refuse = (message: string): Failure => new Failure('unsupported_media', { message });
const WORDS = {
  damaged: 'This PDF is damaged and can’t be read. Save or download it again and try once more.',
  locked: 'This PDF is protected by a password. Save a copy without one and choose that.',
  large: 'This PDF is larger than 20 MB. Export your CV again with smaller pictures.',
  scan: 'This PDF has no text: it is probably a scan or a picture. Choose a PDF that was exported from a text program.',
} as const;

/** Nothing is drawn: no fonts enter the page, and no picture is unpacked. */
const OPTIONS = {
  verbosity: 0,
  disableFontFace: true,
  useSystemFonts: false,
  enableXfa: false,
  useWasm: false,
  maxImageSize: 1,
};

async function opened(bytes: Uint8Array): Promise<Document> {
  if (bytes.length > PDF_LIMITS.bytes) throw new Failure('too_large', { message: WORDS.large });
  try {
    // A copy, because pdf.js keeps what it is given for itself; and no Buffer, which it refuses.
    return await getDocumentProxy(new Uint8Array(bytes), OPTIONS);
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw refuse(isLocked ? WORDS.locked : WORDS.damaged);
  }
}

const times = (a: Matrix, b: Matrix): readonly number[] => {
  const at = (matrix: Matrix, index: number): number => matrix[index] ?? 0;
  return [
    at(a, 0) * at(b, 0) + at(a, 2) * at(b, 1),
    at(a, 1) * at(b, 0) + at(a, 3) * at(b, 1),
    at(a, 0) * at(b, 2) + at(a, 2) * at(b, 3),
    at(a, 1) * at(b, 2) + at(a, 3) * at(b, 3),
    at(a, 0) * at(b, 4) + at(a, 2) * at(b, 5) + at(a, 4),
    at(a, 1) * at(b, 4) + at(a, 3) * at(b, 5) + at(a, 5),
  ];
};

/** Marks of direction, which only say how a line was set, and places where a long word may break. */
const UNSEEN = /[\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;
/** The forms of Arabic letters that some programs write in place of the letters. */
const FORMS = /[\uFB50-\uFDFF\uFE70-\uFEFC]+/g;
/** pdf.js swaps the two letters of the ligature lam-alef. Behind another alef, no word has them in that order. */
const TURNED = /\u0627([\u0622\u0623\u0625])\u0644/g;
const readable = (text: string): string =>
  text
    .replaceAll(UNSEEN, '')
    .replaceAll(FORMS, (forms) => forms.normalize('NFKC'))
    .normalize('NFC')
    .replaceAll(TURNED, '\u0627\u0644$1');

const BOLD = /bold|black|heavy|demi/i;

/** The name of a font is known once the page's drawing was read. */
function isBoldFont(page: Page, font: string): boolean {
  if (!page.commonObjs.has(font)) return false;
  const { name, bold, black } = page.commonObjs.get(font) as { name?: string; bold?: boolean; black?: boolean };
  return bold === true || black === true || BOLD.test(name ?? '');
}

async function piecesOf(page: Page, toTop: Matrix): Promise<{ pieces: Piece[]; hasTurned: boolean }> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const elements = elementsOf(await page.getStructTree());
  await page.getOperatorList();
  const bold = new Map<string, boolean>();
  /** Of the marks that are open here, from the outermost. */
  const open: (string | null)[] = [];
  let hasTurned = false;
  const pieces = items.flatMap((item) => {
    if (!('str' in item)) {
      if (item.type === 'endMarkedContent') open.pop();
      else open.push(elements.get(item.id) ?? null);
      return [];
    }
    if (item.str.trim() === '') return [];
    if (!bold.has(item.fontName)) bold.set(item.fontName, isBoldFont(page, item.fontName));
    const [across = 0, tilt = 0, down = 0, up = 0, left = 0, base = 0] = times(toTop, item.transform as number[]);
    // Written up or down the margin.
    if (Math.abs(tilt) > Math.abs(across)) {
      hasTurned = true;
      return [];
    }
    return [
      {
        text: readable(item.str),
        left,
        right: left + item.width,
        base,
        size: Math.hypot(down, up),
        isBold: bold.get(item.fontName) ?? false,
        element: open.findLast((element) => element !== null) ?? null,
      },
    ];
  });
  return { pieces, hasTurned };
}

async function linksOf(page: Page, toTop: Matrix): Promise<PdfLink[]> {
  const annotations = (await page.getAnnotations()) as { url?: string; rect?: readonly number[] }[];
  return annotations.flatMap(({ url, rect = [] }) => {
    if (typeof url !== 'string' || rect.length !== 4) return [];
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rect;
    const [, , , , aX = 0, aY = 0] = times(toTop, [1, 0, 0, 1, x1, y1]);
    const [, , , , bX = 0, bY = 0] = times(toTop, [1, 0, 0, 1, x2, y2]);
    return [{ url, left: Math.min(aX, bX), right: Math.max(aX, bX), top: Math.min(aY, bY), bottom: Math.max(aY, bY) }];
  });
}

export async function pdfText(bytes: Uint8Array): Promise<PdfText> {
  const document = await opened(bytes);
  try {
    const pages: PdfPage[] = [];
    let left: number = PDF_LIMITS.pieces;
    let isTurned = false;
    const count = Math.min(document.numPages, PDF_LIMITS.pages);
    for (let number = 1; number <= count; number += 1) {
      const page = await document.getPage(number);
      const { width, height, transform } = page.getViewport({ scale: 1 });
      const { pieces: all, hasTurned } = await piecesOf(page, transform);
      const pieces = all.slice(0, left);
      isTurned ||= hasTurned;
      left -= pieces.length;
      pages.push({ width, height, pieces, links: await linksOf(page, transform) });
    }
    if (pages.every(({ pieces }) => pieces.length === 0)) throw refuse(WORDS.scan);
    const notes = [
      ...(document.numPages > count
        ? [`This PDF has ${document.numPages} pages. Only the first ${count} were read.`]
        : []),
      ...(isTurned ? ['Words written sideways weren’t read.'] : []),
      ...(left === 0 ? ['This PDF has too many words for a CV. The last ones weren’t read.'] : []),
    ];
    return { pages, notes };
  } catch (error) {
    throw error instanceof Failure ? error : refuse(WORDS.damaged);
  } finally {
    await document.loadingTask.destroy();
  }
}
