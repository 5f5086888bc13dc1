import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { BrandMarks } from '../../brand-settings.ts';
import type { Endpoint } from '../../endpoint.ts';
import { readerOf, type AnswerCounter, type Reader } from '../http/answer-counter.ts';
import { documentPolicy, reportingHeaders } from '../http/headers.ts';
import type { Log } from '../log.ts';
import { compress, encodingFor } from './compress.ts';
import { pageCache, type Page } from './page-cache.ts';
import type { VisitorAnswer, VisitorReads } from './read-as-visitor.ts';

/** What src/app/web/entry.server.tsx exports beside its handler. */
interface WebEntry {
  readonly serving: Parameters<RouterContextProvider['set']>[0];
}

export interface PagesParts {
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  readonly reads: VisitorReads;
  readonly appUrl: string;
  /** The policy of pages that show a part of someone else's, such as a card field. */
  readonly policyFor?: (path: string, policy: string) => string;
  /** How long a page may be shown again. */
  readonly lifeMs: number;
  /** The operator's brand, and by what it is known that it changed: then no page made before is shown again. */
  readonly brand: { version(): string; marks(): BrandMarks };
  /** Counts what readers see; null where nobody does. */
  readonly counter?: AnswerCounter | null;
  readonly log: Log;
}

interface CountedPage extends Page {
  /** Counts one reader of what it shows; null where nothing of it is counted. */
  readonly count: ((reader: Reader) => void) | null;
}

const MOST_PAGES = 200;
const MOST_CHARACTERS = 16_000_000;
const SMALLEST_COMPRESSED = 1_024;
const NONCE_BYTES = 16;
const HTML = /^text\/html\b/;

const newNonce = (): string => randomBytes(NONCE_BYTES).toString('base64url');

/** Every path that nothing else answers: React Router renders the document, or the data of one navigation. */
export function servePages(app: FastifyInstance, parts: PagesParts): void {
  const { appUrl, brand, log } = parts;
  // While developing everything may have changed since the last look, and Vite's own scripts and styles have no nonce.
  const isDeveloping = typeof parts.build === 'function';
  const render = createRequestHandler(parts.build, isDeveloping ? 'development' : 'production');
  const buildNow = async (): Promise<ServerBuild> => (typeof parts.build === 'function' ? parts.build() : parts.build);
  const cache = pageCache<CountedPage>({ lifeMs: parts.lifeMs, pages: MOST_PAGES, characters: MOST_CHARACTERS });
  /**
   * Each response has a nonce of its own in this place. Only this process knows it, so nobody can write it into a page.
   */
  const noncePlace = newNonce();
  let shownVersion = brand.version();

  // Before the answer is sent, so that the person who changed something sees it on the next page.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (mayHaveChanged(request, reply)) cache.forget();
    done(null, payload);
  });

  app.get('/*', async (request, reply) => {
    const address = request.raw.url ?? '/';
    const version = brand.version();
    if (version !== shownVersion) cache.forget();
    shownVersion = version;
    const page = await cache.get(address, performance.now(), () => make(address));
    // SCN-21: a bot that asks for something we do not have gets the status and nothing to read.
    if (page.status >= 400 && isbot(request.headers['user-agent'] ?? ''))
      return reply.code(page.status).type('text/plain').send('');
    return send(request, reply, page);
  });

  async function make(address: string): Promise<CountedPage> {
    const answers: { endpoint: Endpoint; answer: Promise<VisitorAnswer> }[] = [];
    const context = new RouterContextProvider();
    const { entry, assets } = await buildNow();
    context.set((entry.module as unknown as WebEntry).serving, {
      reads: (endpoint: Endpoint, input: Parameters<VisitorReads>[1]) => {
        const answer = parts.reads(endpoint, input);
        answers.push({ endpoint, answer });
        return answer;
      },
      nonce: noncePlace,
      brand: brand.marks(),
      build: assets.version,
      failed: (err: unknown) => log.error({ err, address }, 'a page failed'),
    });
    // What reaches the renderer is the address alone: no cookie, no token, so no private document can come of it.
    const response = await render(new Request(new URL(address, appUrl)), context);
    const body = await response.text();
    const shown = await Promise.all(answers.map(async ({ endpoint, answer }) => ({ endpoint, answer: await answer })));
    const counted = shown.flatMap(({ endpoint, answer }) => (answer.ok ? [{ endpoint, data: answer.data }] : []));
    const count = response.status === 200 ? (parts.counter?.ofDocument(address, counted) ?? null) : null;
    return { status: response.status, headers: Object.fromEntries(response.headers), body, count };
  }

  async function send(request: FastifyRequest, reply: FastifyReply, page: CountedPage): Promise<FastifyReply> {
    const nonce = newNonce();
    const body = Buffer.from(page.body.replaceAll(noncePlace, nonce));
    const encoding = body.length < SMALLEST_COMPRESSED ? null : encodingFor(request.headers['accept-encoding']);
    // First what can fail: the answer to that must not say that it is this page, or how it is compressed.
    const bytes = encoding === null ? body : await compress(body, encoding);
    if (request.method !== 'HEAD') page.count?.(readerOf(request.headers));
    reply.code(page.status).headers(page.headers).header('vary', 'accept-encoding').header('cache-control', 'no-cache');
    if (!isDeveloping && HTML.test(page.headers['content-type'] ?? '')) {
      const policy = documentPolicy(appUrl, nonce);
      const path = request.url.split('?')[0] ?? '';
      reply
        .headers(reportingHeaders(appUrl))
        .header('content-security-policy', parts.policyFor?.(path, policy) ?? policy);
    }
    if (encoding !== null) reply.header('content-encoding', encoding);
    return reply.send(bytes);
  }
}

/** A command that someone who is signed in has done: it may have changed what a public page shows. */
const mayHaveChanged = ({ method, headers }: FastifyRequest, { statusCode }: FastifyReply): boolean =>
  method !== 'GET' && method !== 'HEAD' && headers.authorization !== undefined && statusCode < 400;
