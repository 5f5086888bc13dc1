import type pg from 'pg';
import { nodesOf, parseTree, type Node } from './node-tree.ts';

export interface Column {
  readonly relation: string;
  readonly name: string;
  /** As `format_type` writes it. */
  readonly type: string;
  readonly isNotNull: boolean;
  /** The values that a check constraint allows: `check (state in ('open', 'done'))`. */
  readonly allowed: readonly string[] | null;
}

export interface Routine {
  readonly name: string;
  readonly isStrict: boolean;
  /** Part of PostgreSQL itself. */
  readonly isBuiltIn: boolean;
}

export interface Catalog {
  /** By the relation's oid and the column's number. */
  column(relation: string, number: string): Column | undefined;
  /** Those of a table, by its name, in its order; none of a view. */
  columnsOf(table: string): readonly Column[];
  relationName(relation: string): string;
  /** The statement behind a view. */
  view(relation: string): Node | undefined;
  routine(oid: string): Routine | undefined;
  /** As `format_type` writes it. */
  typeName(oid: string): string;
}

const COLUMNS = `
  select a.attrelid::text as relation, a.attnum::text as number, a.attname as name, a.attnotnull as not_null,
    a.atttypid::text as type,
    (select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) ~ '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\[' limit 1) as "check"
  from pg_attribute a join pg_class c on c.oid = a.attrelid where c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0
    and not a.attisdropped
  order by a.attrelid, a.attnum`;
interface ColumnRow {
  readonly relation: string;
  readonly number: string;
  readonly name: string;
  readonly type: string;
  readonly not_null: boolean;
  readonly check: string | null;
}
const RELATIONS = `
  select c.oid::text as relation, c.relname as name, n.nspname as schema,
    (select r.ev_action::text from pg_rewrite r where r.ev_class = c.oid and r.ev_type = '1') as rule
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'p', 'v', 'm')`;
const ROUTINES = 'select oid::text as oid, proname as name, proisstrict as strict from pg_proc';
const TYPES =
  'select oid::text as oid, format_type(case when typbasetype <> 0 then typbasetype else oid end, null) as name from pg_type';

/** Objects of PostgreSQL itself have smaller numbers. */
const FIRST_OWN_OID = 16_384;

const allowedBy = (check: string | null): string[] | null =>
  check === null || !/^CHECK \(\(\w+ = ANY \(ARRAY\[(?:'(?:[^']|'')*'::text(?:, )?)+\]\)\)\)$/.test(check)
    ? null
    : [...check.matchAll(/'((?:[^']|'')*)'::text/g)].map((match) => (match[1] ?? '').replaceAll("''", "'"));

export async function readCatalog(client: pg.ClientBase): Promise<Catalog> {
  const all = async <Row extends pg.QueryResultRow>(text: string) => (await client.query<Row>(text)).rows;
  const relations = new Map(
    (await all<{ relation: string; name: string; schema: string; rule: string | null }>(RELATIONS)).map((row) => [
      row.relation,
      { name: row.schema === 'public' ? row.name : `${row.schema}.${row.name}`, rule: row.rule },
    ]),
  );
  const relationName = (oid: string): string => relations.get(oid)?.name ?? `relation ${oid}`;
  const routines = new Map(
    (await all<{ oid: string; name: string; strict: boolean }>(ROUTINES)).map((row): [string, Routine] => [
      row.oid,
      { name: row.name, isStrict: row.strict, isBuiltIn: Number(row.oid) < FIRST_OWN_OID },
    ]),
  );
  const types = new Map((await all<{ oid: string; name: string }>(TYPES)).map((row) => [row.oid, row.name]));
  const typeName = (oid: string): string => types.get(oid) ?? `type ${oid}`;
  const columns = new Map(
    (await all<ColumnRow>(COLUMNS)).map((row): [string, Column] => [
      `${row.relation}.${row.number}`,
      {
        relation: relationName(row.relation),
        name: row.name,
        type: typeName(row.type),
        isNotNull: row.not_null,
        allowed: allowedBy(row.check),
      },
    ]),
  );
  const tables = new Map(
    [...relations.values()].flatMap(({ name, rule }) => (rule === null ? [[name, [] as Column[]]] : [])),
  );
  for (const column of columns.values()) tables.get(column.relation)?.push(column);
  return {
    column: (relation, number) => columns.get(`${relation}.${number}`),
    columnsOf: (table) => tables.get(table) ?? [],
    relationName,
    view(relation) {
      const rule = relations.get(relation)?.rule ?? null;
      return rule === null ? undefined : nodesOf(parseTree(rule))[0];
    },
    routine: (oid) => routines.get(oid),
    typeName,
  };
}
