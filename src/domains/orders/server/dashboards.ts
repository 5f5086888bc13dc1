/** What orders put on the two dashboards: what to do next by clock, what is going on, and the money of it. */
import type { Actor } from '#kit/actor.ts';
import { DAY_MS } from '#kit/clock.ts';
import { money, type Money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { termsHistory } from '#kit/server/terms.ts';
import { dashboardPart } from '#kit/server/dashboard-part.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { orderCharge } from '../charge-kind.ts';
import { buyingPiece, orderTurnShape, sellingPiece, type Buying, type OrderTurn, type Selling } from '../dashboard-pieces.ts';
import { countsByTab, shownTo, sideColumn } from './order-list.ts';
import { iso, presentLines } from './present.ts';
import { ORDER_COLUMNS, ORDERS, ordersOf, type Order, type OrderRow } from './store.ts';

/** Open orders and finished ones that may still be reviewed: disputed ones first, whose clock is elsewhere, then by the clock that ends next. A person has few of them. */
const underWay = (side: 'buying' | 'selling') =>
  statement(
    `orders_under_way ${side}`,
    `select ${ORDER_COLUMNS} from ${ORDERS} where ${sideColumn[side]} = $1${shownTo[side]}
     and (state not in ('completed', 'cleared', 'cancelled', 'expired') or review_window.closes_at is not null and review_window.shown_at is null)
     order by state = 'disputed' desc, least(clock_at, case when review_window.shown_at is null then review_window.closes_at end) nulls last, id limit 50`,
  );
const bought = underWay('buying');
const sold = underWay('selling');

const spentOn = statement(
  'orders_spent',
  `select coalesce(sum(total), 0)::text as total, count(*)::int as orders, count(distinct freelancer_id)::int as people
   from orders where client_id = $1 and currency = $2 and state in ('completed', 'cleared')`,
);

/** The others are in the list of orders, one link away. */
const MOST_ACTIVE = 10;

const isOpen = (order: Order): boolean => order.completedAt === null || order.state === 'disputed';

async function lines(db: Db, actor: Actor, rows: readonly OrderRow[], now: Date) {
  const history = await termsHistory(db, now);
  const orders = await ordersOf(db, rows, history);
  const shown = await presentLines(db, orders, actor.userId, now);
  const waits = (line: (typeof shown)[number]) => line.next_move !== null || line.dispute_turn !== null;
  const turns: OrderTurn[] = shown.filter(waits).map((line) => ({ kind: 'order', ...line }));
  const open = new Set(orders.filter(isOpen).map(({ number }) => number));
  return { turns, active: shown.filter(({ order_number: number }) => open.has(number)).slice(0, MOST_ACTIVE) };
}

async function readBuying(db: Db, actor: Actor, context: Context): Promise<{ data: Buying; turns: OrderTurn[] }> {
  const { currency } = context.config;
  const [rows, spent, counts] = await Promise.all([
    db.rows(bought, [actor.userId]),
    db.row(spentOn, [actor.userId, currency]),
    countsByTab(db, actor.userId, 'buying'),
  ]);
  const { turns, active } = await lines(db, actor, rows, context.clock());
  const total = money(spent?.total ?? '0', currency);
  return { turns, data: { active, spent: { total, orders: spent?.orders ?? 0, people: spent?.people ?? 0 }, counts } };
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
   left join orders on freelancer_id = $1 and currency = $2 and state in ('completed', 'cleared') and completed_at >= week and completed_at < week + interval '7 days'
   group by week order by week`,
);
const clearingNow = statement(
  'orders_clearing',
  `select number as "number!", title as "title!", left_amount::text as "earned!", clears_at as "clears_at!" from clearing_charge
   where payee_id = $1 and kind = $2 and left_amount > 0 order by clears_at, id limit 20`,
);
/** Monday 00:00 UTC of the week `weeksAgo` before the one of `now`. */
function mondayBefore(now: Date, weeksAgo: number): Date {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const sinceMonday = (now.getUTCDay() + 6) % 7;
  return new Date(midnight - (sinceMonday + 7 * weeksAgo) * DAY_MS);
}

async function readSelling(db: Db, actor: Actor, context: Context): Promise<{ data: Selling; turns: OrderTurn[] }> {
  const { currency } = context.config;
  const now = context.clock();
  const amount = (text: string): Money => money(text, currency);
  const [rows, clearing, weeks, counts] = await Promise.all([
    db.rows(sold, [actor.userId]),
    db.rows(clearingNow, [actor.userId, orderCharge.kind]),
    db.rows(earnedByWeek, [actor.userId, currency, mondayBefore(now, WEEKS - 1)]),
    countsByTab(db, actor.userId, 'selling'),
  ]);
  const { turns, active } = await lines(db, actor, rows, now);
  return {
    turns,
    data: {
      active,
      clearing: clearing.map((row) => ({ order_number: row.number, title: row.title, amount: amount(row.earned), clears_at: iso(row.clears_at) })),
      weeks: weeks.map((week) => ({ starts_on: week.starts_on, earned: amount(week.earned) })),
      counts,
    },
  };
}

export const orderDashboards = [
  dashboardPart({ of: 'client', piece: buyingPiece, turn: orderTurnShape, read: readBuying }),
  dashboardPart({ of: 'freelancer', piece: sellingPiece, turn: orderTurnShape, read: readSelling }),
];
