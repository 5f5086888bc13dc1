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

interface Read {
  readonly until: number;
  readonly names: ReadonlySet<string>;
}
const last: Remembered<{ read: Promise<Read> | null; until: number }> = { begin: () => ({ read: null, until: 0 }) };

async function readOnline(db: Db): Promise<Read> {
  const rows = await db.rows(active);
  return { until: performance.now() + GOOD_FOR_MS, names: new Set(rows.map(({ username }) => username)) };
}

/** Whose services are by someone online now: at most 20 seconds old. `at` changes when it is read again. */
export async function onlineNow(db: Db, index: ServiceIndex): Promise<{ readonly at: number; readonly has: (seller: number) => boolean }> {
  const one = db.memory(last);
  if (one.read === null || performance.now() > one.until) {
    one.until = performance.now() + GOOD_FOR_MS;
    one.read = readOnline(db);
    one.read.catch(() => (one.read = null));
  }
  const { until, names } = await one.read;
  const codes = new Set([...names].map((name) => index.sellers.known(name)));
  return { at: until, has: (seller) => codes.has(seller) };
}
