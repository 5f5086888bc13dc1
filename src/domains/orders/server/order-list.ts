import type { Actor } from '#kit/actor.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { cutPage, isInstant, placeOf } from '#kit/paging.ts';
import type { Context } from '#kit/server/context.ts';
import { termsHistory } from '#kit/server/terms.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { orderList } from '../contract.ts';
import { TABS, type OrderState, type Tab } from '../order.ts';
import { presentLines } from './present.ts';
import { ORDER_COLUMNS, ORDERS, ordersOf } from './store.ts';

export interface ListQuery {
  readonly side: 'buying' | 'selling';
  readonly state?: Tab | undefined;
  readonly q?: string | undefined;
  readonly sort?: 'newest' | 'due' | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

const PAGE_SIZE = 20;

export const sideColumn = { buying: 'client_id', selling: 'freelancer_id' } as const;
/** A checkout that nobody paid is no order to its freelancer. */
export const shownTo = { buying: '', selling: ' and paid_at is not null' } as const;

const IS_DONE = "state in ('completed', 'cleared', 'cancelled', 'expired')";
const REVIEW_CLOCK = 'case when review_window.shown_at is null then review_window.closes_at end';
const DISPUTE_CLOCK = '(select clock_at from work_dispute where work_dispute.work_id = orders.id and ended_at is null)';

/**
 * The deadline that each side's lines show (`clockFor` in present.ts): when earnings clear is hidden from who bought.
 */
const SHOWN_CLOCK = {
  buying: `case when state = 'disputed' then ${DISPUTE_CLOCK} when ${IS_DONE} then ${REVIEW_CLOCK} else clock_at end`,
  selling: `case when state = 'disputed' then ${DISPUTE_CLOCK}
    when ${IS_DONE} then coalesce(case when not 'freelancer' = any (review_window.reviewed_by) then ${REVIEW_CLOCK} end, least(clock_at, ${REVIEW_CLOCK}))
    when state in ('in_progress', 'in_revision') and on_hold_at is null and late_at is null then due_at else clock_at end`,
} as const;

/**
 * Work without a deadline follows work that has one, and what is done follows both: one instant, so that the cursor is
 * one too.
 */
const placeByDeadline = (side: ListQuery['side']): string =>
  `coalesce(${SHOWN_CLOCK[side]}, timestamptz '2900-01-01') + case when ${IS_DONE} then interval '1000 years' else interval '0' end`;

const listStatement = (side: ListQuery['side'], sort: 'newest' | 'due') => {
  const place = sort === 'newest' ? 'placed_at' : placeByDeadline(side);
  const [isAfter, direction] = sort === 'newest' ? ['<', 'desc'] : ['>', 'asc'];
  return statement(
    `order_list ${side} ${sort}`,
    `select ${ORDER_COLUMNS}, ${place} as "place!" from ${ORDERS} where ${sideColumn[side]} = :userId${shownTo[side]}
     and (:states::text[] is null or state = any(:states))
       and (:words::text is null or number ilike :words or offer->>'title' ilike :words)
     and (:afterAt::timestamptz is null or (${place}, id) ${isAfter} (:afterAt::timestamptz, :afterId::uuid))
       order by ${place} ${direction}, id ${direction} limit :limit`,
  );
};

const lists = {
  buying: { newest: listStatement('buying', 'newest'), due: listStatement('buying', 'due') },
  selling: { newest: listStatement('selling', 'newest'), due: listStatement('selling', 'due') },
};

const asPattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

export async function readOrderList(
  db: Db,
  actor: Actor,
  query: ListQuery,
  context: Context,
): Promise<DataOf<typeof orderList>> {
  const { side, state, q, sort = 'newest', limit = PAGE_SIZE } = query;
  const place = placeOf(query.cursor, { key: isInstant });
  const filters = {
    userId: actor.userId,
    states: state === undefined ? null : TABS[state],
    words: q === undefined || q === '' ? null : asPattern(q),
  };
  const from = { afterAt: place?.key ?? null, afterId: place?.id ?? null, limit: limit + 1 };
  const now = context.clock();
  const [rows, counts, history] = await Promise.all([
    db.rows(lists[side][sort], { ...filters, ...from }),
    countsByTab(db, actor.userId, side),
    termsHistory(db, now),
  ]);
  const page = cutPage(rows, limit, (row) => ({ key: row.place.toISOString(), id: row.id }));
  const orders = await ordersOf(db, page.items, history);
  return { items: await presentLines(db, orders, actor.userId, now), next_cursor: page.next_cursor, counts };
}

const counted = {
  buying: statement(
    'order_counts buying',
    'select state, count(*)::int as n from orders where client_id = :userId group by state',
  ),
  selling: statement(
    'order_counts selling',
    'select state, count(*)::int as n from orders where freelancer_id = :userId and paid_at is not null group by state',
  ),
};

export async function countsByTab(
  db: Db,
  userId: string,
  side: ListQuery['side'],
): Promise<Record<'all' | Tab, number>> {
  const rows = await db.rows(counted[side], { userId });
  const inStates = (states: readonly OrderState[]) =>
    rows.reduce((all, row) => (states.includes(row.state) ? all + row.n : all), 0);
  const tabs = (Object.keys(TABS) as Tab[]).map((tab) => [tab, inStates(TABS[tab])] as const);
  return { all: rows.reduce((all, row) => all + row.n, 0), ...(Object.fromEntries(tabs) as Record<Tab, number>) };
}
