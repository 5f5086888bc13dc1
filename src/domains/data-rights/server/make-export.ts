import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS, HOUR_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db, Tx } from '#kit/server/db/database.ts';
import { FileAnswer } from '#kit/server/http/file-answer.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { cancelTimers, setTimer } from '#kit/server/jobs/timers.ts';
import { exportAsked, exportFailed, exportReady } from '#domains/accounts/leaving-events.ts';
import type { ExportState } from '../contract.ts';
import { exportArchive } from './export-archive.ts';
import {
  claimExport,
  endExport,
  exportKey,
  finishExport,
  insertExport,
  myExport,
  noteProgress,
  otherReadyExports,
  present,
} from './store.ts';

const KEPT_DAYS = 7;
/** How long a failed export blocks the next request at most. */
const GIVE_UP_HOURS = 2;
export const EXPORT_EXPIRES = 'data-rights.export-expires';
export const EXPORT_GIVEN_UP = 'data-rights.export-given-up';

export async function askForExport(tx: Tx, actor: Actor, context: Context): Promise<ExportState> {
  context.space.refuseFiles();
  const now = context.clock();
  const row = await insertExport(tx, context.makeId(), actor.userId, now);
  if (row === undefined)
    throw new Failure('wrong_state', {
      message: 'Your export is already in progress. It appears here when it is ready.',
    });
  setTimer(tx, EXPORT_GIVEN_UP, row.id, after(now, GIVE_UP_HOURS * HOUR_MS));
  announce(tx, exportAsked, { userId: actor.userId, exportId: row.id }, [userTopic(actor.userId)]);
  context.log.info({ event: 'export_asked', actor: actor.userId }, 'a copy of the data was asked for');
  return present(row);
}

/** The job. A restart in the middle starts it again; the archive appears under its name only when it is complete. */
export async function makeExport({ exportId }: { exportId: string }, context: Context): Promise<void> {
  const row = await claimExport(context.db, exportId);
  if (row === undefined) return;
  const archive = await exportArchive(row.user_id, context, (done, total) =>
    noteProgress(context.db, exportId, done, total),
  );
  const bytes = await context.files.putStream(exportKey(exportId), archive);
  const now = context.clock();
  const expiresAt = after(now, KEPT_DAYS * DAY_MS);
  const isDone = await context.database.transact(async (tx) => {
    if (!(await finishExport(tx, exportId, bytes, now, expiresAt))) return false;
    cancelTimers(tx, exportId, EXPORT_GIVEN_UP);
    setTimer(tx, EXPORT_EXPIRES, exportId, expiresAt);
    // Only the newest is kept.
    for (const other of await otherReadyExports(tx, row.user_id, exportId)) await removeExport(tx, other, context);
    announce(tx, exportReady, { userId: row.user_id, exportId, expiresAt: expiresAt.toISOString() }, [
      userTopic(row.user_id),
    ]);
    return true;
  });
  // Canceled, or the account is gone: delete what was made too late.
  if (!isDone) await context.files.remove(exportKey(exportId));
}

/** The week is over, or there is a newer one. */
export async function removeExport(tx: Tx, exportId: string, context: Context): Promise<void> {
  await context.files.remove(exportKey(exportId));
  await endExport(tx, exportId, 'gone', ['ready']);
  cancelTimers(tx, exportId, EXPORT_EXPIRES);
}

export async function giveUpExport(tx: Tx, exportId: string): Promise<void> {
  const userId = await endExport(tx, exportId, 'failed', ['waiting', 'running']);
  if (userId !== null) announce(tx, exportFailed, { userId, exportId }, [userTopic(userId)]);
}

/** Whose it is and whether it is still there is asked at every download. */
export async function readExport(db: Db, actor: Actor, exportId: string, context: Context): Promise<FileAnswer> {
  const row = await myExport(db, exportId, actor.userId);
  if (row === undefined || row.state !== 'ready' || row.expires_at === null || row.expires_at <= context.clock())
    throw new Failure('not_found');
  const file = await context.files.open(exportKey(exportId));
  if (file === null) throw new Failure('not_found');
  return new FileAnswer(
    `${context.config.brandName.toLowerCase()}-data-${row.asked_at.toISOString().slice(0, 10)}.zip`,
    file,
  );
}
