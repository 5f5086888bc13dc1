import type { Context } from '#kit/server/context.ts';
import { Failure } from '#kit/errors.ts';
import { html, type Html } from '#kit/server/html.ts';
import type { answerFailures } from '#kit/server/http/api.ts';
import { plainDocument } from '#kit/server/web/plain-document.ts';
import { pathTo } from '#routes';
import { inQuotes, readToken, unsubscribe } from './unsubscribe.ts';

type Server = Parameters<typeof answerFailures>[0];

/** Where a letter's link leads (RFC 8058). Looking changes nothing, since mail programs open links by themselves; the button, or their own one-click POST, does. */
export function mountUnsubscribe(server: Server, context: Context): void {
  const { brandName: brand } = context.config;
  const settings = html`<p><a href="${pathTo('notification-settings')}">All notification settings</a></p>`;
  const page = (title: string, body: Html) => ({ title, brand, body: html`<h1>${title}</h1>${body}` });
  void server.register(async (routes) => {
    // The upload calls' own reading of forms is not wanted here: nothing in the body matters.
    routes.removeContentTypeParser('multipart/form-data');
    routes.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 1_024 },
      (_request, _body, done) => done(null, null),
    );
    routes.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof Failure) || error.code !== 'not_found') throw error;
      const body = html`<p>It may be cut off: copy all of it from the letter, or turn letters off in your settings.</p>${settings}`;
      return plainDocument(reply, { ...page('This link does not work', body), status: 404 });
    });
    routes.get<{ Params: { token: string } }>('/unsubscribe/:token', async ({ params }, reply) => {
      const about = inQuotes(readToken(context, params.token).topics);
      const form = html`<p>No more letters about ${about}. You still see them on ${brand}.</p><form method="post"><button class="primary">Unsubscribe</button></form>${settings}`;
      return plainDocument(reply, page('Unsubscribe', form));
    });
    routes.post<{ Params: { token: string } }>('/unsubscribe/:token', async ({ params }, reply) => {
      const { topic } = await context.database.transact((tx) => unsubscribe(tx, params.token, context));
      return plainDocument(
        reply,
        page(
          'You are unsubscribed',
          html`<p>You get no more letters about ${topic}. They still stand on ${brand}, and you can turn letters on again at any time.</p>${settings}`,
        ),
      );
    });
  });
}
