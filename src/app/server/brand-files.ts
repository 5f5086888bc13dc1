/** The logo in its sizes, and the icons and the manifest that browsers ask for by name (BRD-3). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LOGO_SIZES, type BrandSettings } from '#kit/brand-settings.ts';
import { Failure } from '#kit/errors.ts';
import { brandInForce } from '#kit/server/brand.ts';
import type { Context } from '#kit/server/context.ts';
import { readLogo } from '#kit/server/storage/logo.ts';
import { brandedOffline } from '#kit/server/web/branded-offline.ts';

const YEAR_SECONDS = 31_536_000;
/** Asked for by one name whatever the logo is. */
const SOON_SECONDS = 300;
const FILE = /^([0-9a-f-]{36})-(\d{2,3})\.png$/;

type BrandContext = Pick<Context, 'db' | 'files' | 'config'>;

/** /brand/{logo}-{size}.png: never changes under its name. */
export function mountBrand(app: FastifyInstance, { files }: Pick<Context, 'files'>): void {
  app.get<{ Params: { file: string } }>('/brand/:file', async (request, reply) => {
    const [, logo = '', size = ''] = FILE.exec(request.params.file) ?? [];
    const bytes = LOGO_SIZES.some((logoSize) => logoSize === Number(size))
      ? await readLogo(files, logo, Number(size))
      : null;
    if (bytes === null) throw new Failure('not_found');
    return reply
      .type('image/png')
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(bytes);
  });
}

interface Manifest {
  name: string;
  short_name: string;
  icons: object[];
}

const ICONS = {
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
  'icon-maskable-512.png': 512,
} as const;
/** A picture within a drawing, as pages name their icon as one. */
const drawingOf = (picture: Buffer): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image width="64" height="64" href="data:image/png;base64,${picture.toString('base64')}"/></svg>`;

/** Files of the build that an operator's brand replaces. Gives their names, which the static files leave out. */
export function brandedFiles(app: FastifyInstance, { db, files, config }: BrandContext, folder: string): string[] {
  const own = (name: string): Buffer => readFileSync(path.join(folder, name));
  const send = (reply: FastifyReply, type: string, body: Buffer | string): FastifyReply =>
    reply.type(type).header('cache-control', `public, max-age=${SOON_SECONDS}`).send(body);
  const logoOf = async (size: number): Promise<Buffer | null> => {
    const { logo }: BrandSettings = brandInForce(db);
    return logo === null ? null : readLogo(files, logo, size);
  };
  for (const [name, size] of Object.entries(ICONS))
    app.get(`/${name}`, async (_request, reply) => send(reply, 'image/png', (await logoOf(size)) ?? own(name)));
  app.get('/favicon.ico', async (_request, reply) => {
    const logo = await logoOf(64);
    return logo === null ? send(reply, 'image/vnd.microsoft.icon', own('favicon.ico')) : send(reply, 'image/png', logo);
  });
  app.get('/favicon.svg', async (_request, reply) => {
    const logo = await logoOf(64);
    return send(reply, 'image/svg+xml; charset=utf-8', logo === null ? own('favicon.svg') : drawingOf(logo));
  });
  app.get('/manifest.webmanifest', (_request, reply) => {
    const manifest = JSON.parse(own('manifest.webmanifest').toString('utf8')) as Manifest;
    return send(
      reply,
      'application/manifest+json; charset=utf-8',
      JSON.stringify({ ...manifest, name: config.brandName, short_name: config.brandName.slice(0, 12) }),
    );
  });
  app.get('/offline.html', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(brandedOffline(own('offline.html').toString('utf8'), brandInForce(db), config.brandName)),
  );
  return [...Object.keys(ICONS), 'favicon.ico', 'favicon.svg', 'manifest.webmanifest', 'offline.html'].flatMap(
    (name) => [name, `${name}.br`, `${name}.gz`],
  );
}
