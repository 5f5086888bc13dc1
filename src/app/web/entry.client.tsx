import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import publicCss from '#design/public.css?url';

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
}
