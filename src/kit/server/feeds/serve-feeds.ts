import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { atomText } from './atom.ts';
import type { FeedSource } from './source.ts';

const MOST_ENTRIES = 40;
const CACHE_SECONDS = 300;
const KEPT_MS = 60_000;

/** /feeds/{name}.atom, made again at most once a minute. */
export function mountFeeds(
  app: FastifyInstance,
  context: Pick<Context, 'db' | 'config'>,
  sources: readonly FeedSource[],
): void {
  const cache = new Map<string, { text: string; until: number }>();
  for (const source of sources)
    app.get(`/feeds/${source.name}.atom`, async (request, reply) => {
      const now = performance.now();
      const known = cache.get(source.name);
      const text =
        known !== undefined && known.until > now
          ? known.text
          : atomText(source, await source.newest(context.db, MOST_ENTRIES, context), context.config);
      if (known?.text !== text || known.until <= now) cache.set(source.name, { text, until: now + KEPT_MS });
      const etag = `"${createHash('sha256').update(text).digest('hex').slice(0, 32)}"`;
      reply
        .type('application/atom+xml; charset=utf-8')
        .header('cache-control', `public, max-age=${CACHE_SECONDS}`)
        .header('etag', etag);
      return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(text);
    });
}
