/** One CSV of LinkedIn's archive as rows by column name. */
import { readCsvRows } from './csv-rows.ts';

/** Of a column of that name; empty where the file has none. */
export type Row = (column: string) => string;
export interface Table {
  readonly rows: readonly Row[];
  readonly broken: number;
  /** There were more rows. */
  readonly isCut: boolean;
}

export const MOST_ROWS = 20_000;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
/** Descriptions come with HTML entities, and with lists whose points share a line. */
const decoded = (text: string): string =>
  text
    .replaceAll(/&(?:#(\d{2,6})|([a-z]{2,4}));/g, (whole, code: string | undefined, name: string | undefined) =>
      code === undefined ? (ENTITIES[name ?? ''] ?? whole) : codeToText(Number(code), whole),
    )
    .trim();
const codeToText = (code: number, otherwise: string): string =>
  code <= 0x10_ff_ff ? String.fromCodePoint(code) : otherwise;

const plain = (column: string): string => column.trim().toLowerCase();

/** Some files begin with notes: the columns are in the first line that has one of those we know. Null if none has. */
export function readTable(csv: string, columns: readonly string[]): Table | null {
  const { rows, broken } = readCsvRows(csv);
  const known = columns.map(plain);
  const head = rows.findIndex(
    (row) => row.some((field) => known.includes(plain(field))) && !row.some((field) => field.length > 60),
  );
  if (head === -1) return null;
  const names = (rows[head] ?? []).map(plain);
  const data = rows.slice(head + 1, head + 1 + MOST_ROWS);
  const tooWide = data.filter((row) => row.slice(names.length).some((field) => field.trim() !== '')).length;
  return {
    rows: data.map((row) => (column) => decoded(row[names.indexOf(plain(column))] ?? '')),
    broken: broken + tooWide,
    isCut: rows.length > head + 1 + MOST_ROWS,
  };
}
