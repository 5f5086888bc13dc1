import type { Actor } from '#kit/actor.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import { cutPage } from '#kit/paging.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { personCards } from '#domains/profiles/server/profiles.ts';
import { operatorNeeded } from '#domains/wallet/events.ts';
import type { settleSharedDestination, sharedDestinations } from '../admin-contract.ts';
import type { PayoutMethod } from './methods.ts';
import { placeInQueue } from './place.ts';

const PAGE_SIZE = 20;

const queue = statement(
  'shared_destination_queue',
  "select pg_advisory_xact_lock(hashtextextended(encode(fingerprint, 'hex'), 23)) from payout_method where id = $1",
);
const others = statement(
  'shared_destination_others',
  `select exists (select from payout_method other where other.fingerprint = m.fingerprint and other.user_id <> m.user_id) as is_shared,
     exists (select from payout_method other where other.fingerprint = m.fingerprint and other.user_id = m.user_id and other.id <> m.id) as is_known
   from payout_method m where m.id = $1`,
);
const notice = statement(
  'shared_destination_notice',
  `insert into shared_destination (id, fingerprint, label) select $2, fingerprint, label from payout_method where id = $1
   on conflict (fingerprint) do update set noticed_at = now(), settled_at = null, settled_by = null, settled_because = null returning id, label`,
);

/** Somebody named an account that another person named before: operators are told, and money to it waits for them (MON-19). */
export async function noticeShared(tx: Tx, method: PayoutMethod, context: Pick<Context, 'makeId'>): Promise<void> {
  await tx.rows(queue, [method.id]);
  const seen = await tx.row<{ is_shared: boolean; is_known: boolean }>(others, [method.id]);
  if (seen?.is_shared !== true || seen.is_known) return;
  const row = await tx.row<{ id: string; label: string }>(notice, [method.id, context.makeId()]);
  if (row === undefined) throw new Error('the shared destination was not written');
  const words = `${row.label}: another person is paid there too. Withdrawals to it wait until you have looked at both.`;
  await announce(tx, operatorNeeded, { what: 'shared_destination', subject: row.id, words });
}

interface Row {
  id: string;
  label: string;
  noticed_at: Date;
  settled_at: Date | null;
  settled_because: string | null;
  user_ids: string[];
}
const list = statement(
  'shared_destinations',
  `select s.id, s.label, date_trunc('milliseconds', s.noticed_at) as noticed_at, s.settled_at, s.settled_because,
     array(select distinct m.user_id from payout_method m where m.fingerprint = s.fingerprint) as user_ids
   from shared_destination s where $1::timestamptz is null or (date_trunc('milliseconds', s.noticed_at), s.id) < ($1, $2::uuid)
   order by date_trunc('milliseconds', s.noticed_at) desc, s.id desc limit $3`,
);

/** The newest first, those that wait and those that were settled. */
export async function readShared(db: Db, query: { cursor?: string | undefined; limit?: number | undefined }): Promise<DataOf<typeof sharedDestinations>> {
  const place = placeInQueue(query.cursor);
  const limit = query.limit ?? PAGE_SIZE;
  const rows = await db.rows<Row>(list, [place?.key ?? null, place?.id ?? null, limit + 1]);
  const page = cutPage(rows, limit, (row) => ({ key: row.noticed_at.toISOString(), id: row.id }));
  const cards = await personCards(
    db,
    page.items.flatMap(({ user_ids: ids }) => ids),
  );
  return {
    items: page.items.map((row) => ({
      id: row.id,
      label: row.label,
      noticedAt: row.noticed_at.toISOString(),
      settledAt: row.settled_at?.toISOString() ?? null,
      settledBecause: row.settled_because,
      people: row.user_ids.map((id) => ({ id, name: cards.get(id)?.display_name ?? 'Former member', username: cards.get(id)?.username ?? '' })),
    })),
    nextCursor: page.nextCursor,
  };
}

const lock = statement(
  'shared_destination_lock',
  `select s.settled_at, exists (select from payout_method m where m.fingerprint = s.fingerprint and m.user_id = $2) as is_own
   from shared_destination s where s.id = $1 for update of s`,
);
const settle = statement('shared_destination_settle', 'update shared_destination set settled_at = now(), settled_by = $2, settled_because = $3 where id = $1');

/** An operator has looked at the people behind it. From here on only its sums count. */
export async function settleShared(tx: Tx, actor: Actor, id: string, reason: string): Promise<DataOf<typeof settleSharedDestination>> {
  const row = await tx.row<{ settled_at: Date | null; is_own: boolean }>(lock, [id, actor.userId]);
  if (row === undefined) throw new Failure('not_found');
  if (row.is_own) throw new Failure('forbidden', { message: 'Another operator has to look at your own account.' });
  if (row.settled_at !== null) return null;
  await tx.rows(settle, [id, actor.userId, reason]);
  await recordStaffAct(tx, actor, 'destination.settle', { type: 'shared_destination', id }, reason, { settled: false }, { settled: true });
  return null;
}
