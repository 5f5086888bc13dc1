import type { FastifyInstance } from 'fastify';
import { coverSvg, isMotif } from '#design/art/cover.ts';
import { mosaicSvg } from '#design/art/mosaic.ts';
import { Failure } from '#kit/errors.ts';

const YEAR_SECONDS = 31_536_000;
const SEED = /^([a-z0-9-]{1,80})\.svg$/i;

/** Generated pictures: the same address always gives the same bytes, so browsers cache them forever. */
export function mountArt(app: FastifyInstance): void {
  app.get<{ Params: { motif: string; file: string } }>('/art/:motif/:file', async (request, reply) => {
    const { motif } = request.params;
    const seed = SEED.exec(request.params.file)?.[1];
    if (seed === undefined || (motif !== 'mosaic' && !isMotif(motif))) throw new Failure('not_found');
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(motif === 'mosaic' ? mosaicSvg(seed) : isMotif(motif) ? coverSvg(motif, seed) : '');
  });
}
