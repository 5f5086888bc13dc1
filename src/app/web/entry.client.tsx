import { setInstanceLocale } from '#kit/locale.ts';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { setBrandName } from '#kit/brand.ts';
import { setInstanceCurrency } from '#kit/instance-currency.ts';
import type { PageData } from './page-data.ts';
import { routerStream } from './router-stream.ts';
import { surviveTranslation } from './translated-page.ts';

const { brand, currency } = document.documentElement.dataset;
setInstanceLocale(document.documentElement.lang);
if (brand !== undefined) setBrandName(brand);
if (currency !== undefined) setInstanceCurrency(currency);

const data = JSON.parse(document.getElementById('page-data')?.textContent ?? '') as PageData;
/** The map of routes ran before this (kit/server/web/start-script.ts): which modules run is said by it, never by page data. */
const { __reactRouterManifest: map } = window as unknown as { __reactRouterManifest: { routes: Record<string, { module: string }> } };
const modules = await Promise.all(data.routes.map((id) => import(/* @vite-ignore */ map.routes[id]?.module ?? ''))).catch((error: unknown) => {
  // The page goes on as it is: its buttons are not waited for, and the watch for newer builds brings the next one.
  dispatchEvent(new Event('docket:awake'));
  startLife();
  throw error;
});
/** What the router's own scripts would set: page data as a stream, and what react-router.config.ts says. */
Object.assign(window, {
  __reactRouterRouteModules: Object.fromEntries(data.routes.map((id, at) => [id, modules[at]])),
  __reactRouterContext: { basename: '/', future: {}, routeDiscovery: { mode: 'initial' }, ssr: true, isSpaMode: false, stream: routerStream(data) },
});

surviveTranslation();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

startLife();

/** Once the page is complete (PRD-4): its service worker, and the watch for newer builds. */
function startLife(): void {
  if (!import.meta.env.PROD) return;
  const start = () => void import('./life/start-life.ts').then((life) => life.startLife());
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
