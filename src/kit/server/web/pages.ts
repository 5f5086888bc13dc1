import { createHash, randomBytes } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { termsEdition } from '../../terms.ts';
import { documentPolicy, makeNonce, reportingHeaders } from '../http/headers.ts';
import type { Log } from '../log.ts';
import { documentCache, type KeptDocument } from './document-cache.ts';
import { partStore, seatsIn, type Part } from './document-parts.ts';
import { packer, storedBlock, withSeatsFilled } from './packed-document.ts';
import { notedReads, toldNow, type PageReads } from './page-reads.ts';
import { letSleep } from './sleeping-document.ts';
import { wardrobeOf, type Wardrobe } from './used-css.ts';

type ContextKey = Parameters<RouterContextProvider['set']>[0];

/** What src/app/web/entry.server.tsx exports beside its handler. */
export interface WebEntry {
  readonly nonceSeat: ContextKey;
  readonly serverReads: ContextKey;
  readonly keeperSeat: ContextKey;
  readonly publicCssUrl: string;
  /** The HTML of one React element by itself. */
  renderPart(part: never): string;
}

export interface PagesParts {
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  readonly entry: () => Promise<WebEntry>;
  readonly reads: PageReads;
  readonly appUrl: string;
  /** The policy of pages that show a part of somebody else's, such as a card field. */
  readonly policyFor?: (path: string, policy: string) => string;
  /** Gives the styles a document needs, to be written into it; null while developing, when Vite serves them. */
  readonly stylesFor: ((wardrobes: readonly Wardrobe[]) => string) | null;
  readonly cacheMs: number;
  readonly log: Log;
}

/** What the renderer says of a document beside its text. */
interface WhileRendering {
  readonly used: readonly Part[];
  maySleep: boolean;
}

/** Stands where the nonce goes. Unguessable, so nobody can write it into a page by way of content. */
const SEAT = randomBytes(18).toString('base64url');
const SMALLEST_COMPRESSED = 1_024;
/** For what is not kept, error pages and data: a fifth smaller than at 4 for about a millisecond more. */
const BROTLI_QUALITY = 6;
const GZIP_LEVEL = 5;

/** Every path that nothing else answers: React Router renders the document, or the data of one navigation. */
export function servePages(app: FastifyInstance, parts: PagesParts): void {
  const handle = createRequestHandler(parts.build, parts.stylesFor === null ? 'development' : 'production');
  // While developing everything may have changed since the last look.
  const isChanging = typeof parts.build === 'function';
  const cache = documentCache(parts.cacheMs);
  const store = partStore(wardrobeOf);
  const pack = packer((error) => parts.log.warn({ err: error }, 'a document could not be compressed'));

  app.get('/*', (request, reply) => {
    const kept = cache.fresh(termsEdition() + (request.raw.url ?? '/'), performance.now());
    if (kept !== null && (kept.packed !== null || !takesBrotli(request))) return send(request, reply, kept, parts.appUrl, parts.policyFor);
    answer(request, reply).catch((error: unknown) => void reply.send(error));
  });

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const address = request.raw.url ?? '/';
    const seat = termsEdition() + address;
    const questions = cache.questionsOf(seat);
    const told = questions === null ? null : await toldNow(parts.reads, questions, Date.now());
    const known = told === null ? null : cache.madeFrom(seat, told, performance.now());
    if (known !== null) return sendKept(request, reply, known);

    const startedAt = Date.now();
    const { context, made, noted } = await contextOf();
    // What reaches the renderer is the address alone: no cookie, no token, so no private document can come of it.
    const asked = new Request(new URL(address, parts.appUrl), { method: request.method === 'HEAD' ? 'GET' : request.method });
    const response = await handle(asked, context);
    const location = response.headers.get('location');
    if (location !== null) return void reply.redirect(location, response.status);
    const document = cut(await response.text(), response, made, parts.stylesFor);
    const data = document.status === 200 && !isChanging ? await noted.told(startedAt) : null;
    if (data !== null) {
      cache.keep(seat, { document, data, questions: noted.questions() }, performance.now());
      return sendKept(request, reply, document);
    }
    // SCN-21: a bot that asks for something we do not have gets the status and nothing to read.
    if (document.status >= 400 && isbot(request.headers['user-agent'] ?? '')) return void reply.code(document.status).type('text/plain').send('');
    send(request, reply, document, parts.stylesFor === null ? null : parts.appUrl, parts.policyFor);
  }

  async function contextOf(): Promise<{ context: RouterContextProvider; made: WhileRendering; noted: ReturnType<typeof notedReads> }> {
    const entry = await parts.entry();
    const used: Part[] = [];
    const made = { used, maySleep: false };
    const context = new RouterContextProvider();
    context.set(entry.nonceSeat, SEAT);
    const noted = notedReads(parts.reads);
    context.set(entry.serverReads, noted.read);
    // While developing a part may change without its key: every document is rendered whole.
    if (parts.stylesFor !== null)
      context.set(entry.keeperSeat, {
        part: (key: string, part: never) => used.push(store.part(key, () => entry.renderPart(part))) - 1,
        sleep: () => void (made.maySleep = true),
      });
    return { context, made, noted };
  }

  async function sendKept(request: FastifyRequest, reply: FastifyReply, document: KeptDocument): Promise<void> {
    if (takesBrotli(request)) await pack(document);
    send(request, reply, document, parts.stylesFor === null ? null : parts.appUrl, parts.policyFor);
  }
}

/** Puts the document together: its own text, the parts where they belong, the styles it wears; open at the nonce's seats. */
function cut(text: string, response: Response, { used, maySleep }: WhileRendering, stylesFor: PagesParts['stylesFor']): KeptDocument {
  const contentType = response.headers.get('content-type') ?? 'text/html; charset=utf-8';
  const document = { status: response.status, contentType, styleHash: '', packed: null };
  if (stylesFor === null || !contentType.startsWith('text/html')) return { ...document, pieces: text.split(SEAT).map((piece) => Buffer.from(piece)) };
  const css = stylesFor([wardrobeOf(text), ...new Set(used.map(({ wears }) => wears))]);
  // By its hash rather than a nonce: each seat of a nonce costs the compressed copy a hundred bytes.
  const styleHash = createHash('sha256').update(css).digest('base64');
  const styled = (maySleep ? letSleep(text, SEAT) : text).replace('</head>', () => `<style>${css}</style></head>`);
  const { texts, parts } = seatsIn(styled);
  const pieces: Buffer[][] = [[]];
  texts.forEach((own, index) => {
    own.split(SEAT).forEach((piece, nth) => (nth === 0 ? pieces.at(-1)?.push(Buffer.from(piece)) : pieces.push([Buffer.from(piece)])));
    const part = used[parts[index] ?? -1];
    if (part !== undefined) pieces.at(-1)?.push(part.bytes);
  });
  return { ...document, styleHash, pieces: pieces.map((bytes) => Buffer.concat(bytes)) };
}

const takesBrotli = (request: FastifyRequest): boolean => /\bbr\b/.test(request.headers['accept-encoding'] ?? '');

function send(request: FastifyRequest, reply: FastifyReply, document: KeptDocument, appUrl: string | null, policyFor: PagesParts['policyFor']): void {
  const nonce = makeNonce();
  reply.code(document.status).header('content-type', document.contentType).header('vary', 'accept-encoding').header('cache-control', 'no-cache');
  // No policy while developing: Vite's own scripts, styles and socket have no nonce.
  if (appUrl !== null && document.contentType.startsWith('text/html')) {
    const policy = documentPolicy(nonce, appUrl, document.styleHash);
    reply
      .headers(reportingHeaders(appUrl))
      .header('content-security-policy', policyFor === undefined ? policy : policyFor(request.url.split('?')[0] ?? '', policy));
  }
  const seat = Buffer.from(nonce);
  if (document.packed !== null && takesBrotli(request)) {
    return write(request, reply.header('content-encoding', 'br'), document.packed, storedBlock(seat));
  }
  const encoding = encodingFor(request, document);
  if (encoding === null) return write(request, reply, document.pieces, seat);
  reply.header('content-encoding', encoding).send(compressed(withSeatsFilled(document.pieces, seat), encoding));
}

function encodingFor(request: FastifyRequest, { pieces }: KeptDocument): 'br' | 'gzip' | null {
  if (pieces.reduce((sum, piece) => sum + piece.length, 0) < SMALLEST_COMPRESSED) return null;
  if (takesBrotli(request)) return 'br';
  return /\bgzip\b/.test(request.headers['accept-encoding'] ?? '') ? 'gzip' : null;
}

function compressed(body: Buffer, encoding: 'br' | 'gzip'): Buffer {
  if (encoding === 'gzip') return gzipSync(body, { level: GZIP_LEVEL });
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });
}

/** The kept bytes themselves go out, with the nonce in between: a copy for each reader was most of the work, and of the memory. */
function write(request: FastifyRequest, reply: FastifyReply, pieces: readonly Buffer[], filling: Buffer): void {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0) + (pieces.length - 1) * filling.length;
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(reply.statusCode, { ...reply.getHeaders(), 'content-length': length } as OutgoingHttpHeaders);
  if (request.method === 'HEAD') return void raw.end();
  raw.cork();
  pieces.forEach((piece, index) => {
    if (index > 0) raw.write(filling);
    raw.write(piece);
  });
  raw.uncork();
  raw.end();
}
