import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../../errors.ts';
import type { Context } from '../context.ts';
import { partKey, readManifest, type SitemapManifest } from './manifest.ts';
import { robotsText } from './robots.ts';
import { indexText } from './sitemap-xml.ts';

const CACHE_SECONDS = 3_600;
const FIRST_BUILD_SECONDS = 60;
const FILE = /^([a-z]+-\d+)\.xml$/;

/**
 * /robots.txt, /sitemap.xml and its parts, from what the last build left in the store. A sitemap may name only
 * addresses below its own folder, so the parts are at the root too.
 */
export function mountSitemap(app: FastifyInstance, { files, config }: Pick<Context, 'files' | 'config'>): void {
  const addressOf = (name: string): string => new URL(`/sitemap-${name}.xml`, config.appUrl).href;

  async function built(): Promise<SitemapManifest> {
    const manifest = await readManifest(files);
    if (manifest === null) throw new Failure('unavailable', { retryAfterSeconds: FIRST_BUILD_SECONDS });
    return manifest;
  }

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${CACHE_SECONDS}`)
      .send(robotsText(config.appUrl)),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const { parts } = await built();
    const text = indexText(parts.map(({ name, changedAt }) => ({ address: addressOf(name), changedAt })));
    return hasIt(request, reply, createHash('sha256').update(text).digest('hex'))
      ? reply.code(304).send()
      : reply.send(text);
  });

  app.get<{ Params: { '*': string } }>('/sitemap-*', async (request, reply) => {
    const name = FILE.exec(request.params['*'])?.[1];
    const part = name === undefined ? undefined : (await built()).parts.find((part) => part.name === name);
    if (part === undefined) throw new Failure('not_found');
    reply.header('vary', 'accept-encoding');
    if (hasIt(request, reply, part.sha256)) return reply.code(304).send();
    const file = await files.open(partKey(part.name));
    if (file === null) throw new Failure('not_found');
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
      return reply.send(pipeline(file.content, createGunzip(), () => undefined));
    return reply.header('content-encoding', 'gzip').header('content-length', String(file.bytes)).send(file.content);
  });
}

/** Weak, as the same file is sent compressed or not. */
function hasIt(request: FastifyRequest, reply: FastifyReply, sha256: string): boolean {
  const etag = `W/"${sha256.slice(0, 32)}"`;
  reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', `public, max-age=${CACHE_SECONDS}`)
    .header('etag', etag);
  return (request.headers['if-none-match'] ?? '').split(',').some((part) => part.trim() === etag);
}
