import type { Actor } from '#kit/actor.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { termsHistory } from '#kit/server/terms.ts';
import { BOARD_COLUMNS, type OrderBoard } from '../board-contract.ts';
import { TABS, type OrderState } from '../order.ts';
import { presentLines } from './present.ts';
import { ORDER_COLUMNS, ORDERS, ordersOf } from './store.ts';

const MOST = 200;
const NEVER = '9999-12-31';
const SHOWN: readonly OrderState[] = BOARD_COLUMNS.flatMap((column) => TABS[column]);

const open = statement(
  'order_board',
  `select ${ORDER_COLUMNS} from ${ORDERS} where freelancer_id = :freelancerId and state = any (:states)
    order by clock_at nulls last, id limit ${MOST + 1}`,
);

export async function readOrderBoard(db: Db, actor: Actor, context: Context): Promise<OrderBoard> {
  const now = context.clock();
  const [rows, history] = await Promise.all([
    db.rows(open, { freelancerId: actor.userId, states: SHOWN }),
    termsHistory(db, now),
  ]);
  const orders = await ordersOf(db, rows.slice(0, MOST), history);
  const lines = await presentLines(db, orders, actor.userId, now);
  // By the deadline that a card shows: several clocks may run, and a dispute has its own.
  const byDeadline = lines.toSorted(
    (line, other) => Date.parse(line.clock?.ends_at ?? NEVER) - Date.parse(other.clock?.ends_at ?? NEVER),
  );
  const isIn = (column: keyof typeof TABS, state: OrderState): boolean =>
    (TABS[column] as readonly OrderState[]).includes(state);
  return {
    columns: BOARD_COLUMNS.map((key) => ({ key, items: byDeadline.filter(({ state }) => isIn(key, state)) })),
    is_cut: rows.length > MOST,
  };
}
