/** Who has a screen open, on whichever process (decision 154). */
import { presenceTopic, PRESENCE_CHANGED, type Hint } from '../../realtime.ts';
import { statement, type Database, type Db, type Tx } from '../db/database.ts';
import { pulse } from '../jobs/pulse.ts';
import type { Log } from '../log.ts';
import { uuidv7 } from '../make-id.ts';

const BEAT_MS = 3_000;
const LOOK_MS = 1_000;
/** Arrivals of this long are written together. */
const GATHER_MS = 100;
/** A page that is loaded again, or a phone that changes networks, is back by then. */
const GRACE_MS = 5_000;
/** Without a beat for this long a process is gone. */
const GONE_SECONDS = 12;

const beat = statement(
  'presence_beat',
  `insert into live_process (id, beat_at) values (:self, now()) on conflict (id) do update
    set beat_at = excluded.beat_at
   returning (xmax = 0) as "is_new!"`,
);
const arrive = statement(
  'presence_arrive',
  `with here as (insert into live_person (process_id, user_id) select :self, unnest(:here::uuid[])
    on conflict do nothing)
   insert into last_seen (user_id, seen_at) select unnest(:here::uuid[]), now() on conflict (user_id) do update
     set seen_at = excluded.seen_at`,
);
const SEE_AGAIN = 'update last_seen set seen_at = greatest(seen_at,';
const leave = statement(
  'presence_leave',
  `with gone as (delete from live_person where process_id = :self and user_id = any(:gone::uuid[]))
   ${SEE_AGAIN} now()) where user_id = any(:gone::uuid[])`,
);
/** Of processes that ended: by now their people are with another one, or gone. */
const sweep = statement(
  'presence_sweep',
  `with gone as (delete from live_process where beat_at < now() - interval '${GONE_SECONDS} seconds'
    returning id, beat_at),
   people as (delete from live_person p using gone where p.process_id = gone.id returning p.user_id, gone.beat_at)
   ${SEE_AGAIN} people.beat_at) from people where people.user_id = last_seen.user_id returning last_seen.user_id`,
);

export interface Presence {
  readonly opened: (userId: string) => void;
  readonly closed: (userId: string) => void;
  /** The rows stay until the next process clears them: in a rolling restart nobody seems to leave. */
  stop(): Promise<void>;
}

interface Parts {
  readonly database: Database;
  readonly log: Log;
  /** Hints the watchers of every process. */
  readonly hint: (hints: readonly Hint[]) => void;
  readonly graceMs?: number;
}

/** Keeps the rows of this process: whose sockets it holds. */
export function openPresence({ database, log, hint, graceMs = GRACE_MS }: Parts): Presence {
  const self = uuidv7();
  const sockets = new Map<string, number>();
  /** When the last socket of a person closed. */
  const leftAt = new Map<string, number>();
  const written = new Set<string>();
  let beatAt = Number.NEGATIVE_INFINITY;

  const hintOf = (userIds: readonly string[]): void => {
    if (userIds.length > 0) hint(userIds.map((id) => ({ topic: presenceTopic(id), event: PRESENCE_CHANGED })));
  };
  const keepBeating = async (): Promise<void> => {
    if (performance.now() - beatAt < BEAT_MS) return;
    const row = await database.db.row(beat, { self });
    // The rows of this process are gone: the database crashed, or did not hear of us for too long.
    if (row?.is_new === true) written.clear();
    const gone = await database.db.rows(sweep);
    beatAt = performance.now();
    hintOf(gone.map(({ user_id: id }) => id));
  };
  const write = async (): Promise<boolean> => {
    await keepBeating();
    const here = [...sockets.keys()].filter((id) => !written.has(id));
    if (here.length > 0) {
      await database.db.rows(arrive, { self, here });
      for (const id of here) written.add(id);
      hintOf(here);
    }
    const before = performance.now() - graceMs;
    const gone = [...leftAt].filter(([id, at]) => at <= before && !sockets.has(id)).map(([id]) => id);
    if (gone.length > 0) {
      await database.db.rows(leave, { self, gone });
      for (const id of gone) {
        leftAt.delete(id);
        written.delete(id);
      }
      hintOf(gone);
    }
    return false;
  };
  const writing = pulse('presence', LOOK_MS, write, log, GATHER_MS);
  return {
    opened(userId) {
      sockets.set(userId, (sockets.get(userId) ?? 0) + 1);
      leftAt.delete(userId);
      if (!written.has(userId)) writing.wake();
    },
    closed(userId) {
      const left = (sockets.get(userId) ?? 1) - 1;
      if (left > 0) return void sockets.set(userId, left);
      sockets.delete(userId);
      leftAt.set(userId, performance.now());
    },
    stop: () => writing.stop(),
  };
}

export interface Seen {
  readonly isOnline: boolean;
  /** Null for someone who was never here with a live screen. */
  readonly lastSeenAt: Date | null;
}

const look = statement(
  'presence_look',
  `select wanted.id as "id!", last_seen.seen_at,
     exists (select from live_person p join live_process l on l.id = p.process_id
       and l.beat_at > now() - interval '${GONE_SECONDS} seconds'
       where p.user_id = wanted.id) as "is_online!"
   from unnest((select :userIds::uuid[])) as wanted (id) left join last_seen on last_seen.user_id = wanted.id`,
);

const NEVER: Seen = { isOnline: false, lastSeenAt: null };

/** Whether these people are here now. Who may know it is for the domain that asks to decide. */
export async function presenceOf(reads: Db | Tx, userIds: readonly string[]): Promise<(userId: string) => Seen> {
  const rows = await reads.rows(look, { userIds });
  const seen = new Map(
    rows.map((row): [string, Seen] => [row.id, { isOnline: row.is_online, lastSeenAt: row.seen_at }]),
  );
  return (userId) => seen.get(userId) ?? NEVER;
}
