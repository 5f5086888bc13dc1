import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from 'react-router';
import { serving } from '#kit/web/server-read.ts';
import { ServingContext } from './shell/public/brand-on-page.tsx';

export { serving };

/** Renders the whole document at once: pages are small, and have everything they show. */
export default function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, brand, build } = context.get(serving);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <ServingContext value={{ nonce, brand, build }}>
        <ServerRouter context={router} url={request.url} nonce={nonce} />
      </ServingContext>,
      {
        nonce,
        // Nothing is shown in parts: the page is sent once it is complete.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () =>
          resolve(text(pipe(new PassThrough())).then((body) => new Response(body, { status, headers }))),
        onError: reject,
      },
    );
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(serving).failed(error);
};
