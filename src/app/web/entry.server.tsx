import { renderToString } from 'react-dom/server';
import { isRouteErrorResponse, ServerRouter, type EntryContext } from 'react-router';
import { MarkupKeeperProvider } from '#kit/web/kept-markup.tsx';
import displayFont from '#design/fonts/generated/bricolage-grotesque.woff2?url';
import textFont from '#design/fonts/generated/instrument-sans.woff2?url';
import { markupKeeper } from './markup-keeper.ts';
import type { PageData, PageError } from './page-data.ts';

export { serverReads } from '#kit/web/server-read.ts';
export { headScript } from './head-script.ts';

/** The two faces that every page shows: asked for with the document, they are there when its text is first laid out. */
export const fontUrls: readonly string[] = [textFont, displayFont];

/** A document as it was rendered, and what the browser goes on with. */
export interface Rendered {
  readonly html: string;
  readonly data: PageData;
}

const shownOf = (error: unknown): PageError =>
  isRouteErrorResponse(error)
    ? { status: error.status, statusText: error.statusText, data: error.data as unknown }
    : { status: 500, statusText: '', data: null };

/** About 3 MB: a card and its key are 2.5 kB. */
const keep = markupKeeper(1_000);

/** Renders the whole document at once: pages are small, and have everything they show. */
export function renderDocument(context: EntryContext, url: string): Rendered {
  const { manifest, staticHandlerContext } = context;
  const { matches, loaderData, errors } = staticHandlerContext;
  const routes = matches.map(({ route }) => route.id);
  const data = {
    routes,
    files: routes.map((id) => manifest.routes[id]?.module ?? ''),
    loaderData: { ...loaderData },
    errors: errors === null ? null : Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, shownOf(error)])),
  };
  const html = renderToString(
    <MarkupKeeperProvider value={keep}>
      <ServerRouter context={context} url={url} />
    </MarkupKeeperProvider>,
  );
  return { html, data };
}

/** React Router asks for it; documents are made by src/kit/server/web/route-documents.ts. */
export default function neverAsked(): never {
  throw new Error('documents are not rendered by the router itself');
}
