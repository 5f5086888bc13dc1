import { useMemo } from 'react';

/**
 * What a public page was read from, as one JSON text. React Router's own encoding replaces every repeated name by a
 * number, which leaves brotli nothing to recognise; as JSON the words are found again in the page's own HTML. Lists of
 * alike things are written as tables: the names once, then a row each.
 */
export type Packed<Data> = string & { readonly data?: Data };

type Column = string | readonly [name: string, columns: readonly Column[]];
interface Table {
  readonly $columns: readonly Column[];
  readonly $rows: readonly (readonly unknown[])[];
}
type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The names all of them have, in the same order; null when they differ. */
function columnsOf(values: readonly unknown[]): Column[] | null {
  const [first] = values;
  if (!values.every(isPlain) || !isPlain(first)) return null;
  const names = Object.keys(first);
  const signature = names.join('\n');
  if (names.length === 0 || !values.every((value) => Object.keys(value).join('\n') === signature)) return null;
  return names.map((name) => {
    const inner = columnsOf(values.map((value) => value[name]));
    return inner === null ? name : ([name, inner] as const);
  });
}

const rowOf = (value: Plain, columns: readonly Column[]): unknown[] =>
  columns.map((column) => (typeof column === 'string' ? value[column] : rowOf(value[column[0]] as Plain, column[1])));

const thingOf = (row: readonly unknown[], columns: readonly Column[]): Plain =>
  Object.fromEntries(
    columns.map((column, at) => (typeof column === 'string' ? [column, row[at]] : [column[0], thingOf(row[at] as readonly unknown[], column[1])])),
  );

function asTable(_key: string, value: unknown): unknown {
  if (!Array.isArray(value) || value.length < 2) return value;
  const columns = columnsOf(value);
  return columns === null ? value : { $columns: columns, $rows: value.map((one) => rowOf(one as Plain, columns)) };
}

function fromTable(_key: string, value: unknown): unknown {
  if (!isPlain(value) || !Array.isArray(value['$rows'])) return value;
  const { $columns, $rows } = value as unknown as Table;
  return $rows.map((row) => thingOf(row, $columns));
}

export const pack = <Data>(data: Data): Packed<Data> => JSON.stringify(data, asTable);
export const unpack = <Data>(packed: Packed<Data>): Data => JSON.parse(packed, fromTable) as Data;

/** Unpacked once for as long as the page shows the same thing. */
export const useUnpacked = <Data>(packed: Packed<Data>): Data => useMemo(() => unpack(packed), [packed]);
