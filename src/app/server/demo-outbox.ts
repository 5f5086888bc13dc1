import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { html, type Html } from '#kit/server/html.ts';
import { keptEmails, type KeptEmail } from '#kit/server/mail/outbox-mail.ts';
import { plainDocument } from '#kit/server/web/plain-document.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** A proxy on this machine would make everyone look as if they sat at it; most of them leave one of these. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** At the machine itself, and not through another site's name for it (DNS rebinding). */
function isAtTheMachine({ raw, ip, headers }: FastifyRequest): boolean {
  if (FORWARDED.some((name) => headers[name] !== undefined)) return false;
  return LOOPBACK.has(raw.socket.remoteAddress ?? '') && LOOPBACK.has(ip) && LOCAL_HOST.test(headers.host ?? '');
}

/** Web addresses in an email's text become links; everything else is escaped by the template. */
function withLinks(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}

const emailView = (email: KeptEmail): Html => html`<article class="card">
  <h2>${email.subject}</h2>
  <p class="meta">To ${email.recipient}, <time datetime="${email.created_at.toISOString()}">${email.created_at.toUTCString()}</time></p>
  <pre>${withLinks(email.body_text)}</pre>
</article>`;

/**
 * Emails of a demo instance without SMTP, so that a newcomer can verify an address with no mail server. Only for
 * someone at the machine itself: a visitor from elsewhere gets 404, as does any instance with real mail.
 */
export function mountDemoOutbox(app: FastifyInstance, context: Context): void {
  if (!context.config.demo || context.config.smtpUrl !== null) return;
  app.get<{ Querystring: { to?: string | string[] } }>('/demo/outbox', async (request, reply) => {
    if (!isAtTheMachine(request)) throw new Failure('not_found');
    const to =
      typeof request.query.to === 'string' && request.query.to !== '' && !request.query.to.includes('\0')
        ? request.query.to.toLowerCase()
        : null;
    const emails = await keptEmails(context.database, to);
    const empty = html`<p>No emails${to === null ? '' : html` to ${to}`} yet. They arrive within a few seconds. <a href="">Refresh</a>.</p>`;
    const body = html`<h1>Demo outbox</h1>
      <p>This instance has no mail server, so its emails are kept here. You can open this page only on this machine.</p>
      ${emails.length === 0 ? empty : emails.map(emailView)}`;
    return plainDocument(reply, { title: 'Demo outbox', brand: context.config.brandName, body });
  });
}
