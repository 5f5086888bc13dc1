import { after, DAY_MS } from '#kit/clock.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { dayFigures } from '../staff-contract.ts';

const WEEK_DAYS = 7;

const figures = statement(
  'day_figures',
  `select (select count(*) from signed_up where created_at >= :from and created_at < :to)::integer as "sign_ups!",
     paid.n as "paid!", paid.sum as "value!", returned.n as "refunds!", returned.sum as "refunded!",
     (select count(*) from work_dispute where opened_at >= :from and opened_at < :to)::integer as "disputes!"
   from (select count(*)::integer as n, coalesce(sum(price), 0)::bigint as sum from paid_charge
       where kind in ('order', 'milestone') and currency = :currency and opened_at >= :from and opened_at < :to) paid,
     (select count(*)::integer as n, coalesce(sum(returned), 0)::bigint as sum from returned_charge
       where kind in ('order', 'milestone') and currency = :currency and returned_at >= :from and returned_at < :to)
         returned`,
);

async function between(db: Db, from: Date, to: Date, currency: string): Promise<DataOf<typeof dayFigures>['today']> {
  const row = await db.row(figures, { from, to, currency });
  if (row === undefined) throw new Error('no figures of the day');
  return { ...row, value: money(row.value, currency), refunded: money(row.refunded, currency) };
}

/** A part of a day is compared with the same part of the same weekday. */
export async function readDay(
  db: Db,
  { clock, config: { currency } }: Pick<Context, 'clock' | 'config'>,
): Promise<DataOf<typeof dayFigures>> {
  const now = clock();
  const midnight = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  const daysAgo = (days: number) => between(db, after(midnight, -days * DAY_MS), after(now, -days * DAY_MS), currency);
  const [today, yesterday, weekAgo] = await Promise.all([daysAgo(0), daysAgo(1), daysAgo(WEEK_DAYS)]);
  return { today, yesterday, week_ago: weekAgo };
}
