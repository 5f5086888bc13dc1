import type { FastifyInstance } from 'fastify';
import { Failure } from '../../errors.ts';
import { addressBlock } from './address-block.ts';
import { rateLimits } from '../../limits.ts';
import { memoryLimiter } from './rate-limit.ts';

/** Calls have limits of their own, probes none, and these files cost almost nothing to serve. */
const CHEAP = /^\/(api|assets|art|fonts|uploads|health|healthz|readyz|robots\.txt|sitemap[a-z0-9-]*\.xml)(\/|\?|$)/;

/**
 * A document is rendered with the reads behind it: nobody may ask for them without end by varying the address (E-6,
 * OPS-2).
 */
export function limitPages(app: FastifyInstance): void {
  const hit = memoryLimiter(1);
  app.addHook('onRequest', async (request) => {
    if (CHEAP.test(request.raw.url ?? '/')) return;
    const { allowed, retryAfterSeconds } = hit(addressBlock(request.ip), rateLimits.page, performance.now());
    if (!allowed) throw new Failure('too_many_requests', { retryAfterSeconds });
  });
}
