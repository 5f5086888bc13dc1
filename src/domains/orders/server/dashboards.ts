/**
 * What orders put on the two dashboards: what to do next by clock, and what is going on. Their money is the wallet’s.
 */
import type { Actor } from '#kit/actor.ts';
import type { Context } from '#kit/server/context.ts';
import { termsHistory } from '#kit/server/terms.ts';
import { dashboardPart } from '#kit/server/dashboard-part.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { orderTurnShape, ordersPiece, type OpenOrders, type OrderTurn } from '../dashboard-pieces.ts';
import { countsByTab, shownTo, sideColumn } from './order-list.ts';
import { presentLines } from './present.ts';
import { ORDER_COLUMNS, ORDERS, ordersOf, type Order, type OrderRow } from './store.ts';

/**
 * Open orders and finished ones that may still be reviewed: disputed ones first, whose clock is elsewhere, then by the
 * clock that ends next. A person has few of them, each found by its own index, however many have ended.
 */
const underWay = (side: 'buying' | 'selling') =>
  statement(
    `orders_under_way ${side}`,
    `select ${ORDER_COLUMNS} from ${ORDERS} where ${sideColumn[side]} = :clientId${shownTo[side]} and id in (
       select id from orders
         where ${sideColumn[side]} = :clientId and state not in ('completed', 'cleared', 'cancelled', 'expired')
       union all select work_id from open_review where ${sideColumn[side]} = :clientId)
     order by state = 'disputed' desc,
       least(clock_at, case when review_window.shown_at is null then review_window.closes_at end) nulls last, id
       limit 50`,
  );
const bought = underWay('buying');
const sold = underWay('selling');

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

const readSide =
  (side: 'buying' | 'selling') =>
  async (db: Db, actor: Actor, context: Context): Promise<{ data: OpenOrders; turns: OrderTurn[] }> => {
    const [rows, counts] = await Promise.all([
      db.rows(side === 'buying' ? bought : sold, { clientId: actor.userId }),
      countsByTab(db, actor.userId, side),
    ]);
    const { turns, active } = await lines(db, actor, rows, context.clock());
    return { turns, data: { active, counts } };
  };

export const orderDashboards = [
  dashboardPart({ of: 'client', piece: ordersPiece, turn: orderTurnShape, read: readSide('buying') }),
  dashboardPart({ of: 'freelancer', piece: ordersPiece, turn: orderTurnShape, read: readSide('selling') }),
];
