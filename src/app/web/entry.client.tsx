import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { followTerms, type TermChange } from '#kit/terms.ts';
import publicCss from '#design/public.css?url';

const { terms } = document.documentElement.dataset;
if (terms !== undefined) followTerms(JSON.parse(terms) as TermChange[]);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

/** The document carries only the styles it uses itself; the pages it leads to need the rest. */
if (import.meta.env.PROD) {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = publicCss;
  document.head.append(sheet);
  // Once the page is complete (PRD-4): its service worker, and the watch for newer builds.
  const start = () => void import('./life/start-life.ts').then((life) => life.startLife());
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
