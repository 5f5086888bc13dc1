/**
 * CSV as other programs write it, and as it arrives damaged. RFC 4180 where the file keeps to it; a field whose quotes
 * never end costs its own line and no more, which is why this isn't a package: they give up there, or read on to the
 * end of the file.
 */
export interface CsvRows {
  readonly rows: readonly (readonly string[])[];
  /** Lines read without minding their quotes. */
  readonly broken: number;
}

interface Field {
  readonly value: string;
  /** Behind what ended it: a comma, a line break, or the end of the file. */
  readonly next: number;
  readonly endsRow: boolean;
}

/** The end of what `pattern` (sticky) takes from `start` on. */
function endOf(pattern: RegExp, text: string, start: number): number | null {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : null;
}
const PLAIN = /[^,\n]*/y;
const LINE = /[^\n]*/y;

function plainField(text: string, start: number): Field {
  const end = endOf(PLAIN, text, start) ?? start;
  return { value: text.slice(start, end), next: end + 1, endsRow: text[end] !== ',' };
}

const AFTER_QUOTE = /[ \t]*(?=,|\n|$)/y;

/** Null if its quotes never end, or end in the middle of the field. */
function quotedField(text: string, start: number): Field | null {
  let value = '';
  for (let at = start + 1; ;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return null;
    value += text.slice(at, quote);
    if (text[quote + 1] !== '"') {
      const end = endOf(AFTER_QUOTE, text, quote + 1);
      return end === null ? null : { value, next: end + 1, endsRow: text[end] !== ',' };
    }
    value += '"';
    at = quote + 2;
  }
}

function lineOf(text: string, start: number): { row: string[]; next: number } {
  const end = endOf(LINE, text, start) ?? text.length;
  const row = text.slice(start, end).split(',');
  return { row: row.map((field) => field.replaceAll('"', '').trim()), next: end + 1 };
}

/** One row from `start`; null if it cannot be read with its quotes. */
function rowAt(text: string, start: number): { row: string[]; next: number } | null {
  const row: string[] = [];
  for (let at = start; ;) {
    const field = text[at] === '"' ? quotedField(text, at) : plainField(text, at);
    if (field === null) return null;
    row.push(field.value);
    if (field.endsRow) return { row, next: field.next };
    at = field.next;
  }
}

export function readCsvRows(file: string): CsvRows {
  const text = file.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const rows: string[][] = [];
  let broken = 0;
  for (let at = 0; at < text.length;) {
    const good = rowAt(text, at);
    if (good === null) broken += 1;
    const { row, next } = good ?? lineOf(text, at);
    if (row.some((field) => field.trim() !== '')) rows.push(row);
    at = next;
  }
  return { rows, broken };
}
