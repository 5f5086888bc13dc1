import { statement, type Db, type Remembered } from '#kit/server/db/database.ts';
import type { Codes } from '#kit/server/search/columns.ts';
import { ONLINE_MINUTES } from '../../listing.ts';

/** Only those who show everyone when they were active: `person_card` has nothing of the others. */
const active = statement(
  'search_online',
  `select p.username from person_card p where p.role in ('freelancer', 'both', 'expert')
    and p.last_activity_at > now() - interval '${ONLINE_MINUTES} minutes'`,
);
const GOOD_FOR_MS = 20_000;

interface Online {
  /** Changes when it is read again. */
  readonly until: number;
  /** By the index's number of a person: 1 for one who is online. */
  readonly sellers: Uint8Array;
}
interface Last {
  read: Promise<Online>;
  until: number;
}
/** By index: each has its own numbers. */
const last: Remembered<WeakMap<Codes, Last>> = { begin: () => new WeakMap() };

async function readOnline(db: Db, people: Codes): Promise<Online> {
  const rows = await db.rows(active);
  const sellers = new Uint8Array(people.size);
  for (const { username } of rows) if (people.known(username) >= 0) sellers[people.known(username)] = 1;
  return { until: performance.now() + GOOD_FOR_MS, sellers };
}

/** Who is online now, by their numbers in an index: at most 20 seconds old. */
export async function onlineNow(db: Db, { sellers }: { readonly sellers: Codes }): Promise<Online> {
  const known = db.memory(last);
  const entry = known.get(sellers);
  if (entry !== undefined && performance.now() <= entry.until) return entry.read;
  const read = readOnline(db, sellers);
  known.set(sellers, { read, until: performance.now() + GOOD_FOR_MS });
  read.catch(() => known.delete(sellers));
  return read;
}
