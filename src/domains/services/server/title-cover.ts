import { COVER_SIZE } from '#design/art/cover.ts';
import { titleCover, titleCoverSvg } from '#design/art/title-cover.ts';
import { Failure } from '#kit/errors.ts';
import { idShape } from '#kit/id-shape.ts';
import { statement } from '#kit/server/db/database.ts';
import { canOutline, outlinesOf } from '#kit/server/documents/outlined-lines.ts';
import type { DomainModule } from '#kit/server/module.ts';
import { coverSeed } from '../cover-seed.ts';
import type { ServiceContent } from '../draft.ts';

/**
 * Drawn as outlines, because an SVG image can't use the page's fonts. Scripts that our fonts lack stay text in the
 * reader's fonts.
 */
export async function drawTitleCover(
  { title, motif }: Pick<ServiceContent, 'title' | 'motif'>,
  serviceId: string,
): Promise<string> {
  const cover = titleCover(title, motif, coverSeed(serviceId));
  return canOutline(title)
    ? titleCoverSvg(cover, await outlinesOf({ ...COVER_SIZE, lines: cover.lines }))
    : titleCoverSvg(cover);
}

const ofVersion = statement(
  'service_title_cover',
  `select service_id, content->>'title' as "title!", content->>'motif' as "motif!" from service_version
    where id = :id and content->>'cover_design' = 'title'`,
);

const YEAR_SECONDS = 31_536_000;

/**
 * A version never changes, so neither does the picture of its title. Drafts have none: only what was published can be
 * read here.
 */
export const mountTitleCovers: NonNullable<DomainModule['mount']> = (server, { db }) => {
  server.get<{ Params: { file: string } }>('/art/titles/:file', async (request, reply) => {
    const [id = '', ending] = request.params.file.split('.', 2);
    const row = ending === 'svg' && idShape.safeParse(id).success ? await db.row(ofVersion, { id }) : undefined;
    if (row === undefined) throw new Failure('not_found');
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(await drawTitleCover({ title: row.title, motif: row.motif as ServiceContent['motif'] }, row.service_id));
  });
};
