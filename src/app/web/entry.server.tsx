import { PassThrough } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import publicCss from '#design/public.css?url';
import { LinkProvider } from '#design/public/link.tsx';
import { KeeperProvider, keeperSeat } from '#kit/web/kept.tsx';
import { nonceSeat } from './nonce.ts';
import { NonceProvider } from './shell/public/use-nonce.ts';
import { LinkOfKeptPart } from './shell/public/router-link.tsx';

export { serverReads } from '#kit/web/server-read.ts';
export { keeperSeat } from '#kit/web/kept.tsx';
export { nonceSeat } from './nonce.ts';

/** Where the public style sheet was built to; the server writes its text into the document instead of linking it. */
export const publicCssUrl: string = publicCss;

/** A part by itself, as it will stand in the document: outside the router, whose links are then plain ones. */
export const renderPart = (part: ReactElement): string => renderToString(<LinkProvider value={LinkOfKeptPart}>{part}</LinkProvider>);

const RENDER_TIMEOUT_MS = 5_000;

/** Renders the whole document at once: pages are small, and a finished text can be cached and get its nonce. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }));
  const nonce = context.get(nonceSeat);
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const body = new PassThrough();
    body.on('data', (part: Buffer) => parts.push(part));
    body.on('end', () => resolve(new Response(Buffer.concat(parts), { status, headers })));
    const timer = setTimeout(() => abort(new Error('rendering took too long')), RENDER_TIMEOUT_MS);
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <KeeperProvider value={context.get(keeperSeat)}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </KeeperProvider>
      </NonceProvider>,
      {
        nonce,
        onAllReady() {
          clearTimeout(timer);
          pipe(body);
        },
        onShellError(error) {
          clearTimeout(timer);
          reject(error instanceof Error ? error : new Error(String(error)));
        },
        onError() {},
      },
    );
  });
}
