/** The two homes, one read each: what to do next by clock, what is going on, and the money. */
import { nextLevel, NO_MEASURES, type Level } from '#domains/profiles/levels.ts';
import { balances } from '#domains/wallet/server/wallet.ts';
import type { Actor } from '#kit/actor.ts';
import { DAY_MS } from '#kit/clock.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { money, type Money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { clientDashboard, freelancerDashboard } from '../contract.ts';
import { measuresNow } from './evaluate-levels.ts';
import { countsByTab } from './order-list.ts';
import { peopleOf } from './people.ts';
import { iso, presentLine } from './present.ts';
import { ORDER_COLUMNS, orderOf, type Order, type OrderRow } from './store.ts';

type Column = 'client_id' | 'freelancer_id';

/** Open orders and finished ones that may still be reviewed, by the clock that ends next. A person has few of them. */
const underWay = (column: Column) =>
  statement(
    `orders_under_way ${column}`,
    `select ${ORDER_COLUMNS} from orders where ${column} = $1
     and (state not in ('completed', 'cleared', 'cancelled', 'expired') or (state in ('completed', 'cleared') and reviews_shown_at is null))
     order by clock_at nulls last, id limit 50`,
  );
const bought = underWay('client_id');
const sold = underWay('freelancer_id');

const spentOn = statement(
  'orders_spent',
  `select coalesce(sum(total), 0)::text as total, count(*)::int as orders, count(distinct freelancer_id)::int as people
   from orders where client_id = $1 and currency = $2 and state in ('completed', 'cleared')`,
);

const isOpen = (order: Order): boolean => order.completedAt === null;

async function lines(db: Db, actor: Actor, rows: readonly OrderRow[], now: Date) {
  const orders = rows.map(orderOf);
  const people = await peopleOf(
    db,
    orders.flatMap((order) => [order.clientId, order.freelancerId]),
  );
  const present = (order: Order) => presentLine(order, actor.userId, people, now);
  const next = orders.map(present).filter(({ nextMove }) => nextMove !== null);
  return { next, active: orders.filter(isOpen).map(present) };
}

export async function readClientDashboard(db: Db, actor: Actor, context: Context): Promise<DataOf<typeof clientDashboard>> {
  const { currency } = context.config;
  const [rows, wallet, spent, counts] = await Promise.all([
    db.rows<OrderRow>(bought, [actor.userId]),
    balances(db, actor.userId, currency),
    db.row<{ total: string; orders: number; people: number }>(spentOn, [actor.userId, currency]),
    countsByTab(db, actor.userId, 'buying'),
  ]);
  const { spendable, held, clearing, available } = wallet;
  return {
    ...(await lines(db, actor, rows, context.clock())),
    money: { spendable, held, clearing, available },
    spent: { total: money(spent?.total ?? '0', currency), orders: spent?.orders ?? 0, people: spent?.people ?? 0 },
    counts,
  };
}

const WEEKS = 12;

/**
 * What the ledger released to this person for each week's completed orders: price less service fee, which the checker
 * holds against the postings to the cent (db/checks). Weeks start on Monday, UTC.
 */
const earnedByWeek = statement(
  'orders_earned_by_week',
  `select to_char(week at time zone 'UTC', 'YYYY-MM-DD') as starts_on, coalesce(sum(price - service_fee), 0)::text as earned
   from generate_series($3::timestamptz, $3::timestamptz + interval '${WEEKS - 1} weeks', interval '1 week') week
   left join orders on freelancer_id = $1 and currency = $2 and completed_at >= week and completed_at < week + interval '7 days'
   group by week order by week`,
);
const clearingNow = statement(
  'orders_clearing',
  `select number, offer->>'title' as title, left_of.amount::text as earned, clears_at from orders,
     lateral (select price - service_fee - coalesce((select sum(amount) from early_clearance where order_id = orders.id), 0) as amount) left_of
   where freelancer_id = $1 and state = 'completed' and left_of.amount > 0 order by clears_at, id limit 20`,
);
const record = statement(
  'orders_record',
  `select count(*) filter (where completed_at is not null)::int as completed,
     (select round(avg((communication + quality + value) / 3.0), 1)::float8 from review where about_id = $1 and author = 'client' and shown_at is not null) as rating,
     (select count(*)::int from review where about_id = $1 and author = 'client' and shown_at is not null) as reviews
   from orders where freelancer_id = $1`,
);

/** Monday 00:00 UTC of the week `weeksAgo` before the one of `now`. */
function mondayBefore(now: Date, weeksAgo: number): Date {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const sinceMonday = (now.getUTCDay() + 6) % 7;
  return new Date(midnight - (sinceMonday + 7 * weeksAgo) * DAY_MS);
}

const heldLevel = statement('orders_held_level', 'select level, level_loss_at from profile where user_id = $1');

/** The level was given by the day's job; the way to the next one is shown as it stands this minute. */
async function levelOf(db: Db, userId: string, now: Date): Promise<DataOf<typeof freelancerDashboard>['level']> {
  const row = await db.row<{ level: Level; level_loss_at: Date | null }>(heldLevel, [userId]);
  const held = row?.level ?? 'new';
  const measures = (await measuresNow(db, userId, now)) ?? NO_MEASURES;
  return { held, lossAt: row?.level_loss_at?.toISOString() ?? null, next: nextLevel(held), measures };
}

export async function readFreelancerDashboard(db: Db, actor: Actor, context: Context): Promise<DataOf<typeof freelancerDashboard>> {
  const { currency } = context.config;
  const now = context.clock();
  const amount = (text: string): Money => money(text, currency);
  const [rows, wallet, clearing, weeks, done, counts, level] = await Promise.all([
    db.rows<OrderRow>(sold, [actor.userId]),
    balances(db, actor.userId, currency),
    db.rows<{ number: string; title: string; earned: string; clears_at: Date }>(clearingNow, [actor.userId]),
    db.rows<{ starts_on: string; earned: string }>(earnedByWeek, [actor.userId, currency, mondayBefore(now, WEEKS - 1)]),
    db.row<{ completed: number; rating: number | null; reviews: number }>(record, [actor.userId]),
    countsByTab(db, actor.userId, 'selling'),
    levelOf(db, actor.userId, now),
  ]);
  return {
    ...(await lines(db, actor, rows, now)),
    money: { spendable: wallet.spendable, held: wallet.held, clearing: wallet.clearing, available: wallet.available },
    clearing: clearing.map((row) => ({ orderNumber: row.number, title: row.title, amount: amount(row.earned), clearsAt: iso(row.clears_at) })),
    weeks: weeks.map((week) => ({ startsOn: week.starts_on, earned: amount(week.earned) })),
    record: { completed: done?.completed ?? 0, onTimePercent: level.measures.on_time_percent, rating: done?.rating ?? null, reviews: done?.reviews ?? 0 },
    level,
    counts,
  };
}
