import { payerStanding } from '#domains/wallet/server/wallet.ts';
import type { Db, Remembered } from '#kit/server/db/database.ts';
import { clientRecords } from './client-record.ts';
import type { ProjectIndex } from './project-index.ts';

const GOOD_FOR_MS = 30_000;
const BATCH = 500;

/** What filters go by, by the index’s number of a client. */
export interface ClientMarks {
  readonly verified: Uint8Array;
  /** Percent; -1 before the first decision. */
  readonly hireRate: Float64Array;
  /** In minor units. */
  readonly spendable: Float64Array;
  /** Changes when it is read again. */
  readonly until: number;
}
interface Last {
  readonly read: Promise<ClientMarks>;
  readonly until: number;
  readonly clients: number;
}
const last: Remembered<WeakMap<ProjectIndex, Last>> = { begin: () => new WeakMap() };

async function readMarks(db: Db, { clients }: ProjectIndex, currency: string): Promise<ClientMarks> {
  const ids = [...clients.names];
  const marks = {
    verified: new Uint8Array(ids.length),
    hireRate: new Float64Array(ids.length).fill(-1),
    spendable: new Float64Array(ids.length),
  };
  for (let from = 0; from < ids.length; from += BATCH) {
    const some = ids.slice(from, from + BATCH);
    const [records, standings] = await Promise.all([
      clientRecords(
        db,
        some.map((id) => ({ id, least: 0n })),
        currency,
      ),
      payerStanding(db, some, currency),
    ]);
    some.forEach((id, place) => {
      const record = records[place];
      marks.verified[from + place] = record?.is_verified === true ? 1 : 0;
      marks.hireRate[from + place] = record?.hire_rate ?? -1;
      marks.spendable[from + place] = Number(standings.get(id)?.spendable ?? 0n);
    });
  }
  return { ...marks, until: performance.now() + GOOD_FOR_MS };
}

/**
 * Read only for a search that is narrowed by them, at most 30 seconds old; a client who is new to the index is read
 * immediately.
 */
export async function clientsNow(db: Db, index: ProjectIndex, currency: string): Promise<ClientMarks> {
  const known = db.memory(last);
  const entry = known.get(index);
  if (entry !== undefined && performance.now() <= entry.until && entry.clients === index.clients.size)
    return entry.read;
  const read = readMarks(db, index, currency);
  known.set(index, { read, until: performance.now() + GOOD_FOR_MS, clients: index.clients.size });
  read.catch(() => known.delete(index));
  return read;
}
