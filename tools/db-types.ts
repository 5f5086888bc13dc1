import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { testDatabase } from '#kit/server/test-database.ts';

/**
 * Writes src/kit/server/db/schema.ts from a freshly migrated database: what the query builder believes is what the
 * migrations say. `--check` writes nothing and fails when the file on disk is another.
 */
const TARGET = path.join(import.meta.dirname, '../src/kit/server/db/schema.ts');
const HEADER = '// Generated from the migrated database by `npm run db:types`. Do not edit.\n';

interface Column {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  generated: boolean;
  has_default: boolean;
  allowed: string[] | null;
}

const COLUMNS = `
  select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as nullable,
         a.attidentity = 'a' or a.attgenerated <> '' as generated,
         a.atthasdef or a.attidentity <> '' as has_default,
         (select array_agg(e.enumlabel::text order by e.enumsortorder) from pg_enum e where e.enumtypid = a.atttypid) as allowed
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
   where c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
     and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
   order by c.relname, a.attnum`;

/** As the driver reads it and as it takes it. What is missing here stops the generator instead of becoming `unknown`. */
const SELECTED: Readonly<Record<string, string>> = {
  uuid: 'string',
  text: 'string',
  'character varying': 'string',
  character: 'string',
  '"char"': 'string',
  citext: 'string',
  bigint: 'Big',
  numeric: 'Big',
  integer: 'number',
  smallint: 'number',
  real: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  'timestamp with time zone': 'Instant',
  date: 'string',
  jsonb: 'Json',
  json: 'Json',
  bytea: 'Buffer',
  interval: 'string',
  inet: 'string',
  tsvector: 'string',
  regclass: 'string',
};
const PRELUDE = `import type { ColumnType, GeneratedAlways } from 'kysely';

/** Has a default: may be left out of an insert. */
type Default<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;
/** bigint and numeric arrive as text, so that no digit is lost. */
type Big = ColumnType<string, string | number | bigint, string | number | bigint>;
type Instant = ColumnType<Date, Date | string, Date | string>;
/** Written as JSON text: the driver would take a list for an SQL array. */
type Json = ColumnType<unknown, string, string>;
`;

function typeOf(column: Column): string {
  const isList = column.type.endsWith('[]');
  const base = isList ? column.type.slice(0, -2) : column.type;
  const one = column.allowed === null ? SELECTED[base] : column.allowed.map((value) => `'${value}'`).join(' | ');
  if (one === undefined) throw new Error(`${column.table}.${column.name} is a ${column.type}: say in tools/db-types.ts how it is read`);
  if (!isList) return one;
  return `${{ Big: 'string', Instant: 'Date', Json: 'unknown' }[one] ?? (one.includes('|') ? `(${one})` : one)}[]`;
}

function lineOf(column: Column): string {
  const type = `${typeOf(column)}${column.nullable ? ' | null' : ''}`;
  const wrapped = column.generated
    ? `GeneratedAlways<${type.replace('Big', 'string').replace('Instant', 'Date').replace('Json', 'unknown')}>`
    : column.has_default && !column.nullable
      ? `Default<${type}>`
      : type;
  return `    ${column.name}: ${wrapped};\n`;
}

export function renderSchema(columns: readonly Column[]): string {
  const tables = Object.entries(Object.groupBy(columns, (column) => column.table));
  const body = tables.map(([name, list = []]) => `  ${name}: {\n${list.map(lineOf).join('')}  };\n`).join('');
  return `${HEADER}${PRELUDE}\nexport interface Schema {\n${body}}\n`;
}

if (import.meta.main) {
  const database = await testDatabase();
  let text: string;
  try {
    text = renderSchema((await database.owner.query<Column>(COLUMNS)).rows);
  } finally {
    await database.close();
  }
  const current = readFileSync(TARGET, 'utf8');
  if (!process.argv.includes('--check')) {
    writeFileSync(TARGET, text);
    console.log(`${path.relative(process.cwd(), TARGET)} ${text === current ? 'was' : 'is now'} as the migrations say`);
  } else if (text !== current) {
    console.error('src/kit/server/db/schema.ts is not what the migrations say. Run: npm run db:types');
    process.exitCode = 1;
  }
}
