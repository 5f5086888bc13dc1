import { capacityOf, myServiceList, readMyServices } from '#domains/services/server/services.ts';
import { qualityChecks } from '#domains/services/quality.ts';
import type { Actor } from '#kit/actor.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { termsInForce } from '#kit/server/terms.ts';
import { adviceFor, QUIET_DAYS } from '../advice.ts';
import type { ServicesDashboard } from '../contract.ts';
import { periodUntil } from '../period.ts';
import { seen, sold, sumsBy } from './read-analytics.ts';

const SHOWN_DAYS = 30;

const queued = statement(
  'traffic_queue',
  `select service_id as "service_id!", count(*)::integer as "n!" from service_sale
   where seller_id = :sellerId and state in ('awaiting_requirements', 'in_progress', 'in_revision')
     group by service_id`,
);

export async function readServicesDashboard(db: Db, actor: Actor, context: Context): Promise<ServicesDashboard> {
  const { config, clock } = context;
  const now = clock();
  const [{ from: shownFrom }, { from, to }] = [periodUntil(now, SHOWN_DAYS), periodUntil(now, QUIET_DAYS)];
  const [list, rows, terms, takingOrders] = await Promise.all([
    myServiceList(db, actor, context),
    readMyServices(db, actor),
    termsInForce(db, now),
    capacityOf(db, actor.userId, now),
  ]);
  const ids = rows.map(({ id }) => id);
  const [views, sales, queue] = await Promise.all([
    db.rows(seen, { ids, from, to }),
    db.rows(sold, { sellerId: actor.userId, currency: config.currency, from, to, ids }),
    db.rows(queued, { sellerId: actor.userId }),
  ]);
  const [shown, quiet] = [sumsBy(), sumsBy()];
  for (const { service_id: id, day, impressions, clicks } of views) {
    quiet.add(id, { impressions, clicks });
    if (day >= shownFrom) shown.add(id, { impressions, clicks });
  }
  for (const { service_id: id, day, orders, earned } of sales) {
    quiet.add(id, { orders });
    if (day >= shownFrom) shown.add(id, { orders, earned: BigInt(earned) });
  }
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return {
    ...list,
    taking_orders: takingOrders,
    items: list.items.map((item) => {
      const row = rowOf.get(item.id);
      const { impressions, clicks, orders } = quiet.figures(item.id, config.currency);
      const performance = {
        state: item.state,
        publishedAt: row?.published_at ?? null,
        hasUnpublishedChanges: item.has_unpublished_changes,
      };
      const checks = row === undefined ? [] : qualityChecks(row.draft, row.pictures, config.currency, terms);
      return {
        ...item,
        figures: shown.figures(item.id, config.currency),
        in_queue: queue.find(({ service_id: id }) => id === item.id)?.n ?? 0,
        advice: adviceFor({ ...performance, impressions, clicks, orders, checks }, now).map(({ kind, fixes }) => ({
          kind,
          fixes: [...fixes],
        })),
      };
    }),
  };
}
