import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeDataFolder, type TakenFolder } from '#kit/server/db/data-folder.ts';
import { startPostgres, type RunningPostgres } from '#kit/server/db/embedded/start-postgres.ts';
import { backUp } from './backup.ts';

let room = '';
let dataDir = '';
const silent = (): void => {};
beforeAll(() => {
  room = mkdtempSync(path.join(os.tmpdir(), 'docket-backup-'));
  dataDir = path.join(room, 'data');
  mkdirSync(path.join(dataDir, 'uploads/avatars'), { recursive: true });
  writeFileSync(path.join(dataDir, 'uploads/avatars/a.webp'), 'picture');
});
afterAll(() => rmSync(room, { recursive: true, force: true }));

/** Restores as docs/operations.md says, and reads the two sides of a made-up booking, which must agree. */
async function restoredSums(backup: string): Promise<{ rows: number; sum: string }> {
  const fresh = path.join(room, `restored-${path.basename(backup)}`);
  cpSync(backup, fresh, { recursive: true });
  expect(readFileSync(path.join(fresh, 'uploads/avatars/a.webp'), 'utf8')).toBe('picture');
  const postgres = await startPostgres({ dataDir: path.join(fresh, 'postgres') });
  const client = new pg.Client(postgres.connection);
  await client.connect();
  try {
    const { rows } = await client.query<{ rows: number; sum: string }>(
      'select count(*)::int as rows, coalesce(sum(amount), 0)::text as sum from entry',
    );
    return rows[0] ?? { rows: 0, sum: '' };
  } finally {
    await client.end();
    await postgres.stop();
  }
}

/** Posts pairs that add up to zero, as fast as it can, until stopped. Counts what was acknowledged. */
function keepBooking(postgres: RunningPostgres): { acknowledged: () => number; stop: () => Promise<void> } {
  const pool = new pg.Pool({ ...postgres.connection, max: 4 });
  // The pool ends just before the server: a closing connection may still get an error.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  let goesOn = true;
  let acknowledged = 0;
  const work = Array.from({ length: 4 }, async () => {
    while (goesOn) {
      await pool.query("insert into entry (amount, note) values (5, repeat('x', 900)), (-5, repeat('y', 900))");
      acknowledged += 2;
    }
  });
  return {
    acknowledged: () => acknowledged,
    async stop() {
      goesOn = false;
      await Promise.all(work);
      await pool.end();
    },
  };
}

describe('a backup', () => {
  it('taken while people work opens as one consistent moment, with everything acknowledged before it began', async () => {
    const app: TakenFolder = takeDataFolder(dataDir);
    const postgres = await startPostgres({ dataDir: path.join(dataDir, 'postgres') });
    const arrange = new pg.Client(postgres.connection);
    await arrange.connect();
    await arrange.query(
      'create table entry (id bigint generated always as identity primary key, amount int not null, note text)',
    );
    const booking = keepBooking(postgres);
    while (booking.acknowledged() < 2_000) await new Promise((resolve) => setTimeout(resolve, 20));
    const before = booking.acknowledged();
    // A checkpoint in the middle would recycle log that the copy needs.
    let isCopying = true;
    const checkpoints = (async () => {
      while (isCopying) {
        await arrange.query('select pg_switch_wal()');
        await arrange.query('checkpoint');
      }
    })();
    const backup = await backUp({ DATA_DIR: dataDir }, path.join(room, 'while-running'), silent);
    isCopying = false;
    await checkpoints;
    await booking.stop();
    await arrange.end();
    await postgres.stop();
    app.release();
    // Without the label PostgreSQL would trust the control file's last checkpoint, which may be too late.
    expect(existsSync(path.join(backup, 'postgres/backup_label'))).toBe(true);
    const restored = await restoredSums(backup);
    expect(restored.sum).toBe('0');
    expect(restored.rows).toBeGreaterThanOrEqual(before);
    expect(restored.rows).toBeLessThanOrEqual(booking.acknowledged() + 8);
  });

  it('taken while nothing runs starts the database for the copy and leaves it stopped', async () => {
    const backup = await backUp({ DATA_DIR: dataDir }, undefined, silent);
    expect(path.dirname(backup)).toBe(path.join(dataDir, 'backups'));
    expect(existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
    expect((await restoredSums(backup)).sum).toBe('0');
    expect(existsSync(path.join(backup, 'backups'))).toBe(false);
  });

  it('never overwrites, and says when there is nothing to back up', async () => {
    await expect(backUp({ DATA_DIR: dataDir }, path.join(room, 'while-running'), silent)).rejects.toThrow(
      'exists already',
    );
    await expect(backUp({ DATA_DIR: path.join(room, 'nothing') }, undefined, silent)).rejects.toThrow(
      'nothing to back up',
    );
  });
});
