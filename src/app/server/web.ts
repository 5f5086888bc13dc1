import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import fastifyStatic from '@fastify/static';
import type { ServerBuild } from 'react-router';
import { setBrandName, setSupportEmail } from '#kit/brand.ts';
import { setInstanceCurrency } from '#kit/instance-currency.ts';
import { announcementAt, brandInForce, brandVersion } from '#kit/server/brand.ts';
import type { Context } from '#kit/server/context.ts';
import type { AnswerCounter } from '#kit/server/http/answer-counter.ts';
import type { Handler } from '#kit/server/http/handler.ts';
import { cardFieldPolicy } from '#kit/server/payments/card-field-policy.ts';
import { signedDownloadPolicy } from '#kit/server/storage/s3/signed-downloads.ts';
import { mountTestProvider } from '#kit/server/payments/test-checkout-page.ts';
import { brandMarks } from '#kit/server/web/brand-marks.ts';
import { mountFeeds } from '#kit/server/feeds/serve-feeds.ts';
import { mountSecurityText } from '#kit/server/web/security-txt.ts';
import { mountSocialCards } from '#kit/server/social-cards/serve-cards.ts';
import { mountSitemap } from '#kit/server/sitemap/serve-sitemap.ts';
import { servePages, type PagesParts } from '#kit/server/web/pages.ts';
import { readsOfVisitors } from '#kit/server/web/read-as-visitor.ts';
import { StartRefusal } from '#kit/server/start-refusal.ts';
import { mountApiPage } from './api-page.ts';
import { mountArt } from './art.ts';
import { brandedFiles, mountBrand } from './brand-files.ts';
import { feedSources, socialCardSources } from './modules.ts';
import { mountDemoOutbox } from './demo-outbox.ts';
import { mountUploads } from './uploads.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const CLIENT = path.join(ROOT, 'build/client');
const SERVER = path.join(ROOT, 'build/server/index.js');
const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;
/** How long a public page may be shown again. */
const PAGE_LIFE_MS = 5_000;

/** Asked again at every use: which build is the newest, and the worker that belongs to it. */
const ALWAYS_ASKED = new Set(['build.json', 'sw.js', 'offline.html']);

const ICON = /^(favicon|icon-|apple-touch-icon)/;

function cacheControlOf(file: string): string {
  const name = path.basename(file).replace(/\.(br|gz)$/, '');
  if (ALWAYS_ASKED.has(name)) return 'no-cache';
  // Named by their content.
  if (/\/(assets|guides)\//.test(file)) return `public, max-age=${YEAR_SECONDS}, immutable`;
  return `public, max-age=${ICON.test(name) ? DAY_SECONDS : 300}`;
}

interface WebOptions {
  readonly dev: boolean;
  readonly handlers: readonly Handler[];
  readonly counter: AnswerCounter | null;
}

const brandOf = ({ db }: Context): PagesParts['brand'] => ({
  version: () => brandVersion(db, Date.now()),
  marks: () => brandMarks(brandInForce(db), announcementAt(db, Date.now())),
});

/** Everything a browser requests beside the API: pages, assets, generated art, uploads. */
export async function mountWeb(app: FastifyInstance, context: Context, options: WebOptions): Promise<void> {
  setBrandName(context.config.brandName);
  setSupportEmail(context.config.supportEmail);
  setInstanceCurrency(context.config.currency);
  mountArt(app);
  mountUploads(app, context);
  mountSitemap(app, context);
  mountFeeds(app, context, feedSources);
  mountSocialCards(app, context, socialCardSources);
  mountSecurityText(app, context);
  mountBrand(app, context);
  mountDemoOutbox(app, context);
  if (context.config.payments.test) mountTestProvider(app, context);
  mountApiPage(app, context.config);
  const { stripe } = context.config.payments;
  const shared = {
    reads: readsOfVisitors(options.handlers, context),
    appUrl: context.config.appUrl,
    log: context.log,
    counter: options.counter,
    brand: brandOf(context),
    policyFor: (path: string, policy: string) =>
      signedDownloadPolicy(context.config.storage, stripe === null ? policy : cardFieldPolicy(stripe)(path, policy)),
  };
  if (options.dev) {
    const { startVite } = await import('#kit/server/web/vite-dev.ts');
    const vite = await startVite(app);
    servePages(app, { ...shared, build: vite.build, lifeMs: 0 });
    return;
  }
  if (!existsSync(SERVER))
    throw new StartRefusal('The web app is not built yet. Run "npm start", which builds it, or "npm run build".');
  const build = (await import(SERVER)) as ServerBuild;
  await app.register(fastifyStatic, {
    root: CLIENT,
    globIgnore: brandedFiles(app, context, CLIENT),
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', cacheControlOf(file));
    },
  });
  servePages(app, { ...shared, build, lifeMs: context.config.documentCache ? PAGE_LIFE_MS : 0 });
}
