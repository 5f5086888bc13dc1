/** From stored to scanned to available (UPL-6): which files wait, what was found, and who may open them. */
import { after, MINUTE_MS } from '../../clock.ts';
import { Failure } from '../../errors.ts';
import type { Topic } from '../../events.ts';
import { fileScanDue, fileScanned, type ScanState } from '../../file-scan.ts';
import type { Context } from '../context.ts';
import { statement, type Db, type Tx } from '../db/database.ts';
import { derivedId } from '../derived-id.ts';
import { announce } from '../jobs/announce.ts';
import { on, onTimer, type Reaction, type TimerReaction } from '../jobs/reactions.ts';
import { setTimer } from '../jobs/timers.ts';
import { ScannerAway } from './scanner.ts';

const SCAN_AGAIN = 'files.scan-again';
/** A scanner that is away is asked again after one minute, then after two, up to ten. */
const LONGEST_WAIT_MINUTES = 10;

interface ToScan {
  readonly key: string;
  readonly name: string;
  /** Null for someone without an account. */
  readonly uploaderId: string | null;
  readonly topics: readonly Topic[];
}

const insert = statement(
  'scan_insert',
  `insert into file_scan (id, storage_key, uploader_id, name, topics, added_at)
   values (:scanId, :key, :uploaderId, :name, :topics, :addedAt) on conflict do nothing returning 1 as added`,
);
const read = statement(
  'scan_read',
  'select storage_key, uploader_id, name, topics, state, tries from file_scan where id = :scanId',
);
const stateOfKey = statement('scan_state', 'select state from file_scan where storage_key = :key');
const finish = statement(
  'scan_finish',
  "update file_scan set state = :state, found = :found, scanned_at = :scannedAt where id = :scanId and state = 'scanning' returning 1 as finished",
);
const postpone = statement(
  'scan_postpone',
  "update file_scan set tries = tries + 1 where id = :scanId and state = 'scanning' returning tries",
);
const forget = statement('scan_forget', 'delete from file_scan where storage_key = any (:keys)');
const waiting = statement(
  'scan_waiting',
  "select id from file_scan where state = 'scanning' and added_at < :addedAt order by added_at limit 100",
);

/** In the transaction that stores the file's row: it is held back from the start. Gives its state. */
export async function holdForScan(
  tx: Tx,
  { key, name, uploaderId, topics }: ToScan,
  context: Context,
): Promise<ScanState> {
  if (context.scanner === null) return 'not_scanned';
  const scanId = derivedId('file-scan', key);
  const added = await tx.row(insert, {
    scanId,
    key,
    uploaderId,
    name: name.slice(0, 255),
    topics,
    addedAt: context.clock(),
  });
  if (added !== undefined) announce(tx, fileScanDue, { scanId });
  return 'scanning';
}

/** Every way to open a stored file asks here first. */
export async function refuseHeldBack(db: Db, key: string): Promise<void> {
  const row = await db.row(stateOfKey, { key });
  if (row?.state === 'scanning') throw new Failure('being_scanned', { retryAfterSeconds: 10 });
  if (row?.state === 'infected') throw new Failure('quarantined');
}

/** A removed file needs no verdict any more. */
export const forgetScans = async (tx: Tx, keys: readonly string[]): Promise<void> =>
  void (keys.length > 0 && (await tx.rows(forget, { keys })));

async function scan({ scanId }: { scanId: string }, context: Context): Promise<void> {
  const row = await context.db.row(read, { scanId });
  if (row?.state !== 'scanning' || context.scanner === null) return;
  const file = await context.files.openUnscanned(row.storage_key);
  // Removed in the meantime: nothing is left to give out.
  if (file === null) return context.database.transact((tx) => forgetScans(tx, [row.storage_key]));
  try {
    const verdict = await context.scanner.scan(file.content);
    const found = verdict.state === 'infected' ? verdict.found : null;
    if (found !== null)
      context.log.warn({ event: 'file_infected', scanId, found, uploader: row.uploader_id }, 'malware found');
    await context.database.transact(async (tx) => {
      if ((await tx.row(finish, { scanId, state: verdict.state, found, scannedAt: context.clock() })) === undefined)
        return;
      announce(
        tx,
        fileScanned,
        { scanId, uploaderId: row.uploader_id, name: row.name, state: verdict.state, found },
        row.topics,
      );
    });
  } catch (error) {
    if (!(error instanceof ScannerAway)) throw error;
    context.log.error({ err: error, scanId }, 'a file could not be scanned; it is held back and tried again');
    await context.database.transact(async (tx) => {
      const postponed = await tx.row(postpone, { scanId });
      if (postponed === undefined) return;
      const minutes = Math.min(LONGEST_WAIT_MINUTES, postponed.tries);
      setTimer(tx, SCAN_AGAIN, scanId, after(context.clock(), minutes * MINUTE_MS));
    });
  }
}

/** For files that waited while scanning was turned off: with no scanner they would wait for good. */
export async function announceWaitingScans(context: Context): Promise<void> {
  if (context.scanner === null) return;
  const rows = await context.db.rows(waiting, { addedAt: after(context.clock(), -LONGEST_WAIT_MINUTES * MINUTE_MS) });
  await context.database.transact(async (tx) => {
    for (const { id } of rows) announce(tx, fileScanDue, { scanId: id });
  });
}

export const scanReactions: readonly Reaction[] = [on(fileScanDue, 'scan-file', 'providers', scan)];
export const scanTimers: readonly TimerReaction[] = [
  onTimer(SCAN_AGAIN, 'upkeep', (tx, scanId) => announce(tx, fileScanDue, { scanId })),
];
