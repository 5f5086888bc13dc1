import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { copyTree } from './copy-tree.ts';
import type { RunningPostgres } from './start-postgres.ts';

/**
 * Files that every start makes again, or that belong to this run only. `global/pg_control` is copied last, as
 * PostgreSQL requires.
 */
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|backup_label|tablespace_map|pg_internal\.init|pg_wal[/\\].*|pg_(dynshmem|notify|serial|snapshots|stat_tmp|subtrans|replslot)[/\\].*|base[/\\]pgsql_tmp.*)$/;
const CONTROL = path.join('global', 'pg_control');

/**
 * A consistent copy of a running cluster's files: opened on it, PostgreSQL replays the log copied along up to the
 * moment the copy ended. People can keep working meanwhile.
 */
export async function copyCluster(postgres: RunningPostgres, dataDir: string, to: string): Promise<number> {
  const session = new pg.Client(postgres.connection);
  await session.connect();
  try {
    // A slot of this session alone keeps every piece of log from here on until it has been copied.
    await session.query("select pg_create_physical_replication_slot('docket_backup', true, true)");
    await session.query("select pg_backup_start('docket', true)");
    const isControl = (relative: string) => relative === CONTROL;
    let bytes = await copyTree(dataDir, to, (relative) => LEFT_OUT.test(relative) || isControl(relative));
    bytes += await copyTree(
      path.join(dataDir, 'global'),
      path.join(to, 'global'),
      (relative) => relative !== path.basename(CONTROL),
    );
    const { rows } = await session.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(wait_for_archive => false)',
    );
    await writeFile(path.join(to, 'backup_label'), rows[0]?.labelfile ?? '', { flush: true, mode: 0o600 });
    await mkdir(path.join(to, 'pg_wal'), { recursive: true, mode: 0o700 });
    return (
      bytes +
      (await copyTree(
        path.join(dataDir, 'pg_wal'),
        path.join(to, 'pg_wal'),
        (relative) => !/^[0-9A-F]{24}$/.test(relative),
      ))
    );
  } finally {
    await session.end();
  }
}
