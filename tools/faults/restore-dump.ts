import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import pg from 'pg';
import { migrate, migrationsIn } from '#kit/server/db/migrate.ts';
import type { Dump } from './dump-database.ts';

export const MIGRATIONS = path.join(import.meta.dirname, '../../db/migrations');
const FIXTURES = path.join(import.meta.dirname, '../../db/upgrades');
const BATCH = 500;

export type Fixture = Dump & { readonly instanceKey: string };

export const readFixture = (name: string): Fixture =>
  JSON.parse(zstdDecompressSync(readFileSync(path.join(FIXTURES, `${name}.json.zst`))).toString('utf8')) as Fixture;

/** Fills an empty database with what the fixture's release left: its schema by its own migrations, then every row. */
export async function restoreDump(connection: pg.ClientConfig, dump: Dump): Promise<void> {
  await migrateAsThen(connection, dump);
  const client = new pg.Client(connection);
  await client.connect();
  try {
    if (dump.jobQueue !== undefined) await client.query(dump.jobQueue);
    await client.query('begin');
    // Without keys and triggers: the rows are already consistent.
    await client.query('set local session_replication_role = replica');
    const names = Object.keys(dump.tables);
    await client.query(`truncate ${names.join(', ')} cascade`);
    for (const [name, { columns, rows }] of Object.entries(dump.tables)) {
      const list = columns.map((column) => `"${column.name}"`).join(', ');
      const values = columns.map((column, place) => `(row->>${place})::${column.type}`).join(', ');
      for (let from = 0; from < rows.length; from += BATCH)
        await client.query(
          `insert into ${name} (${list}) overriding system value select ${values}
            from jsonb_array_elements($1::jsonb) row`,
          [JSON.stringify(rows.slice(from, from + BATCH))],
        );
    }
    for (const [name, value] of Object.entries(dump.sequences))
      await client.query('select setval($1, $2)', [name, value]);
    await client.query('commit');
    await passTransactions(client, dump.transaction);
  } finally {
    await client.end();
  }
}

/** A migration is never edited: what the release applied is still here, byte for byte. */
async function migrateAsThen(connection: pg.ClientConfig, dump: Dump): Promise<void> {
  const directory = mkdtempSync(path.join(tmpdir(), 'docket-then-'));
  const now = new Map(migrationsIn(MIGRATIONS).map((migration) => [migration.name, migration]));
  try {
    for (const { name, hash } of dump.migrations) {
      const found = now.get(name);
      if (found?.hash !== hash) throw new Error(`migration ${name} is not what the release before applied`);
      writeFileSync(path.join(directory, name), found.text);
    }
    await migrate(connection, directory);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

async function passTransactions(client: pg.Client, wanted: string): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ is_past: boolean }>(
      'select pg_current_xact_id()::text::bigint > $1::bigint as is_past',
      [wanted],
    );
    if (rows[0]?.is_past === true) return;
  }
}

export function restoreUploads(uploads: string, dump: Dump): void {
  for (const [name, content] of Object.entries(dump.uploads)) {
    const file = path.join(uploads, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(content, 'base64'));
  }
}
