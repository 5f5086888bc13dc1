/** Orders under way between two people, with what the reader does next, for their conversation. */
import { statement, type Db } from '#kit/server/db/database.ts';
import { MOST_WORK, type TalkWork } from '#kit/server/talk-subject.ts';
import { termsHistory } from '#kit/server/terms.ts';
import { pathTo } from '#routes';
import { stateLabel, turnWords } from '../state-words.ts';
import { presentLines } from './present.ts';
import { ORDER_COLUMNS, ORDERS, ordersOf } from './store.ts';

/** Open ones, and finished ones that may still be reviewed. An unpaid one is its client’s alone. */
const between = statement(
  'orders_with_steps',
  `select ${ORDER_COLUMNS} from ${ORDERS} where (client_id, freelancer_id) in ((:readerId, :otherId), (:otherId, :readerId))
     and (client_id = :readerId or paid_at is not null)
     and (state not in ('completed', 'cleared', 'cancelled', 'expired') or review_window.closes_at > :now and review_window.shown_at is null)
   order by state in ('completed', 'cleared'), state = 'disputed' desc, clock_at nulls last, id limit ${MOST_WORK}`,
);

/** Finished ones only where it is the reader’s turn. */
export async function ordersBetween(db: Db, readerId: string, otherId: string, now: Date): Promise<TalkWork[]> {
  const rows = await db.rows(between, { readerId, otherId, now });
  if (rows.length === 0) return [];
  const lines = await presentLines(db, await ordersOf(db, rows, await termsHistory(db, now)), readerId, now);
  return lines.flatMap((line): TalkWork[] => {
    const { order_number: orderNumber, title, state, next_move: move, dispute_turn: inDispute, clock } = line;
    const label = turnWords(line);
    if (label === null && ['completed', 'cleared', 'cancelled'].includes(state)) return [];
    const path = pathTo('order', { orderNumber });
    return [
      {
        kind: 'order',
        ref: orderNumber,
        title,
        path,
        state: stateLabel(line).label,
        endsAt: clock === null ? null : new Date(clock.ends_at),
        step: label === null ? null : { title, label, path: inDispute === null && move === 'review' ? pathTo('order-review', { orderNumber }) : path },
      },
    ];
  });
}
