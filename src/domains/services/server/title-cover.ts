import type { FastifyInstance } from 'fastify';
import { titleCoverSvg, type SetLine } from '#design/art/title-cover.ts';
import { Failure } from '#kit/errors.ts';
import { idShape } from '#kit/id-shape.ts';
import type { Context } from '#kit/server/context.ts';
import { statement } from '#kit/server/db/database.ts';
import { fontOf, typefaceOf } from '#kit/server/documents/document-fonts.ts';
import { linesOf, outlinesOf, type TextStyle } from '#kit/server/documents/text-lines.ts';
import { coverSeed } from '../cover-seed.ts';
import type { ServiceContent } from '../draft.ts';

/** What the display face has. Titles in other scripts are set in the bold of the documents. */
const LATIN = /^[ -~\u00A0-\u00FFŒœ–—‘’‚“”„•…€™]*$/;
const SET_BY_US =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{M}\p{N}\p{P}\p{Z}\p{Sc}\p{Sm}]*$/u;

/** A letter without an installed typeface would be an empty box: the reader's browser has one for it. */
const canSet = (title: string): boolean => SET_BY_US.test(title) && Array.from(title).every((letter) => fontOf(typefaceOf(letter) ?? 'sans', 'bold') !== null);

/** Each letter's outline once, used wherever it stands: a third of the bytes. */
function sharingOutlines(svg: string): string {
  const names = new Map<string, string>();
  const drawn = svg.replaceAll(/<path transform="([^"]*)" d="([^"]*)"\/>/g, (_path, place: string, outline: string) => {
    const name = names.get(outline) ?? `g${names.size}`;
    names.set(outline, name);
    return `<use href="#${name}" transform="${place.replaceAll(/\d+\.\d{4,}/g, (number) => String(Math.round(Number(number) * 1e4) / 1e4))}"/>`;
  });
  const outlines = Array.from(names, ([outline, name]) => `<path id="${name}" d="${outline}"/>`);
  return drawn.replace('>', `><defs>${outlines.join('')}</defs>`);
}

/** As outlines: a picture has none of the page's fonts. */
export async function drawTitleCover({ title, motif }: Pick<ServiceContent, 'title' | 'motif'>, serviceId: string): Promise<string> {
  const { default: PDFDocument } = await import('pdfkit');
  // Never written: it opens the fonts.
  const doc = new PDFDocument({ margin: 0 });
  const weight = LATIN.test(title) ? 'display' : 'bold';
  const asOutlines = ({ text, x, baseline, size, color, isRightToLeft }: SetLine): string => {
    const style: TextStyle = { weight, size, color };
    const lines = linesOf(doc, text, Infinity, style);
    return outlinesOf(doc, lines, { x: isRightToLeft ? x - (lines[0]?.width ?? 0) : x, y: baseline - size }, style);
  };
  return canSet(title) ? sharingOutlines(titleCoverSvg(title, motif, coverSeed(serviceId), asOutlines)) : titleCoverSvg(title, motif, coverSeed(serviceId));
}

const ofVersion = statement(
  'service_title_cover',
  `select service_id, content->>'title' as "title!", content->>'motif' as "motif!" from service_version where id = $1 and content->>'cover_design' = 'title'`,
);

const YEAR_SECONDS = 31_536_000;

/** A version never changes, so neither does the picture of its title. Drafts have none: only what was published can be read here. */
export function mountTitleCovers(server: FastifyInstance, { db }: Pick<Context, 'db'>): void {
  server.get<{ Params: { file: string } }>('/art/titles/:file', async (request, reply) => {
    const [id = '', ending] = request.params.file.split('.', 2);
    const row = ending === 'svg' && idShape.safeParse(id).success ? await db.row(ofVersion, [id]) : undefined;
    if (row === undefined) throw new Failure('not_found');
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(await drawTitleCover({ title: row.title, motif: row.motif as ServiceContent['motif'] }, row.service_id));
  });
}
