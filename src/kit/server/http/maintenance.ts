/** While operators work on the instance, everyone else reads why and until when (BRD-5). */
import type { FastifyInstance } from 'fastify';
import type { Maintenance } from '../../brand-settings.ts';
import type { Endpoint } from '../../endpoint.ts';
import { Failure } from '../../errors.ts';
import { instanceLocale } from '../../locale.ts';
import { formatTime } from '../../format/time.ts';
import { html } from '../html.ts';
import { plainDocument } from '../web/plain-document.ts';

const SECOND_MS = 1_000;
const LEAST_SECONDS = 30;

/** Pages where operators sign in and work, which have no data in them, and what pages and machines need. */
const OPEN_PATHS =
  /^\/(login|operator\/setup|admin(\/.*)?|api\/.*|assets\/.*|brand\/.*|art\/.*|socket\.io\/.*|health(z|\/.*)?|readyz|build\.json|sw\.js|offline\.html|robots\.txt|favicon\..*|icon-.*|apple-touch-icon\.png|manifest\.webmanifest|\.well-known\/.*|test-provider\/.*|demo\/outbox.*)$/;

/** Calls by which operators come in. */
const ENTRANCE = /^\/api\/(login|logout|auth\/google|operator\/setup|brand$|user\/me$|my\/session)/;

const secondsUntil = (until: string, now: number): number =>
  Math.max(LEAST_SECONDS, Math.ceil((Date.parse(until) - now) / SECOND_MS));

export interface Closed {
  readonly maintenance: () => Maintenance | null;
  readonly now: () => number;
  readonly brandName: () => string;
}

/** Pages: 503 with a page that says so. */
export function closeForMaintenance(app: FastifyInstance, { maintenance, now, brandName }: Closed): void {
  app.addHook('onRequest', (request, reply, done) => {
    const closed = maintenance();
    const [path = '/'] = (request.raw.url ?? '/').split('?');
    if (closed === null || OPEN_PATHS.test(path)) return done();
    const until = formatTime(closed.until, 'exact', { locale: instanceLocale(), timeZone: 'UTC' });
    const body = html`<h1>We’ll be back soon</h1><p>${closed.message}</p><p class="meta">We expect to be back by ${until}. Nothing you saved is lost.</p>`;
    reply.header('retry-after', String(secondsUntil(closed.until, now())));
    void plainDocument(reply, { title: 'We’ll be back soon', brand: brandName(), body, status: 503 });
  });
}

/** Who calls, as far as being an operator goes. */
interface Entrant {
  readonly isOperator?: boolean;
  /** An operator who has not shown a second step yet. */
  readonly isHeldBack?: boolean;
}

/** Calls: operators and payment providers get through, and anyone who signs in to become one of them. */
export function refusedForMaintenance(
  closed: Maintenance | null,
  endpoint: Endpoint,
  caller: Entrant | null,
  now: number,
): Failure | null {
  if (closed === null || endpoint.limit === 'webhook' || ENTRANCE.test(endpoint.path)) return null;
  if (caller?.isOperator === true || caller?.isHeldBack === true) return null;
  return new Failure('unavailable', { message: closed.message, retryAfterSeconds: secondsUntil(closed.until, now) });
}
