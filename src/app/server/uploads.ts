import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '#kit/errors.ts';
import { PICTURE_WIDTHS } from '#kit/picture-sizes.ts';
import type { Context } from '#kit/server/context.ts';
import { rangeIn } from '#kit/server/http/byte-range.ts';
import { sizeKey } from '#kit/server/storage/pictures.ts';

const YEAR_SECONDS = 31_536_000;
/** Until its sizes are made a picture is served as it is, and asked for again soon. */
const SOON_SECONDS = 60;
const WHOLE = /^[a-z0-9-]+\.webp$/;
const VIDEO = /^[a-z0-9-]+\.(mp4|webm)$/;
const SIZE = /^([a-z0-9-]+)-(\d{2,4})$/;

/**
 * /uploads/{folder}/{file} (REC-9), and each size without an ending: AVIF where the browser takes it, else WebP. Files
 * never change under a name, so they are cached forever. These folders have re-encoded pictures and scanned videos
 * only; deliveries are private and have an endpoint of their own (UPL-4).
 */
export function mountUploads(app: FastifyInstance, context: Context): void {
  for (const [folder, widths] of Object.entries(PICTURE_WIDTHS)) {
    app.get<{ Params: { file: string } }>(`/uploads/${folder}/:file`, async (request, reply) => {
      const { file } = request.params;
      if (folder === 'covers' && VIDEO.test(file)) return sendVideo(request, reply, `covers/${file}`);
      const [, stem, width] = SIZE.exec(file) ?? [];
      const isSize = stem !== undefined && widths.some((allowedWidth) => allowedWidth === Number(width));
      if (!isSize && !WHOLE.test(file)) throw new Failure('not_found');
      const key = `${folder}/${isSize ? `${stem}.webp` : file}`;
      const size = isSize ? await sizeOf(key, Number(width), request.headers.accept ?? '') : null;
      const bytes = size?.bytes ?? (await context.files.get(key));
      if (bytes === null) throw new Failure('not_found');
      if (isSize) reply.header('vary', 'accept');
      return reply
        .type(`image/${size?.format ?? 'webp'}`)
        .header(
          'cache-control',
          isSize && size === null ? `public, max-age=${SOON_SECONDS}` : `public, max-age=${YEAR_SECONDS}, immutable`,
        )
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(bytes);
    });
  }

  /** In the parts that a player asks for. Held back while it is scanned. */
  async function sendVideo({ headers }: FastifyRequest, reply: FastifyReply, key: string): Promise<FastifyReply> {
    const whole = await context.files.open(key);
    if (whole === null) throw new Failure('not_found');
    const range = rangeIn(headers.range, whole.bytes);
    if (range !== 'whole') whole.content.destroy();
    const file = range === 'whole' ? whole : range === 'none' ? null : await context.files.open(key, range);
    reply.header('accept-ranges', 'bytes').header('content-security-policy', "default-src 'none'; sandbox");
    if (file === null) return reply.code(416).header('content-range', `bytes */${whole.bytes}`).send();
    reply
      .type(key.endsWith('.mp4') ? 'video/mp4' : 'video/webm')
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`);
    if (typeof range !== 'string')
      reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${whole.bytes}`);
    return reply
      .header('content-length', typeof range === 'string' ? whole.bytes : range.end - range.start + 1)
      .send(file.content);
  }

  async function sizeOf(key: string, width: number, accept: string): Promise<{ format: string; bytes: Buffer } | null> {
    for (const format of accept.includes('image/avif') ? (['avif', 'webp'] as const) : (['webp'] as const)) {
      const bytes = await context.files.get(sizeKey(key, width, format));
      if (bytes !== null) return { format, bytes };
    }
    return null;
  }
}
