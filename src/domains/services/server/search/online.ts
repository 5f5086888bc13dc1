import { statement, type Db, type Remembered } from '#kit/server/db/database.ts';
import { ONLINE_MINUTES } from '../../listing.ts';
import type { ServiceIndex } from './service-index.ts';

/** Only those who show everyone when they were active: `person_card` has nothing of the others. */
const active = statement(
  'search_online',
  `select p.username from (select distinct seller_id from service_card) s join person_card p on p.user_id = s.seller_id
   where p.last_activity_at > now() - interval '${ONLINE_MINUTES} minutes'`,
);
const GOOD_FOR_MS = 20_000;

interface Online {
  /** Changes when it is read again. */
  readonly until: number;
  /** By the index's number of a seller: 1 for one who is online. */
  readonly sellers: Uint8Array;
}
const last: Remembered<{ read: Promise<Online> | null; until: number; index: ServiceIndex | null }> = { begin: () => ({ read: null, until: 0, index: null }) };

async function readOnline(db: Db, index: ServiceIndex): Promise<Online> {
  const rows = await db.rows(active);
  const sellers = new Uint8Array(index.sellers.size);
  for (const { username } of rows) if (index.sellers.known(username) >= 0) sellers[index.sellers.known(username)] = 1;
  return { until: performance.now() + GOOD_FOR_MS, sellers };
}

/** Whose services are by someone online now: at most 20 seconds old. */
export async function onlineNow(db: Db, index: ServiceIndex): Promise<Online> {
  const one = db.memory(last);
  if (one.read === null || one.index !== index || performance.now() > one.until) {
    one.until = performance.now() + GOOD_FOR_MS;
    one.index = index;
    one.read = readOnline(db, index);
    one.read.catch(() => (one.read = null));
  }
  return one.read;
}
