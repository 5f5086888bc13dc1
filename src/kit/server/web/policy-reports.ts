import type { FastifyInstance } from 'fastify';
import { Failure } from '../../errors.ts';
import { bodyLimits, rateLimits } from '../../limits.ts';
import { MOST_POLICY_REPORTS, policyReports } from '../../policy-reports.ts';
import type { Context } from '../context.ts';
import { statement } from '../db/database.ts';
import { addressBlock } from '../http/address-block.ts';
import { onQuery, type Handler } from '../http/handler.ts';
import { POLICY_REPORTS_PATH } from '../http/headers.ts';
import { memoryLimiter } from '../http/rate-limit.ts';
import { pageFinder, violationsIn, type Violation } from './violations.ts';

interface Counted extends Violation {
  count: number;
}

/** What is known is counted; what is new only while there is room, else together with everything else of its directive. */
const record = statement(
  'policy_report_record',
  `with told as (
     select t.*, exists (select from policy_report p where (p.directive, p.blocked, p.page) = (t.directive, t.blocked, t.page)) as is_known
     from unnest($1::text[], $2::text[], $3::text[], $4::bigint[]) as t(directive, blocked, page, count)
   ), placed as (
     select *, is_known or row_number() over (partition by is_known) <= $5 - (select count(*) from policy_report) as fits from told
   )
   insert into policy_report (directive, blocked, page, count, first_seen_at, last_seen_at)
   select directive, case when fits then blocked else 'others' end, case when fits then page else 'others' end, sum(count), now(), now()
   from placed group by 1, 2, 3 order by 1, 2, 3
   on conflict (directive, blocked, page) do update set count = policy_report.count + excluded.count, last_seen_at = excluded.last_seen_at
   returning 1 as kept`,
);
const list = statement(
  'policy_report_list',
  `select directive, blocked, page, count::text as count, first_seen_at, last_seen_at from policy_report order by last_seen_at desc, count desc limit 200`,
);

export interface PolicyReports {
  /** Writes down what was gathered since the last time. */
  flush(): Promise<boolean>;
}

/**
 * Takes reports from browsers, which are anyone's to send: each address and all together may send so many a minute,
 * a report costs no query, and different ones are gathered only up to what would be kept anyway.
 */
export function mountPolicyReports(app: FastifyInstance, context: Context, patterns: readonly string[]): PolicyReports {
  const { appUrl, rateLimits: isLimited } = context.config;
  const pageOf = pageFinder(patterns);
  const hit = memoryLimiter(isLimited ? 1 : 1_000);
  const gathered = new Map<string, Counted>();
  const gather = (violation: Violation): void => {
    const key = Object.values(violation).join(' ');
    const known = gathered.get(key);
    if (known !== undefined) known.count += 1;
    else if (gathered.size < MOST_POLICY_REPORTS) gathered.set(key, { ...violation, count: 1 });
  };
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
      for (const violation of violationsIn(body, appUrl, pageOf)) gather(violation);
      return reply.code(204).send();
    });
  });
  return {
    async flush() {
      const batch = [...gathered.values()];
      gathered.clear();
      if (batch.length === 0) return false;
      const column = <Key extends keyof Counted>(key: Key) => batch.map((one) => one[key]);
      await context.database.transact((tx) => tx.rows(record, [column('directive'), column('blocked'), column('page'), column('count'), MOST_POLICY_REPORTS]));
      return false;
    },
  };
}

export const policyReportHandlers: readonly Handler[] = [
  onQuery(policyReports, async ({ db }) => ({
    items: (await db.rows(list)).map(({ count, first_seen_at: first, last_seen_at: last, ...what }) => ({
      ...what,
      count: Number(count),
      first_seen_at: first.toISOString(),
      last_seen_at: last.toISOString(),
    })),
  })),
];
