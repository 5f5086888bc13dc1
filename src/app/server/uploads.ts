import type { FastifyInstance } from 'fastify';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';

const YEAR_SECONDS = 31_536_000;
/** Folders anyone may read: re-encoded pictures only. Deliveries are private and have an endpoint of their own (UPL-4). */
const PUBLIC_FOLDERS = ['avatars', 'covers', 'portfolio'] as const;

/** /uploads/{folder}/{file} (REC-9). Files never change under a name, so they are cached forever. */
export function mountUploads(app: FastifyInstance, context: Context): void {
  for (const folder of PUBLIC_FOLDERS) {
    app.get<{ Params: { file: string } }>(`/uploads/${folder}/:file`, async (request, reply) => {
      if (!/^[a-z0-9-]+\.webp$/.test(request.params.file)) throw new Failure('not_found');
      const bytes = await context.files.get(`${folder}/${request.params.file}`);
      if (bytes === null) throw new Failure('not_found');
      return reply
        .type('image/webp')
        .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(bytes);
    });
  }
}
