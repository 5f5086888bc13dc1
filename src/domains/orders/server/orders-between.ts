/** Orders under way between two people, with what the reader does next, for their conversation. */
import { statement, type Db } from '#kit/server/db/database.ts';
import { MOST_WORK, type TalkWork } from '#domains/messaging/server/messaging.ts';
import { termsHistory } from '#kit/server/terms.ts';
import { pathTo } from '#routes';
import type { OrderLine } from '../contract.ts';
import { stateLabel, turnWords } from '../state-words.ts';
import { presentLines } from './present.ts';
import { ORDER_COLUMNS, ORDERS, ordersOf } from './store.ts';

/** As the indexes of open orders have it. */
const OVER = "'completed', 'cleared', 'cancelled', 'expired'";

/**
 * Open ones, and finished ones that may still be reviewed, each found by its own index, however many have ended between
 * the two. An unpaid one is its client’s alone.
 */
const between = statement(
  'orders_with_steps',
  `select ${ORDER_COLUMNS} from ${ORDERS} where id in (
       select id from orders where client_id = :readerId and freelancer_id = :otherId and state not in (${OVER})
       union all select id from orders where client_id = :otherId and freelancer_id = :readerId and paid_at is not null
         and state not in (${OVER})
       union all select work_id from open_review where client_id = :readerId and freelancer_id = :otherId
       union all select work_id from open_review where client_id = :otherId and freelancer_id = :readerId)
     and (state not in (${OVER}) or review_window.closes_at > :now and review_window.shown_at is null)
   order by state in ('completed', 'cleared'), state = 'disputed' desc, clock_at nulls last, id limit ${MOST_WORK}`,
);

const UNTIL: Readonly<Partial<Record<string, string>>> = {
  payment: 'pay by',
  requirements: 'requirements by',
  delivery: 'due',
  hold: 'on hold until',
  extension: 'answer by',
  extra: 'answer by',
  approval: 'review by',
  cancellation: 'answer by',
  clearance: 'clears',
  reviews: 'review by',
};

/** A late one has the clock of its cancellation, which is not when its work was due. */
function endOf({ clock, late, due_at: dueAt }: OrderLine): TalkWork['ends'] {
  if (late && dueAt !== null) return { words: 'was due', at: new Date(dueAt) };
  return clock === null ? null : { words: UNTIL[clock.kind] ?? 'until', at: new Date(clock.ends_at) };
}

/** Finished ones only where it is the reader’s turn. */
export async function ordersBetween(db: Db, readerId: string, otherId: string, now: Date): Promise<TalkWork[]> {
  const rows = await db.rows(between, { readerId, otherId, now });
  if (rows.length === 0) return [];
  const lines = await presentLines(db, await ordersOf(db, rows, await termsHistory(db, now)), readerId, now);
  return lines.flatMap((line): TalkWork[] => {
    const { order_number: orderNumber, title, state, next_move: move, dispute_turn: inDispute } = line;
    const label = turnWords(line);
    if (label === null && ['completed', 'cleared', 'cancelled'].includes(state)) return [];
    const path = pathTo('order', { orderNumber });
    return [
      {
        kind: 'order',
        ref: orderNumber,
        title,
        path,
        listPath: pathTo(line.side === 'client' ? 'buying-orders' : 'selling-orders'),
        state: stateLabel(line).label,
        ends: endOf(line),
        step:
          label === null
            ? null
            : {
                title,
                label,
                path: inDispute === null && move === 'review' ? pathTo('order-review', { orderNumber }) : path,
              },
      },
    ];
  });
}
