/** Where to report a vulnerability: RFC 9116. */
import type { FastifyInstance } from 'fastify';
import { after, DAY_MS } from '../../clock.ts';
import type { Context } from '../context.ts';

/** Written again at every request; the RFC asks for less than a year. */
const GOOD_FOR_DAYS = 180;
const CACHE_SECONDS = 86_400;

export const securityText = (email: string, appUrl: string, locale: string, now: Date): string =>
  [
    `Contact: mailto:${email}`,
    `Contact: ${new URL('/contact_us', appUrl).href}`,
    `Expires: ${after(now, GOOD_FOR_DAYS * DAY_MS)
      .toISOString()
      .replace(/\.\d+Z$/, 'Z')}`,
    `Preferred-Languages: ${locale.slice(0, 2)}`,
    `Canonical: ${new URL('/.well-known/security.txt', appUrl).href}`,
    '',
  ].join('\n');

export function mountSecurityText(app: FastifyInstance, { config, clock }: Pick<Context, 'config' | 'clock'>): void {
  app.get('/.well-known/security.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${CACHE_SECONDS}`)
      .send(securityText(config.supportEmail, config.appUrl, config.locale, clock())),
  );
  app.get('/security.txt', (_request, reply) => reply.redirect('/.well-known/security.txt', 301));
}
