import type { Actor } from '#kit/actor.ts';
import { DAY_MS } from '#kit/clock.ts';
import { invalidField } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { onTimer } from '#kit/server/jobs/reactions.ts';
import { cancelTimers, setTimer } from '#kit/server/jobs/timers.ts';
import { sellerClosed, sellerOpened } from '../events.ts';
import { opensAt, TAKING_ORDERS, whyClosed, type Capacity } from '../taking-orders.ts';
import type { CapacityOnWire } from '../taking-orders-contract.ts';
import { refreshSellerCards } from './cards.ts';

/** Ends an absence on its date. */
const AWAY_ENDS = 'service.away_ends';

const COLUMNS = 'user_id, most_open, away_until, open_orders, next_due_at, closed, closed_since';
const ofSeller = statement('capacity_of', `select ${COLUMNS} from seller_capacity where user_id = $1`);
/** Made by the first write; the row is the lock of this seller. */
const lock = statement(
  'capacity_lock',
  `insert into seller_capacity (user_id) values ($1) on conflict (user_id) do update set user_id = excluded.user_id returning ${COLUMNS}`,
);
const write = statement(
  'capacity_write',
  'update seller_capacity set most_open = $2, away_until = $3, open_orders = $4, next_due_at = $5, closed = $6, closed_since = $7 where user_id = $1',
);

const drop = statement('capacity_drop', 'delete from seller_capacity where user_id = $1');

type Row = NonNullable<Awaited<ReturnType<typeof lockCapacity>>>;
const lockCapacity = (tx: Tx, userId: string) => tx.row(lock, [userId]);

const capacityIn = ({ most_open: mostOpen, away_until: awayUntil, open_orders: openOrders, next_due_at: nextDueAt }: Row): Capacity => ({
  mostOpen,
  awayUntil,
  openOrders,
  nextDueAt,
});

const onWire = (capacity: Capacity, now: Date): CapacityOnWire => ({
  most_open: capacity.mostOpen,
  away_until: capacity.awayUntil?.toISOString() ?? null,
  open_orders: capacity.openOrders,
  closed: whyClosed(capacity, now),
  opens_at: whyClosed(capacity, now) === null ? null : (opensAt(capacity, now)?.toISOString() ?? null),
});

const NOTHING_SET: Capacity = { mostOpen: null, awayUntil: null, openOrders: 0, nextDueAt: null };

export async function capacityOf(db: Db, userId: string, now: Date): Promise<CapacityOnWire> {
  const row = await db.row(ofSeller, [userId]);
  return onWire(row === undefined ? NOTHING_SET : capacityIn(row), now);
}

/** Writes what changed with what follows from it: cards say it, and people are notified when it is not the seller's own act. */
async function settle(tx: Tx, before: Row, to: Capacity, by: 'seller' | 'system', now: Date): Promise<void> {
  const closed = whyClosed(to, now);
  const since = closed === null ? null : (before.closed_since ?? now);
  const sellerId = before.user_id;
  await tx.rows(write, [sellerId, to.mostOpen, to.awayUntil, to.openOrders, to.nextDueAt, closed, since]);
  const wasOpening = opensAt(capacityIn(before), now)?.getTime();
  if (closed !== before.closed || (closed !== null && opensAt(to, now)?.getTime() !== wasOpening)) await refreshSellerCards(tx, sellerId);
  if (closed !== null && closed !== before.closed) announce(tx, sellerClosed, { sellerId, why: closed, by, mostOpen: to.mostOpen }, [userTopic(sellerId)]);
  if (closed === null && before.closed !== null && before.closed_since !== null)
    announce(tx, sellerOpened, { sellerId, was: before.closed, since: before.closed_since.toISOString(), by }, [userTopic(sellerId)]);
}

interface Wanted {
  readonly most_open: number | null;
  readonly away_until: string | null;
}

export async function changeCapacity(tx: Tx, actor: Actor, wanted: Wanted, context: Pick<Context, 'clock'>): Promise<CapacityOnWire> {
  const now = context.clock();
  const awayUntil = wanted.away_until === null ? null : new Date(wanted.away_until);
  if (awayUntil !== null && awayUntil <= now) throw invalidField('away_until', 'Choose a date in the future.');
  if (awayUntil !== null && awayUntil.getTime() > now.getTime() + TAKING_ORDERS.awayDays * DAY_MS)
    throw invalidField('away_until', `Choose a date within ${TAKING_ORDERS.awayDays} days.`);
  const before = await locked(tx, actor.userId);
  const to = { ...capacityIn(before), mostOpen: wanted.most_open, awayUntil };
  if (awayUntil === null) cancelTimers(tx, actor.userId, AWAY_ENDS);
  else setTimer(tx, AWAY_ENDS, actor.userId, awayUntil);
  await settle(tx, before, to, 'seller', now);
  return onWire(to, now);
}

async function locked(tx: Tx, userId: string): Promise<Row> {
  const row = await lockCapacity(tx, userId);
  if (row === undefined) throw new Error('a capacity was not written');
  return row;
}

/** An absence that was extended meanwhile has a timer of its own. */
async function endAbsence(tx: Tx, userId: string, context: Context): Promise<void> {
  const now = context.clock();
  const before = await locked(tx, userId);
  if (before.away_until === null || before.away_until > now) return;
  await settle(tx, before, { ...capacityIn(before), awayUntil: null }, 'system', now);
}

export const capacityTimers = [onTimer(AWAY_ENDS, 'upkeep', endAbsence)];

/** What orders count, once it is this seller's turn: of two counts the later one holds. */
export async function countOpenOrders(
  tx: Tx,
  userId: string,
  count: () => Promise<Pick<Capacity, 'openOrders' | 'nextDueAt'>>,
  context: Pick<Context, 'clock'>,
): Promise<void> {
  const before = await locked(tx, userId);
  await settle(tx, before, { ...capacityIn(before), ...(await count()) }, 'system', context.clock());
}

/** Of someone who deleted their account. */
export const dropCapacity = async (tx: Tx, userId: string): Promise<void> => {
  cancelTimers(tx, userId, AWAY_ENDS);
  await tx.rows(drop, [userId]);
};
