import type { Actor } from '#kit/actor.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import { cutPage, placeOf } from '#kit/paging.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { lockUntilCommit } from '#kit/server/db/lock-until-commit.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import { operatorNeeded } from '#domains/wallet/events.ts';
import type { settleSharedDestination, sharedDestinations } from '../admin-contract.ts';
import type { PayoutMethod } from './methods.ts';

const PAGE_SIZE = 20;

const DESTINATIONS = 23;

/** One at a time for one bank account, no matter whose. */
export const queueForDestination = (tx: Tx, fingerprint: Buffer): void =>
  lockUntilCommit(tx, DESTINATIONS, fingerprint.toString('hex'));

const fingerprintOf = statement(
  'shared_destination_fingerprint',
  'select fingerprint from payout_method where id = :id',
);
const others = statement(
  'shared_destination_others',
  `select exists (select from payout_method other where other.fingerprint = m.fingerprint
    and other.user_id <> m.user_id) as is_shared,
     exists (select from payout_method other where other.fingerprint = m.fingerprint and other.user_id = m.user_id
       and other.id <> m.id) as is_known
   from payout_method m where m.id = :id`,
);
const notice = statement(
  'shared_destination_notice',
  `insert into shared_destination (id, fingerprint, label) select :id, fingerprint, label from payout_method
    where id = :methodId
   on conflict (fingerprint) do update set noticed_at = now(), settled_at = null, settled_by = null,
     settled_because = null returning id, label`,
);

/**
 * Someone added a bank account that another person added before: operators are notified, and money to it waits for them
 * (MON-19).
 */
export async function noticeShared(tx: Tx, method: PayoutMethod, context: Pick<Context, 'makeId'>): Promise<void> {
  const own = await tx.row(fingerprintOf, { id: method.id });
  if (own === undefined) return;
  queueForDestination(tx, own.fingerprint);
  const seen = await tx.row(others, { id: method.id });
  if (seen?.is_shared !== true || seen.is_known) return;
  const row = await tx.row(notice, { methodId: method.id, id: context.makeId() });
  if (row === undefined) throw new Error('the shared destination was not written');
  const words = `${row.label}: another person uses it too. Withdrawals to it are on hold until you check both accounts.`;
  announce(tx, operatorNeeded, { what: 'shared_destination', subject: row.id, words });
}

const list = statement(
  'shared_destinations',
  `select s.id, s.label, date_trunc('milliseconds', s.noticed_at) as noticed_at, s.settled_at, s.settled_because,
     array(select distinct m.user_id from payout_method m where m.fingerprint = s.fingerprint) as user_ids
   from shared_destination s
     where :noticedAt::timestamptz is null or (date_trunc('milliseconds', s.noticed_at), s.id) < (:noticedAt, :id::uuid)
   order by date_trunc('milliseconds', s.noticed_at) desc, s.id desc limit :limit`,
);

/** The newest first, those that wait and those that were settled. */
export async function readShared(
  db: Db,
  query: { cursor?: string | undefined; limit?: number | undefined },
): Promise<DataOf<typeof sharedDestinations>> {
  const place = placeOf(query.cursor);
  const limit = query.limit ?? PAGE_SIZE;
  const rows = await db.rows(list, { noticedAt: place?.key ?? null, id: place?.id ?? null, limit: limit + 1 });
  const page = cutPage(rows, limit, (row) => ({ key: row.noticed_at.toISOString(), id: row.id }));
  const personOf = await shownPeople(
    db,
    page.items.flatMap(({ user_ids: ids }) => ids),
  );
  return {
    items: page.items.map((row) => ({
      id: row.id,
      label: row.label,
      noticed_at: row.noticed_at.toISOString(),
      settled_at: row.settled_at?.toISOString() ?? null,
      settled_because: row.settled_because,
      people: row.user_ids.map(personOf).map(({ id, name, username }) => ({ id, name, username })),
    })),
    next_cursor: page.next_cursor,
  };
}

const lock = statement(
  'shared_destination_lock',
  `select s.settled_at,
    exists (select from payout_method m where m.fingerprint = s.fingerprint and m.user_id = :userId) as is_own
   from shared_destination s where s.id = :id for update of s`,
);
const settle = statement(
  'shared_destination_settle',
  'update shared_destination set settled_at = now(), settled_by = :settledBy, settled_because = :reason where id = :id',
);

/** An operator has looked at the people behind it. From here on only its sums count. */
export async function settleShared(
  tx: Tx,
  actor: Actor,
  id: string,
  reason: string,
): Promise<DataOf<typeof settleSharedDestination>> {
  const row = await tx.row(lock, { id, userId: actor.userId });
  if (row === undefined) throw new Failure('not_found');
  if (row.is_own)
    throw new Failure('forbidden', { message: 'You can’t handle your own account. Ask another operator.' });
  if (row.settled_at !== null) return null;
  await tx.rows(settle, { id, settledBy: actor.userId, reason });
  await recordStaffAct(
    tx,
    actor,
    'destination.settle',
    { type: 'shared_destination', id },
    reason,
    { settled: false },
    { settled: true },
  );
  return null;
}

const shared = statement(
  'payout_destination_shared',
  'select exists (select from payout_method a join payout_method b on b.fingerprint = a.fingerprint where a.user_id = :userId and b.user_id = :otherId) as "shared!"',
);

/** Did these two ever name one destination? */
export const sharesDestination = async (reads: Db | Tx, userId: string, otherId: string): Promise<boolean> =>
  (await reads.row(shared, { userId, otherId }))?.shared ?? false;
