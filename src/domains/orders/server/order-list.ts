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

/** Sorts after every instant: rows without one come last. */
const NEVER = 'infinity';
const PAGE_SIZE = 20;

export const sideColumn = { buying: 'client_id', selling: 'freelancer_id' } as const;
/** A checkout that nobody paid is no order to its freelancer. */
export const shownTo = { buying: '', selling: ' and paid_at is not null' } as const;

/** The time to review ends like any other clock of the order. */
const REVIEW_CLOCK = 'case when review_window.shown_at is null then review_window.closes_at end';
const NEXT_CLOCK = `coalesce(least(clock_at, ${REVIEW_CLOCK}), '${NEVER}')`;

const listStatement = (side: keyof typeof sideColumn, sort: 'newest' | 'due') => {
  const order =
    sort === 'newest'
      ? { after: '(placed_at, id) < ($4::timestamptz, $5::uuid)', by: 'placed_at desc, id desc' }
      : { after: `(${NEXT_CLOCK}, id) > ($4::timestamptz, $5::uuid)`, by: `${NEXT_CLOCK}, id` };
  return statement(
    `order_list ${side} ${sort}`,
    `select ${ORDER_COLUMNS}, least(clock_at, ${REVIEW_CLOCK}) as clock_at from ${ORDERS} where ${sideColumn[side]} = $1${shownTo[side]}
     and ($2::text[] is null or state = any($2)) and ($3::text is null or number ilike $3 or offer->>'title' ilike $3)
     and ($4::timestamptz is null or ${order.after}) order by ${order.by} limit $6`,
  );
};

const lists = {
  buying: { newest: listStatement('buying', 'newest'), due: listStatement('buying', 'due') },
  selling: { newest: listStatement('selling', 'newest'), due: listStatement('selling', 'due') },
};

const asPattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

export async function readOrderList(db: Db, actor: Actor, query: ListQuery, context: Context): Promise<DataOf<typeof orderList>> {
  const { side, state, q, sort = 'newest', limit = PAGE_SIZE } = query;
  const place = placeOf(query.cursor, { key: (text) => text === NEVER || isInstant(text) });
  const values = [
    actor.userId,
    state === undefined ? null : TABS[state],
    q === undefined || q === '' ? null : asPattern(q),
    place?.key ?? null,
    place?.id ?? null,
    limit + 1,
  ] as const;
  const now = context.clock();
  const [rows, counts, history] = await Promise.all([db.rows(lists[side][sort], [...values]), countsByTab(db, actor.userId, side), termsHistory(db, now)]);
  const page = cutPage(rows, limit, (row) => ({ key: sort === 'newest' ? row.placed_at.toISOString() : (row.clock_at?.toISOString() ?? NEVER), id: row.id }));
  const orders = await ordersOf(db, page.items, history);
  return { items: await presentLines(db, orders, actor.userId, now), next_cursor: page.next_cursor, counts };
}

const counted = {
  buying: statement('order_counts buying', 'select state, count(*)::int as n from orders where client_id = $1 group by state'),
  selling: statement('order_counts selling', 'select state, count(*)::int as n from orders where freelancer_id = $1 and paid_at is not null group by state'),
};

export async function countsByTab(db: Db, userId: string, side: ListQuery['side']): Promise<Record<'all' | Tab, number>> {
  const rows = await db.rows(counted[side], [userId]);
  const inStates = (states: readonly OrderState[]) => rows.reduce((all, row) => (states.includes(row.state) ? all + row.n : all), 0);
  const tabs = (Object.keys(TABS) as Tab[]).map((tab) => [tab, inStates(TABS[tab])] as const);
  return { all: rows.reduce((all, row) => all + row.n, 0), ...(Object.fromEntries(tabs) as Record<Tab, number>) };
}
