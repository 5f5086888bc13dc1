import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { createRequestHandler, RouterContextProvider, type EntryContext, type ServerBuild } from 'react-router';
import { readerOf, type AnswerCounter } from '../http/answer-counter.ts';
import { reportingHeaders } from '../http/headers.ts';
import type { Log } from '../log.ts';
import type { BrandMarks } from './brand-marks.ts';
import { compressOnce, packer, type Encoding } from './compress.ts';
import { documentCache, type KeptDocument } from './document-cache.ts';
import { documentMaker } from './document.ts';
import { AHEAD_HEADER, SHOWN_HEADER } from './fetch-ahead.ts';
import { currentFingerprint, recordReads, type PageReads } from './page-reads.ts';
import { routeDocuments, type Rendered } from './route-documents.ts';

type ContextKey = Parameters<RouterContextProvider['set']>[0];

/** What src/app/web/entry.server.tsx exports beside its handler. */
export interface WebEntry {
  readonly serverReads: ContextKey;
  readonly fontUrls: readonly string[];
  readonly headScript: string;
  renderDocument(context: EntryContext, url: string): Rendered;
}

export interface PagesParts {
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  readonly reads: PageReads;
  readonly appUrl: string;
  /** The policy of pages that show a part of someone else's, such as a card field. */
  readonly policyFor?: (path: string, policy: string) => string;
  /** The same step with what its link could not say, by the page it was pressed on; null where the address is whole. */
  readonly wholeAddress?: (address: string, cameFrom: string | undefined) => string | null;
  readonly cacheMs: number;
  /** The operator's brand, and by what it is known that it changed: then no document made before is shown again. */
  readonly brand: { version(): string; marks(): BrandMarks };
  /** Counts what readers see; null where nobody does. */
  readonly counter?: AnswerCounter | null;
  readonly log: Log;
}

interface Redirect {
  readonly location: string;
  readonly status: number;
}

const SMALLEST_COMPRESSED = 1_024;
/** What the router asks for when someone moves on to a page: its data alone. */
const DATA = /^[^?]*\.data(?:\?|$)/;

/** Every path that nothing else answers: React Router renders the document, or the data of one navigation. */
export function servePages(app: FastifyInstance, parts: PagesParts): void {
  const { build, appUrl } = parts;
  // While developing everything may have changed since the last look.
  const isChanging = typeof build === 'function';
  const navigate = createRequestHandler(build, isChanging ? 'development' : 'production');
  const built = isChanging ? null : whatIsBuilt(build, parts);
  const fonts = built === null ? '' : aheadOf(built.entry.fontUrls);
  const cache = documentCache<KeptDocument | Redirect>(parts.cacheMs);
  const pack = packer((error) => parts.log.warn({ err: error }, 'a document could not be compressed'));

  let madeUnder = parts.brand.version();

  app.get('/*', (request, reply) => {
    const version = parts.brand.version();
    if (version !== madeUnder) cache.clear();
    madeUnder = version;
    const whole = parts.wholeAddress?.(request.raw.url ?? '/', request.headers.referer) ?? null;
    if (whole !== null) return void reply.header('cache-control', 'no-store').redirect(whole);
    const kept = cache.fresh(request.raw.url ?? '/', performance.now());
    const sent = kept === null ? answer(request, reply) : sendKept(request, reply, kept);
    sent.catch((error: unknown) => void reply.send(error));
  });

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const address = request.raw.url ?? '/';
    const questions = cache.questionsOf(address);
    const fingerprint = questions === null ? null : await currentFingerprint(parts.reads, questions, Date.now());
    const known = fingerprint === null ? null : cache.madeFrom(address, fingerprint, performance.now());
    if (known !== null) return sendKept(request, reply, known);

    // A thousand who follow one link at the same moment are one render.
    const { result, isFirst } = cache.madeOnce(address, performance.now(), () => makeFor(address));
    const made = await result;
    if ('location' in made) return void reply.redirect(made.location, made.status);
    // SCN-21: a bot that asks for something we do not have gets the status and nothing to read.
    if (made.status >= 400 && isbot(request.headers['user-agent'] ?? '')) return void reply.code(made.status).type('text/plain').send('');
    return isFirst ? send(request, reply, made) : sendKept(request, reply, made);
  }

  async function makeFor(address: string): Promise<KeptDocument | Redirect> {
    const startedAt = Date.now();
    const { entry, documentOf, make } = built ?? whatIsBuilt(await (build as () => Promise<ServerBuild>)(), parts, true);
    const noted = recordReads(parts.reads);
    const context = new RouterContextProvider();
    context.set(entry.serverReads, noted.read);
    // What reaches the renderer is the address alone: no cookie, no token, so no private document can come of it.
    const asked = new Request(new URL(address, appUrl));
    const answered = DATA.test(address)
      ? await navigate(asked, context)
      : await documentOf(asked, context, (err) => parts.log.error({ err, address }, 'a page failed'));
    const location = answered instanceof Response ? answered.headers.get('location') : null;
    if (answered instanceof Response && location !== null) return { location, status: answered.status };
    const made = answered instanceof Response ? await dataOf(answered) : make(answered);
    const count = made.status === 200 ? (parts.counter?.ofDocument(address, await noted.answers()) ?? null) : null;
    const document: KeptDocument = { ...made, count };
    const data = document.status === 200 && !isChanging ? await noted.fingerprint(startedAt) : null;
    if (data !== null && parts.brand.version() === madeUnder) cache.keep(address, { document, data, questions: noted.questions() }, performance.now());
    return document;
  }

  /** Compressed well from its second reader on: most addresses that crawlers ask for are never asked for again. */
  async function sendKept(request: FastifyRequest, reply: FastifyReply, document: KeptDocument): Promise<void> {
    if (takesBrotli(request)) await pack(document);
    return send(request, reply, document);
  }

  async function send(request: FastifyRequest, reply: FastifyReply, document: KeptDocument): Promise<void> {
    // First what can fail: the answer to that must not say that it is this document, or how it is compressed.
    const { encoding, bytes } = await compressed(request, document);
    if (request.method !== 'HEAD' || SHOWN_HEADER in request.headers) document.count?.(readerOf(request.headers));
    reply.code(document.status).header('content-type', document.contentType).header('vary', 'accept-encoding').header('cache-control', 'no-cache');
    if (document.policy !== null) {
      const policy = parts.policyFor?.(request.url.split('?')[0] ?? '', document.policy) ?? document.policy;
      reply.headers(reportingHeaders(appUrl)).headers(AHEAD_HEADER).header('content-security-policy', policy);
      if (fonts !== '') reply.header('link', fonts);
    }
    if (encoding !== null) reply.header('content-encoding', encoding);
    write(request, reply, bytes);
  }
}

function whatIsBuilt(build: ServerBuild, { appUrl, brand }: PagesParts, isDeveloping = false) {
  const entry = build.entry.module as unknown as WebEntry;
  const { url, hmr, entry: client } = build.assets;
  const modules = [...(hmr?.runtime === undefined ? [] : [hmr.runtime]), url, client.module];
  return {
    entry,
    documentOf: routeDocuments(build, entry.renderDocument),
    make: documentMaker({ appUrl, headScript: entry.headScript, modules, isDeveloping, brand: () => brand.marks() }),
  };
}

/** In a header, so that they take nothing of the document's budget. */
const aheadOf = (fontUrls: readonly string[]): string => fontUrls.map((url) => `<${url}>; rel=preload; as=font; type="font/woff2"; crossorigin`).join(', ');

/** What the router answers a navigation with: data in its own form. */
async function dataOf(response: Response): Promise<Omit<KeptDocument, 'count'>> {
  const contentType = response.headers.get('content-type') ?? 'text/plain; charset=utf-8';
  return { status: response.status, contentType, policy: null, body: Buffer.from(await response.arrayBuffer()), packed: null };
}

const takesBrotli = (request: FastifyRequest): boolean => /\bbr\b/.test(request.headers['accept-encoding'] ?? '');

function encodingFor(request: FastifyRequest, { body }: KeptDocument): Encoding | null {
  if (body.length < SMALLEST_COMPRESSED) return null;
  if (takesBrotli(request)) return 'br';
  return /\bgzip\b/.test(request.headers['accept-encoding'] ?? '') ? 'gzip' : null;
}

async function compressed(request: FastifyRequest, document: KeptDocument): Promise<{ encoding: Encoding | null; bytes: Buffer }> {
  const encoding = encodingFor(request, document);
  if (encoding === null) return { encoding, bytes: document.body };
  const bytes = encoding === 'br' ? document.packed : null;
  return { encoding, bytes: bytes ?? (await compressOnce(document.body, encoding)) };
}

/** The kept bytes themselves go out: a copy for each reader was most of the work, and of the memory. */
function write(request: FastifyRequest, reply: FastifyReply, body: Buffer): void {
  reply.hijack();
  reply.raw.writeHead(reply.statusCode, { ...reply.getHeaders(), 'content-length': body.length } as OutgoingHttpHeaders);
  reply.raw.end(request.method === 'HEAD' ? undefined : body);
}
