import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { statement, type Database, type Db, type Tx } from '#kit/server/db/database.ts';
import { describeDevice, networkOf } from '#kit/server/device.ts';
import { endSession, IDLE_DAYS } from './sessions.ts';

const LISTED = 100;

const open = statement(
  'session_list',
  `select id, created_at, last_used_at, address, user_agent, way from session
   where user_id = :userId and ended_at is null and expires_at > now()
     and last_used_at > now() - interval '${IDLE_DAYS} days'
   order by last_used_at desc limit ${LISTED}`,
);

/** A person's sessions. Instead of a place only the network is shown: an address says no more. */
export async function openSessions(db: Db, actor: Actor) {
  const rows = await db.rows(open, { userId: actor.userId });
  const sessions = rows.map((row) => ({
    id: row.id,
    is_current: row.id === actor.sessionId,
    device: describeDevice(row.user_agent),
    network: networkOf(row.address),
    way: row.way,
    signed_in_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
  }));
  return { sessions: sessions.toSorted((a, b) => Number(b.is_current) - Number(a.is_current)) };
}

export async function endOne(tx: Tx, actor: Actor, sessionId: string): Promise<void> {
  if ((await endSession(tx, actor.userId, sessionId)).length === 0) throw new Failure('not_found');
}

const BATCH = 5_000;
const batchOf = (table: string, where: string) =>
  `delete from ${table} where ctid = any(array(select ctid from ${table} where ${where} limit ${BATCH}))
    returning 1 as gone`;

/** Deletes sessions that are no longer needed. Ended sessions are kept for a month, to recognize a device. */
const sweeps = [
  statement(
    'sweep_sessions',
    batchOf('session', "expires_at < now() - interval '30 days' or ended_at < now() - interval '60 days'"),
  ),
  statement('sweep_devices', batchOf('known_device', "last_used_at < now() - interval '400 days'")),
  statement('sweep_challenges', batchOf('login_challenge', 'expires_at < now()')),
  statement('sweep_passkey_challenges', batchOf('passkey_challenge', 'expires_at < now()')),
  statement(
    'sweep_codes',
    batchOf('one_time_code', "coalesce(link_expires_at, code_expires_at) < now() - interval '1 day'"),
  ),
];

/** A batch of each, in short transactions; answers whether there may be more. */
export async function sweepAccounts(database: Database): Promise<boolean> {
  let more = false;
  for (const sweep of sweeps) more = (await database.transact((tx) => tx.rows(sweep))).length === BATCH || more;
  return more;
}
