import { randomBytes } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { documentPolicy, makeNonce } from '../http/headers.ts';
import type { Log } from '../log.ts';
import { documentCache, type KeptDocument } from './document-cache.ts';

type ContextKey = Parameters<RouterContextProvider['set']>[0];

/** What src/app/web/entry.server.tsx exports beside its handler. */
export interface WebEntry {
  readonly nonceSeat: ContextKey;
  readonly serverReads: ContextKey;
  readonly publicCssUrl: string;
}

export interface PagesParts {
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  readonly entry: () => Promise<WebEntry>;
  readonly reads: unknown;
  readonly appUrl: string;
  /** Gives the styles a document needs, to be written into it; null while developing, when Vite serves them. */
  readonly stylesFor: ((html: string) => string) | null;
  readonly cacheMs: number;
  readonly log: Log;
}

/** Stands where the nonce goes. Unguessable, so nobody can write it into a page by way of content. */
const SEAT = randomBytes(18).toString('base64url');
const SMALLEST_COMPRESSED = 1_024;
/** A fifth smaller than at 4 for about a millisecond more; beyond it the time grows faster than the gain. */
const BROTLI_QUALITY = 6;

type CutDocument = Omit<KeptDocument, 'until'>;

/** Every path that nothing else answers: React Router renders the document, or the data of one navigation. */
export function servePages(app: FastifyInstance, parts: PagesParts): void {
  const handle = createRequestHandler(parts.build, parts.stylesFor === null ? 'development' : 'production');
  const cache = documentCache(parts.cacheMs);

  app.get('/*', (request, reply) => {
    answer(request, reply).catch((error: unknown) => void reply.send(error));
  });

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const key = request.raw.url ?? '/';
    const now = Date.now();
    let document: CutDocument | null = parts.cacheMs > 0 ? cache.find(key, now) : null;
    if (document === null) {
      const response = await render(request);
      const location = response.headers.get('location');
      if (location !== null) return void reply.redirect(location, response.status);
      const rendered = cut(await response.text(), response, parts.stylesFor);
      if (parts.cacheMs > 0 && rendered.status === 200) cache.keep(key, rendered, now);
      document = rendered;
    }
    // SPEC section 2: a bot that asks for something we do not have gets the status and nothing to read.
    if (document.status >= 400 && isbot(request.headers['user-agent'] ?? '')) return void reply.code(document.status).type('text/plain').send('');
    send(request, reply, document, parts.stylesFor === null ? null : parts.appUrl);
  }

  async function render(request: FastifyRequest): Promise<Response> {
    const entry = await parts.entry();
    const context = new RouterContextProvider();
    context.set(entry.nonceSeat, SEAT);
    context.set(entry.serverReads, parts.reads);
    // What reaches the renderer is the address alone: no cookie, no token, so no private document can come of it.
    return handle(new Request(new URL(request.raw.url ?? '/', parts.appUrl), { method: request.method === 'HEAD' ? 'GET' : request.method }), context);
  }
}

function cut(text: string, response: Response, stylesFor: PagesParts['stylesFor']): CutDocument {
  const contentType = response.headers.get('content-type') ?? 'text/html; charset=utf-8';
  const isDocument = stylesFor !== null && contentType.startsWith('text/html');
  const whole = isDocument ? text.replace('</head>', () => `<style nonce="${SEAT}">${stylesFor(text)}</style></head>`) : text;
  return { status: response.status, contentType, pieces: whole.split(SEAT).map((piece) => Buffer.from(piece)) };
}

/** One copy of bytes: writing the text out again for every reader was most of what a kept document cost. */
function withNonce(pieces: readonly Buffer[], nonce: Buffer): Buffer {
  return Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [nonce, piece])));
}

function send(request: FastifyRequest, reply: FastifyReply, document: CutDocument, appUrl: string | null): FastifyReply {
  const nonce = makeNonce();
  const body = withNonce(document.pieces, Buffer.from(nonce));
  reply.code(document.status).header('content-type', document.contentType).header('vary', 'accept-encoding').header('cache-control', 'no-cache');
  // No policy while developing: Vite's own scripts, styles and socket have no nonce.
  if (appUrl !== null && document.contentType.startsWith('text/html')) reply.header('content-security-policy', documentPolicy(nonce, appUrl));
  const accepted = request.headers['accept-encoding'] ?? '';
  if (body.length < SMALLEST_COMPRESSED) return reply.send(body);
  if (/\bbr\b/.test(accepted)) {
    const quality = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    return reply.header('content-encoding', 'br').send(brotliCompressSync(body, { params: quality }));
  }
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(gzipSync(body, { level: 5 }));
  return reply.send(body);
}
