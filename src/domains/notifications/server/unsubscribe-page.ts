import type { Context } from '#kit/server/context.ts';
import { Failure } from '#kit/errors.ts';
import { html, type Html } from '#kit/server/html.ts';
import type { answerFailures } from '#kit/server/http/api.ts';
import { plainDocument } from '#kit/server/web/plain-document.ts';
import { pathTo } from '#routes';
import { inQuotes, readToken, unsubscribe } from './unsubscribe.ts';

type Server = Parameters<typeof answerFailures>[0];

/**
 * The page of an email's unsubscribe link (RFC 8058). Opening it changes nothing, since mail programs open links
 * automatically; the button, or their one-click POST, does.
 */
export function mountUnsubscribe(server: Server, context: Context): void {
  const { brandName: brand } = context.config;
  const settings = html`<p><a href="${pathTo('notification-settings')}">All notification settings</a></p>`;
  const page = (title: string, body: Html) => ({ title, brand, body: html`<h1>${title}</h1>${body}` });
  void server.register(async (routes) => {
    // The parser of uploads is not needed here: the body is ignored.
    routes.removeContentTypeParser('multipart/form-data');
    routes.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 1_024 },
      (_request, _body, done) => done(null, null),
    );
    routes.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof Failure) || error.code !== 'not_found') throw error;
      const body = html`<p>It may be incomplete. Copy the whole link from the email, or turn off emails in your settings.</p>${settings}`;
      return plainDocument(reply, { ...page('This link doesn’t work', body), status: 404 });
    });
    routes.get<{ Params: { token: string } }>('/unsubscribe/:token', async ({ params }, reply) => {
      const topics = inQuotes(readToken(context, params.token).topics);
      const form = html`<p>Unsubscribe from emails about ${topics}? You will still see these notifications on ${brand}.</p><form method="post"><button class="primary">Unsubscribe</button></form>${settings}`;
      return plainDocument(reply, page('Unsubscribe', form));
    });
    routes.post<{ Params: { token: string } }>('/unsubscribe/:token', async ({ params }, reply) => {
      const { topic } = await context.database.transact((tx) => unsubscribe(tx, params.token, context));
      return plainDocument(
        reply,
        page(
          'You’re unsubscribed',
          html`<p>We won’t email you about ${topic} again. These notifications still appear on ${brand}, and you can turn emails back on at any time.</p>${settings}`,
        ),
      );
    });
  });
}
