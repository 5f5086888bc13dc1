import { composed } from '#kit/server/db/database.ts';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '#kit/server/db/database.ts';
import { balances } from '#domains/wallet/server/wallet.ts';

/**
 * All data of an instance, as text that any PostgreSQL accepts. Without the schema, which its migrations make again.
 */
export interface Dump {
  readonly postgres: string;
  readonly migrations: readonly { readonly name: string; readonly hash: string }[];
  /** Of releases whose job queue made its own schema: the SQL for it. */
  readonly jobQueue?: string;
  /** Some rows hold numbers of transactions: a new server has to be past them. */
  readonly transaction: string;
  readonly tables: Readonly<
    Record<
      string,
      {
        readonly columns: readonly { readonly name: string; readonly type: string }[];
        readonly rows: (string | null)[][];
      }
    >
  >;
  readonly sequences: Readonly<Record<string, string>>;
  /** By path below uploads/, in base64. */
  readonly uploads: Readonly<Record<string, string>>;
  readonly people: readonly { readonly userId: string; readonly balances: Readonly<Record<string, string>> }[];
}

const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name,
         jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
           order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
   where n.nspname in ('public', 'ledger', 'test_provider') and c.relkind in ('r', 'p') and not c.relispartition
     and c.relname <> 'migration'
   group by 1 order by 1`;

export async function dumpDatabase(owner: Database, uploads: string): Promise<Dump> {
  const { rows } = owner.db;
  const readValue = async (sql: string): Promise<string> =>
    (await rows(composed<{ value: string }>(sql)))[0]?.value ?? '';
  const tables: Record<string, Dump['tables'][string]> = {};
  for (const { name, columns } of await rows(
    composed<{ name: string; columns: { name: string; type: string }[] }>(TABLES),
  )) {
    const list = columns.map((column) => `"${column.name}"::text`).join(', ');
    const found = await rows(composed<{ row: (string | null)[] }>(`select array[${list}] as row from ${name}`));
    if (found.length > 0) tables[name] = { columns, rows: found.map(({ row }) => row) };
  }
  const held = await rows(composed<{ id: string }>('select id from account order by id'));
  const people = [];
  for (const { id } of held) {
    const accountBalances = await balances(owner.db, id, 'USD');
    const amounts = Object.fromEntries(
      Object.entries(accountBalances).flatMap(([kind, value]) => (isMoney(value) ? [[kind, value.amount]] : [])),
    );
    people.push({ userId: id, balances: amounts });
  }
  const sequences = await rows<{ name: string; value: string }>(
    composed(
      "select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences where last_value is not null",
    ),
  );
  const files = readdirSync(uploads, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return {
    postgres: await readValue("select current_setting('server_version') as value"),
    migrations: await rows(composed('select name, hash from migration order by name')),
    transaction: await readValue('select pg_current_xact_id()::text as value'),
    tables,
    sequences: Object.fromEntries(sequences.map(({ name, value }) => [name, value])),
    uploads: Object.fromEntries(
      files.map(({ parentPath, name }) => {
        const file = path.join(parentPath, name);
        return [path.relative(uploads, file), readFileSync(file).toString('base64')];
      }),
    ),
    people,
  };
}

const isMoney = (value: unknown): value is { amount: string } =>
  typeof value === 'object' && value !== null && 'amount' in value;
