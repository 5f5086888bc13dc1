import type { FastifyInstance } from 'fastify';
import { Failure } from '../../errors.ts';
import { bodyLimits, rateLimits } from '../../limits.ts';
import type { Context } from '../context.ts';
import { addressBlock } from '../http/address-block.ts';
import { POLICY_REPORTS_PATH } from '../http/headers.ts';
import { memoryLimiter } from '../http/rate-limit.ts';
import { pageFinder, violationsIn } from './violations.ts';

/** Logs what browsers report: one line each. Anyone may send reports, so each address and all together are limited. */
export function mountPolicyReports(
  app: FastifyInstance,
  { config, log }: Pick<Context, 'config' | 'log'>,
  patterns: readonly string[],
): void {
  const pageOf = pageFinder(patterns);
  const hit = memoryLimiter(config.rateLimits ? 1 : 1_000);
  void app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: bodyLimits.policyReportBytes },
      (_request, body, done) => {
        try {
          done(null, JSON.parse(body as string));
        } catch (error) {
          done(new Failure('invalid_shape', { cause: error }));
        }
      },
    );
    routes.addHook('onRequest', async ({ ip }) => {
      for (const [counter, limit] of [
        [addressBlock(ip), rateLimits.policyReport],
        ['all', rateLimits.policyReports],
      ] as const) {
        const { allowed, retryAfterSeconds } = hit(counter, limit, Date.now());
        if (!allowed) throw new Failure('too_many_requests', { retryAfterSeconds });
      }
    });
    routes.post(POLICY_REPORTS_PATH, async ({ body }, reply) => {
      const violations = violationsIn(body, config.appUrl, pageOf);
      if (violations.length > 0) log.warn({ violations }, 'a browser blocked something on our pages');
      return reply.code(204).send();
    });
  });
}
