type Row = readonly string[];

/** Comma-separated values for a spreadsheet, which must never take a cell for a formula (UPL-7). */
export async function makeSheet(heads: Row, rows: readonly Row[]): Promise<Buffer> {
  return Buffer.from(await sheetPart([heads, ...rows], true), 'utf8');
}

/** The same part by part, for lists that are too long to be held: nothing is read before the part in front was taken. */
export async function* sheetParts(heads: Row, pages: AsyncIterable<readonly Row[]>): AsyncGenerator<string> {
  yield await sheetPart([heads], true);
  for await (const rows of pages) if (rows.length > 0) yield await sheetPart(rows, false);
}

async function sheetPart(rows: readonly Row[], isFirst: boolean): Promise<string> {
  const { stringify } = await import('csv-stringify/sync');
  return stringify(rows as string[][], {
    // The mark in front tells spreadsheets that it is UTF-8; amounts below zero are kept as numbers.
    bom: isFirst,
    record_delimiter: 'windows',
    cast: { string: (value) => ({ value, escape_formulas: !AMOUNT.test(value) }) },
  });
}

const AMOUNT = /^-?\d+(\.\d+)?$/;
