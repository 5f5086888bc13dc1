import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { html, type Html } from '#kit/server/html.ts';
import { keptLetters, type KeptLetter } from '#kit/server/mail/outbox-mail.ts';
import { plainDocument } from '#kit/server/web/plain-document.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** A proxy on this machine would make everyone look as if they sat at it; most of them leave one of these. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** At the machine itself, and not led here by another site's name for it (DNS rebinding). */
function isAtTheMachine({ raw, ip, headers }: FastifyRequest): boolean {
  if (FORWARDED.some((name) => headers[name] !== undefined)) return false;
  return LOOPBACK.has(raw.socket.remoteAddress ?? '') && LOOPBACK.has(ip) && LOCAL_HOST.test(headers.host ?? '');
}

/** Web addresses in a letter's text become links; everything else is escaped by the template. */
function withLinks(text: string): Html[] {
  return text.split(/(https?:\/\/[^\s<>"]+)/).map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}

const letterView = (letter: KeptLetter): Html => html`<article class="card">
  <h2>${letter.subject}</h2>
  <p class="meta">To ${letter.recipient}, <time datetime="${letter.created_at.toISOString()}">${letter.created_at.toUTCString()}</time></p>
  <pre>${withLinks(letter.body_text)}</pre>
</article>`;

/**
 * Letters of a demo instance without SMTP, so that a newcomer can verify an address with no mail server. Only for
 * someone at the machine itself: a visitor from elsewhere gets 404, as does any instance with real mail.
 */
export function mountDemoOutbox(app: FastifyInstance, context: Context): void {
  if (!context.config.demo || context.config.smtpUrl !== null) return;
  app.get<{ Querystring: { to?: string | string[] } }>('/demo/outbox', async (request, reply) => {
    if (!isAtTheMachine(request)) throw new Failure('not_found');
    const to = typeof request.query.to === 'string' && request.query.to !== '' && !request.query.to.includes('\0') ? request.query.to.toLowerCase() : null;
    const letters = await keptLetters(context.database, to);
    const empty = html`<p>No letters${to === null ? '' : html` to ${to}`} yet. They arrive within a second or two: <a href="">look again</a>.</p>`;
    const body = html`<h1>Demo outbox</h1>
      <p>This instance has no mail server, so its letters are kept here. Only this machine can open this page.</p>
      ${letters.length === 0 ? empty : letters.map(letterView)}`;
    return plainDocument(reply, { title: 'Demo outbox', brand: context.config.brandName, body });
  });
}
