import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { coverSvg, isMotif } from '#design/art/cover.ts';
import { DESIGNS } from '#design/art/designs.ts';
import { mosaicSvg } from '#design/art/mosaic.ts';
import { Failure } from '#kit/errors.ts';

const YEAR_SECONDS = 31_536_000;
const SEED = /^([a-z0-9-]{1,80})\.svg$/i;

/**
 * Generated pictures: an address gives the same picture until a release draws it in another way, so browsers keep it. A
 * cover may name its design.
 */
export function mountArt(app: FastifyInstance): void {
  const draw = async (
    request: FastifyRequest<{ Params: { motif: string; design?: string; file: string } }>,
    reply: FastifyReply,
  ) => {
    const { motif, design, file } = request.params;
    const seed = SEED.exec(file)?.[1];
    const number = design === undefined ? undefined : Number(/^\d$/.exec(design)?.[0] ?? 0);
    if (seed === undefined || (number !== undefined && (number < 1 || number > DESIGNS)))
      throw new Failure('not_found');
    const svg = isMotif(motif)
      ? coverSvg(motif, seed, number)
      : motif === 'mosaic' && number === undefined
        ? mosaicSvg(seed)
        : null;
    if (svg === null) throw new Failure('not_found');
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(svg);
  };
  app.get('/art/:motif/:file', draw);
  app.get('/art/:motif/:design/:file', draw);
}
