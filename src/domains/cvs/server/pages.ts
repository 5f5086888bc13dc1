/** Pages of CVs as drawings, and CVs as files: always of what the profile and the books say now. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { DataOf } from '#kit/endpoint.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db } from '#kit/server/db/database.ts';
import { FileAnswer } from '#kit/server/http/file-answer.ts';
import type { previewCv } from '../contract.ts';
import type { CvContent } from '../cv.ts';
import { showCv, type ShownCv } from '../shown-cv.ts';
import { sourceOf, type OwnedSource } from './cv-source.ts';
import { cvPage, cvPdf } from './render-cv.ts';

export type ShownPage = DataOf<typeof previewCv>;

export interface CvToShow {
  readonly user_id: string;
  readonly language: string;
  readonly content: CvContent;
}
export interface Readied {
  readonly cv: ShownCv;
  readonly photo: Buffer | null;
  readonly source: OwnedSource;
}

export async function readied(db: Db, { user_id, language, content }: CvToShow, context: Context): Promise<Readied> {
  const source = await sourceOf(db, user_id, language, context);
  const cv = showCv(content, language, source);
  const isWanted = content.look.has_photo && source.avatar !== null;
  const photo = isWanted ? await context.files.get(`avatars/${source.avatar}`) : null;
  return { cv, photo, source };
}

/** A page that is not there is the last one. */
export async function drawnPage(
  { cv, photo }: Pick<Readied, 'cv' | 'photo'>,
  page: number,
  known?: string,
): Promise<ShownPage> {
  const { svg, pages } = await cvPage(cv, photo, page);
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 22);
  return { pages, hash, svg: hash === known ? null : svg };
}

export const fileOf = (name: string, bytes: Buffer): FileAnswer =>
  new FileAnswer(name, { bytes: bytes.length, content: Readable.from([bytes]) });

export const pdfOf = async ({ cv, photo }: Readied, madeAt: Date): Promise<FileAnswer> =>
  fileOf(`${cv.name}.pdf`, await cvPdf(cv, photo, madeAt));
