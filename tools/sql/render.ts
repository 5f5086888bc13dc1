import type { Catalog, Column } from './catalog.ts';
import type { Described, Output } from './describe.ts';
import { key, moduleText, shape, union, wrapped } from './layout.ts';
import { isRead, readType, takenType } from './types.ts';

/**
 * `has('service.draft')`: a domain's column-types.ts says more of the column, or of `statement.column`, than the
 * database can.
 */
export interface Narrowed {
  has(column: string): boolean;
}

const typeOf = (base: string, isNullable: boolean, narrowing: string | undefined): string => {
  const type = narrowing === undefined ? base : `Of<${base}, ColumnTypes['${narrowing}']>`;
  return isNullable && type !== 'unknown' ? `${type} | null` : type;
};
export function outputType({ literals, items, type, isNullable }: Output, narrowing?: string): string {
  const base = union(literals) ?? (items === undefined ? undefined : `(${union(items)})[]`) ?? readType(type);
  return typeOf(base, isNullable, narrowing);
}

function columnType({ relation, name, type, isNotNull, allowed }: Column, narrowed: Narrowed): string {
  const full = `${relation}.${name}`;
  return typeOf(union(allowed ?? undefined) ?? readType(type), !isNotNull, narrowed.has(full) ? full : undefined);
}

const columnsOf = (table: string, catalog: Catalog): Column[] =>
  catalog.columnsOf(table).filter(({ type }) => isRead(type));

/** Some columns of a table: all, those that are named, or all but a few. */
function ofTable(table: string, names: readonly string[], columns: readonly Column[]): string {
  if (names.length === columns.length) return `Tables['${table}']`;
  if (names.length * 2 < columns.length) return `From<'${table}', ${names.join(' | ')}>`;
  const others = columns.map(({ name }) => `'${name}'`).filter((name) => !names.includes(name));
  return `Omit<Tables['${table}'], ${others.join(' | ')}>`;
}

/** What is of tables, then what the statement makes itself. */
function rowType(statement: Described, catalog: Catalog, narrowed: Narrowed, tables: Set<string>): string {
  const picked = new Map<string, string[]>();
  const own: string[] = [];
  for (const output of statement.row) {
    const narrowing = [`${statement.name}.${output.name}`, output.column ?? ''].find((name) => narrowed.has(name));
    const type = outputType(output, narrowing);
    const [, table = '', name = ''] = /^(.*)\.(\w+)$/.exec(output.column ?? '') ?? [];
    const column = columnsOf(table, catalog).find((column) => column.name === name);
    const inTable = column === undefined ? undefined : columnType(column, narrowed);
    if (inTable !== undefined) tables.add(table);
    if (inTable === type && output.name === name) picked.set(table, [...(picked.get(table) ?? []), `'${name}'`]);
    else own.push(`${key(output.name)}: ${isUnion(type) ? asInTable(table, name, type, inTable) : type}`);
  }
  const parts = [...picked].map(([table, names]) => ofTable(table, names, columnsOf(table, catalog)));
  return [...parts, ...(own.length > 0 || parts.length === 0 ? [shape(own)] : [])].join(' & ');
}

const isUnion = (type: string): boolean => type.includes("' | '");
/** Words that a table has are written once, in the table. */
function asInTable(table: string, name: string, type: string, inTable: string | undefined): string {
  const inIt = `Tables['${table}']['${name}']`;
  if (type === inTable) return inIt;
  if (`${type} | null` === inTable) return `NonNullable<${inIt}>`;
  return type === `${inTable} | null` ? `${inIt} | null` : type;
}

function paramsType({ params }: Described): string {
  return shape(params.map(({ name, type, isNullable }) => `${name}: ${takenType(type)}${isNullable ? ' | null' : ''}`));
}

/** Notes in `tables` the tables that the rows are of. */
export function renderStatements(
  all: readonly Described[],
  catalog: Catalog,
  narrowed: Narrowed,
  tables: Set<string>,
): string {
  const firstOf = new Map<string, string>();
  const entries = all
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((statement) => {
      const row = rowType(statement, catalog, narrowed, tables);
      const same = row.length < 80 ? undefined : firstOf.get(row);
      if (same === undefined) firstOf.set(row, statement.name);
      const used = [`Reads ${statement.reads.join(', ')}.`, `Writes ${statement.writes.join(', ')}.`]
        .filter((part) => !part.endsWith(' .'))
        .join(' ');
      const entry = `${key(statement.name)}: { params: ${paramsType(statement)}; row: ${same === undefined ? row : `StatementTypes['${same}']['row']`} };`;
      return `${used === '' ? '' : `    /** ${used} */\n`}${wrapped(entry)}`;
    });
  return moduleText('StatementTypes', entries);
}

export function renderTables(names: ReadonlySet<string>, catalog: Catalog, narrowed: Narrowed): string {
  const entries = [...names].toSorted().map((table) => {
    const columns = columnsOf(table, catalog).map((column) =>
      wrapped(`${key(column.name)}: ${columnType(column, narrowed)};`, 6),
    );
    return `    ${key(table)}: {\n${columns.join('')}    };\n`;
  });
  return moduleText('Tables', entries);
}
