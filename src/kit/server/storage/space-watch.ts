import { open, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Context } from '../context.ts';
import { statement } from '../db/database.ts';
import { knownFailure } from '../http/errors.ts';
import { announce } from '../jobs/announce.ts';
import { spaceLimits } from '../../limits.ts';
import { spaceLevelChanged, type SpaceLevel } from '../../storage-space.ts';

/**
 * Notified once, by the first process that sees it, and again only when it changes. A new place with enough room is not
 * reported.
 */
const record = statement(
  'space_record',
  `insert into storage_space as s (place, level, free_percent, changed_at, probed_at)
    values (:place, :level, :freePercent, :now, :now)
   on conflict (place) do update set
     level = excluded.level, free_percent = excluded.free_percent, probed_at = excluded.probed_at,
     changed_at = case when s.level = excluded.level then s.changed_at else excluded.changed_at end
   returning level <> coalesce((select level from storage_space where place = :place), 'ok') as changed`,
);

const RESERVE = 'reserve.bin';
const CHUNK = Buffer.alloc(1_024 * 1_024);

type Watched = Pick<Context, 'config' | 'database' | 'space' | 'log' | 'clock'>;

/** Which disk it is, for an operator of several machines. */
export const placeOf = ({ config }: Pick<Context, 'config'>): string =>
  `${os.hostname()}:${config.dataDir}`.slice(-200);

/**
 * Checks the disks once. It also proves that the database accepts writes, by recording what it saw: once a minute
 * while all is well, every time while it is not, so that readiness returns automatically.
 */
export async function watchSpace(
  context: Watched,
  state: { recordedAt: number; level: SpaceLevel | null },
): Promise<false> {
  const { space, log } = context;
  const level = await space.look();
  if (level !== state.level)
    log[level === 'ok' ? 'info' : 'error'](
      { event: 'storage_space', level, freePercent: space.freePercent },
      'disk space',
    );
  if (space.trouble === 'out_of_space') await rm(path.join(context.config.dataDir, RESERVE), { force: true });
  const now = context.clock();
  const isQuiet = level === 'ok' && level === state.level && space.trouble === null;
  if (isQuiet && now.getTime() - state.recordedAt < spaceLimits.quietRecordMs) return false;
  try {
    await context.database.transact(async (tx) => {
      const row = await tx.row(record, { place: placeOf(context), level, freePercent: space.freePercent, now });
      if (row?.changed === true)
        announce(tx, spaceLevelChanged, { place: placeOf(context), level, freePercent: space.freePercent });
    });
  } catch (error) {
    const failure = knownFailure(error);
    if (failure === null) throw error;
    space.note(failure);
    return false;
  }
  space.clear();
  // Not in the first minute: a start has other things to write.
  if (level === 'ok' && state.recordedAt > 0)
    await keepReserve(context.config.dataDir).catch((error: unknown) =>
      log.warn({ err: error }, 'no reserve of disk space'),
    );
  Object.assign(state, { recordedAt: now.getTime(), level });
  return false;
}

/**
 * Space that is released when the database has none left: enough for people to keep signing in and for money to be
 * settled until someone makes room (OPS-6).
 */
async function keepReserve(dataDir: string): Promise<void> {
  const file = path.join(dataDir, RESERVE);
  const isThere = await stat(file).then(
    ({ size }) => size >= spaceLimits.reserveBytes,
    () => false,
  );
  if (isThere) return;
  const handle = await open(file, 'w', 0o640);
  try {
    for (let written = 0; written < spaceLimits.reserveBytes; written += CHUNK.length) await handle.write(CHUNK);
    await handle.sync();
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}
