import type { Actor } from '#kit/actor.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { cutPage } from '#kit/paging.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { orderList } from '../contract.ts';
import { TABS, type OrderState, type Tab } from '../order.ts';
import { NEVER, placeInTime } from './cursor.ts';
import { peopleOf } from './people.ts';
import { presentLine } from './present.ts';
import { ORDER_COLUMNS, orderOf, type OrderRow } from './store.ts';

export interface ListQuery {
  readonly side: 'buying' | 'selling';
  readonly state?: Tab | undefined;
  readonly q?: string | undefined;
  readonly sort?: 'newest' | 'due' | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

const PAGE_SIZE = 20;

const sideColumn = { buying: 'client_id', selling: 'freelancer_id' } as const;

const listStatement = (side: keyof typeof sideColumn, sort: 'newest' | 'due') => {
  const order =
    sort === 'newest'
      ? { after: '(placed_at, id) < ($4::timestamptz, $5::uuid)', by: 'placed_at desc, id desc' }
      : { after: `(coalesce(clock_at, '${NEVER}'), id) > ($4::timestamptz, $5::uuid)`, by: `coalesce(clock_at, '${NEVER}'), id` };
  return statement(
    `order_list ${side} ${sort}`,
    `select ${ORDER_COLUMNS}, clock_at from orders where ${sideColumn[side]} = $1
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
  const place = placeInTime(query.cursor);
  const values = [
    actor.userId,
    state === undefined ? null : TABS[state],
    q === undefined || q === '' ? null : asPattern(q),
    place?.key ?? null,
    place?.id ?? null,
    limit + 1,
  ];
  const [rows, counts] = await Promise.all([db.rows<OrderRow & { clock_at: Date | null }>(lists[side][sort], values), countsByTab(db, actor.userId, side)]);
  const page = cutPage(rows, limit, (row) => ({ key: sort === 'newest' ? row.placed_at.toISOString() : (row.clock_at?.toISOString() ?? NEVER), id: row.id }));
  const orders = page.items.map(orderOf);
  const people = await peopleOf(
    db,
    orders.map((order) => (side === 'buying' ? order.freelancerId : order.clientId)),
  );
  const now = context.clock();
  return { items: orders.map((order) => presentLine(order, actor.userId, people, now)), nextCursor: page.nextCursor, counts };
}

const counted = {
  buying: statement('order_counts buying', 'select state, count(*)::int as n from orders where client_id = $1 group by state'),
  selling: statement('order_counts selling', 'select state, count(*)::int as n from orders where freelancer_id = $1 group by state'),
};

export async function countsByTab(db: Db, userId: string, side: ListQuery['side']): Promise<Record<'all' | Tab, number>> {
  const rows = await db.rows<{ state: OrderState; n: number }>(counted[side], [userId]);
  const inStates = (states: readonly OrderState[]) => rows.reduce((all, row) => (states.includes(row.state) ? all + row.n : all), 0);
  const tabs = (Object.keys(TABS) as Tab[]).map((tab) => [tab, inStates(TABS[tab])] as const);
  return { all: rows.reduce((all, row) => all + row.n, 0), ...(Object.fromEntries(tabs) as Record<Tab, number>) };
}
