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
import { refuseWords } from '../text-rules.ts';
import { refreshSellerCards } from './cards.ts';

/** Begin and end an absence on their dates. */
const AWAY_BEGINS = 'service.away_begins';
const AWAY_ENDS = 'service.away_ends';

const COLUMNS = 'user_id, most_open, away_from, away_until, away_note, open_orders, next_due_at, closed, closed_since';
const ofSeller = statement('capacity_of', `select ${COLUMNS} from seller_capacity where user_id = :userId`);
/** Made by the first write; the row is the lock of this seller. */
const lock = statement(
  'capacity_lock',
  `insert into seller_capacity (user_id) values (:userId) on conflict (user_id) do update set user_id = excluded.user_id
    returning ${COLUMNS}`,
);
const write = statement(
  'capacity_write',
  `update seller_capacity set most_open = :mostOpen, away_from = :begins, away_until = :awayUntil,
    away_note = :awayNote, open_orders = :openOrders, next_due_at = :nextDueAt, closed = :closed, closed_since = :since
   where user_id = :sellerId`,
);

const drop = statement('capacity_drop', 'delete from seller_capacity where user_id = :userId');

type Row = NonNullable<Awaited<ReturnType<typeof lockCapacity>>>;
const lockCapacity = (tx: Tx, userId: string) => tx.row(lock, { userId });

interface Absence extends Pick<Capacity, 'awayFrom' | 'awayUntil'> {
  readonly awayNote: string | null;
}
type Settings = Capacity & Absence;

const settingsIn = (row: Row): Settings => ({
  mostOpen: row.most_open,
  awayFrom: row.away_from,
  awayUntil: row.away_until,
  awayNote: row.away_note,
  openOrders: row.open_orders,
  nextDueAt: row.next_due_at,
});

const onWire = (capacity: Settings, now: Date): CapacityOnWire => ({
  most_open: capacity.mostOpen,
  away_from: capacity.awayFrom?.toISOString() ?? null,
  away_until: capacity.awayUntil?.toISOString() ?? null,
  away_note: capacity.awayNote,
  open_orders: capacity.openOrders,
  closed: whyClosed(capacity, now),
  opens_at: whyClosed(capacity, now) === null ? null : (opensAt(capacity, now)?.toISOString() ?? null),
});

const NOT_AWAY: Absence = { awayFrom: null, awayUntil: null, awayNote: null };
const NOTHING_SET: Settings = { ...NOT_AWAY, mostOpen: null, openOrders: 0, nextDueAt: null };

export async function capacityOf(db: Db, userId: string, now: Date): Promise<CapacityOnWire> {
  const row = await db.row(ofSeller, { userId });
  return onWire(row === undefined ? NOTHING_SET : settingsIn(row), now);
}

/**
 * Writes what changed with what follows from it: cards say it, and people are notified when it is not the seller's own
 * act.
 */
async function settle(tx: Tx, before: Row, to: Settings, by: 'seller' | 'system', now: Date): Promise<void> {
  const closed = whyClosed(to, now);
  const since = closed === null ? null : (before.closed_since ?? now);
  const sellerId = before.user_id;
  const begins = to.awayFrom !== null && to.awayFrom > now ? to.awayFrom : null;
  await tx.rows(write, {
    sellerId,
    mostOpen: to.mostOpen,
    begins,
    awayUntil: to.awayUntil,
    awayNote: to.awayNote,
    openOrders: to.openOrders,
    nextDueAt: to.nextDueAt,
    closed,
    since,
  });
  const wasOpening = opensAt(settingsIn(before), now)?.getTime();
  if (closed !== before.closed || (closed !== null && opensAt(to, now)?.getTime() !== wasOpening))
    await refreshSellerCards(tx, sellerId);
  if (closed !== null && closed !== before.closed)
    announce(tx, sellerClosed, { sellerId, why: closed, by, mostOpen: to.mostOpen }, [userTopic(sellerId)]);
  if (closed === null && before.closed !== null && before.closed_since !== null)
    announce(tx, sellerOpened, { sellerId, was: before.closed, since: before.closed_since.toISOString(), by }, [
      userTopic(sellerId),
    ]);
}

interface Wanted {
  readonly most_open: number | null;
  readonly away_until: string | null;
  readonly away_from?: string | null | undefined;
  readonly away_note?: string | null | undefined;
}

/** The absence as it is stored. */
function absenceIn({ away_from: from, away_until: until, away_note: note }: Wanted, now: Date): Absence {
  if (until === null) return NOT_AWAY;
  const awayUntil = new Date(until);
  if (awayUntil <= now) throw invalidField('away_until', 'Choose a date in the future.');
  if (awayUntil.getTime() > now.getTime() + TAKING_ORDERS.awayDays * DAY_MS)
    throw invalidField('away_until', `Choose a date within ${TAKING_ORDERS.awayDays} days.`);
  const awayFrom = typeof from === 'string' && new Date(from) > now ? new Date(from) : null;
  if (awayFrom !== null && awayFrom >= awayUntil) throw invalidField('away_from', 'Choose a date before you are back.');
  const awayNote = note ?? '';
  refuseWords([['away_note', awayNote]]);
  return { awayFrom, awayUntil, awayNote: awayNote === '' ? null : awayNote };
}

export async function changeCapacity(
  tx: Tx,
  actor: Actor,
  wanted: Wanted,
  context: Pick<Context, 'clock'>,
): Promise<CapacityOnWire> {
  const now = context.clock();
  const absence = absenceIn(wanted, now);
  const before = await locked(tx, actor.userId);
  const to = { ...settingsIn(before), mostOpen: wanted.most_open, ...absence };
  for (const [timer, at] of [
    [AWAY_BEGINS, absence.awayFrom],
    [AWAY_ENDS, absence.awayUntil],
  ] as const) {
    if (at === null) cancelTimers(tx, actor.userId, timer);
    else setTimer(tx, timer, actor.userId, at);
  }
  await settle(tx, before, to, 'seller', now);
  return onWire(to, now);
}

async function locked(tx: Tx, userId: string): Promise<Row> {
  const row = await lockCapacity(tx, userId);
  if (row === undefined) throw new Error('a capacity was not written');
  return row;
}

/** An absence that was moved meanwhile has a timer of its own. */
async function beginAbsence(tx: Tx, userId: string, context: Context): Promise<void> {
  const now = context.clock();
  const before = await locked(tx, userId);
  if (before.away_from === null || before.away_from > now) return;
  await settle(tx, before, settingsIn(before), 'system', now);
}

/** The same of its end. */
async function endAbsence(tx: Tx, userId: string, context: Context): Promise<void> {
  const now = context.clock();
  const before = await locked(tx, userId);
  if (before.away_until === null || before.away_until > now) return;
  await settle(tx, before, { ...settingsIn(before), ...NOT_AWAY }, 'system', now);
}

export const capacityTimers = [onTimer(AWAY_ENDS, 'upkeep', endAbsence), onTimer(AWAY_BEGINS, 'upkeep', beginAbsence)];

/** What orders count, once it is this seller's turn: of two counts the later one holds. */
export async function countOpenOrders(
  tx: Tx,
  userId: string,
  count: () => Promise<Pick<Capacity, 'openOrders' | 'nextDueAt'>>,
  context: Pick<Context, 'clock'>,
): Promise<void> {
  const before = await locked(tx, userId);
  await settle(tx, before, { ...settingsIn(before), ...(await count()) }, 'system', context.clock());
}

/** Of someone who deleted their account. */
export const dropCapacity = async (tx: Tx, userId: string): Promise<void> => {
  for (const timer of [AWAY_BEGINS, AWAY_ENDS]) cancelTimers(tx, userId, timer);
  await tx.rows(drop, { userId });
};
