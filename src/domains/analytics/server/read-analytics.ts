import { readMyService, readMyServices, type ServiceRow } from '#domains/services/server/services.ts';
import type { Actor } from '#kit/actor.ts';
import { money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { Analytics, Figures } from '../contract.ts';
import { daysIn, periodBefore, periodUntil } from '../period.ts';

export const seen = statement(
  'traffic_seen',
  `select service_id, day::text as "day!", sum(impressions)::integer as "impressions!",
    sum(clicks)::integer as "clicks!"
   from service_traffic where service_id = any (:ids::uuid[]) and day between :from::date and :to::date
     group by 1, service_traffic.day`,
);
const sources = statement(
  'traffic_sources',
  `select source, host, coalesce(sum(impressions) filter (where day >= :from::date), 0)::integer as "impressions!",
     coalesce(sum(clicks) filter (where day >= :from::date), 0)::integer as "clicks!",
     coalesce(sum(clicks) filter (where day < :from::date), 0)::integer as "clicks_before!"
   from service_traffic where service_id = any (:ids::uuid[]) and day between :earliest::date and :to::date
   group by source, host order by 4 desc, 3 desc, source, host limit 40`,
);
const since = statement(
  'traffic_since',
  'select min(day)::text as day from service_traffic where service_id = any (:ids::uuid[])',
);
/** Earnings are price less service fee, as the ledger released them (db/checks hold orders against it). */
export const sold = statement(
  'traffic_sold',
  `select service_id as "service_id!", day::text as "day!", count(*) filter (where what = 'paid')::integer as "orders!",
    coalesce(sum(earned), 0)::text as "earned!"
   from (
     select service_id, (paid_at at time zone 'UTC')::date as day, 'paid' as what, 0 as earned from service_sale
     where seller_id = :sellerId and currency = :currency
     union all
     select service_id, (completed_at at time zone 'UTC')::date, 'completed', earned from service_sale
     where seller_id = :sellerId and currency = :currency and state in ('completed', 'cleared')
   ) event where day between :from::date and :to::date and service_id = any (:ids::uuid[]) group by 1, event.day`,
);

const titleOf = ({ content, draft }: ServiceRow): string => content?.title ?? draft.title;

interface Sums {
  impressions: number;
  clicks: number;
  orders: number;
  earned: bigint;
}

/** Sums by a key, such as a day; what was never added is nothing. */
export function sumsBy() {
  const sums = new Map<string, Sums>();
  return {
    add(key: string, part: Partial<Sums>): void {
      const sum = sums.get(key) ?? { impressions: 0, clicks: 0, orders: 0, earned: 0n };
      sum.impressions += part.impressions ?? 0;
      sum.clicks += part.clicks ?? 0;
      sum.orders += part.orders ?? 0;
      sum.earned += part.earned ?? 0n;
      sums.set(key, sum);
    },
    figures(key: string, currency: string): Figures {
      const { impressions = 0, clicks = 0, orders = 0, earned = 0n } = sums.get(key) ?? {};
      return { impressions, clicks, orders, revenue: money(earned, currency) };
    },
  };
}

async function analyticsOf(
  db: Db,
  actor: Actor,
  services: readonly ServiceRow[],
  days: number,
  { config, clock }: Context,
): Promise<Analytics> {
  const { currency } = config;
  const period = periodUntil(clock(), days);
  const before = periodBefore(period, days);
  const ids = services.map(({ id }) => id);
  const [views, from, first, sales] = await Promise.all([
    db.rows(seen, { ids, from: before.from, to: period.to }),
    db.rows(sources, { ids, earliest: before.from, from: period.from, to: period.to }),
    db.row(since, { ids }),
    db.rows(sold, { sellerId: actor.userId, currency, from: before.from, to: period.to, ids }),
  ]);
  const byDay = sumsBy();
  const byService = sumsBy();
  const totals = sumsBy();
  const add = (serviceId: string, day: string, part: Partial<Sums>): void => {
    byDay.add(day, part);
    totals.add(day >= period.from ? 'now' : 'before', part);
    if (day >= period.from) byService.add(serviceId, part);
  };
  for (const { service_id: id, day, impressions, clicks } of views) add(id, day, { impressions, clicks });
  for (const { service_id: id, day, orders, earned } of sales) add(id, day, { orders, earned: BigInt(earned) });
  const earlier = daysIn(before);
  return {
    service: null,
    period,
    before,
    counted_since: first?.day ?? null,
    total: totals.figures('now', currency),
    total_before: totals.figures('before', currency),
    days: daysIn(period).map((day, place) => ({
      day,
      now: byDay.figures(day, currency),
      before: byDay.figures(earlier[place] ?? '', currency),
    })),
    sources: from,
    services: services
      .filter(({ published_at: publishedAt }) => publishedAt !== null)
      .map((service) => ({
        id: service.id,
        title: titleOf(service),
        state: service.state,
        ...byService.figures(service.id, currency),
      })),
  };
}

/** Of all services of a person, archived ones too: what they earned was earned. */
export const readAnalytics = async (db: Db, actor: Actor, days: number, context: Context): Promise<Analytics> =>
  analyticsOf(db, actor, await readMyServices(db, actor), days, context);

export async function readServiceAnalytics(
  db: Db,
  actor: Actor,
  id: string,
  days: number,
  context: Context,
): Promise<Analytics> {
  const service = await readMyService(db, actor, id);
  const { state, slug } = service;
  return {
    ...(await analyticsOf(db, actor, [service], days, context)),
    service: { id, title: titleOf(service), state, slug },
    services: [],
  };
}
