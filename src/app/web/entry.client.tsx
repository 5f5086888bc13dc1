import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { setBrandName } from '#kit/brand.ts';
import { setInstanceCurrency } from '#kit/instance-currency.ts';
import { setInstanceLocale } from '#kit/locale.ts';
import { surviveTranslation } from './translated-page.ts';
import { whenUsedOrIdle } from './when-used-or-idle.ts';

const { brand, currency } = document.documentElement.dataset;
setInstanceLocale(document.documentElement.lang);
if (brand !== undefined) setBrandName(brand);
if (currency !== undefined) setInstanceCurrency(currency);

whenUsedOrIdle(() => {
  surviveTranslation();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
});

/** Once the page is complete (PRD-4): its service worker, and the watch for newer builds. */
if (import.meta.env.PROD) {
  const start = () => void import('./life/start-life.ts').then((life) => life.startLife());
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
