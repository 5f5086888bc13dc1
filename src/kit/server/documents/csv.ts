type Row = readonly string[];

/** CSV for spreadsheets, which must never take a cell for a formula (UPL-7). */
export async function makeCsv(heads: Row, rows: readonly Row[]): Promise<Buffer> {
  return Buffer.from(await csvPart([heads, ...rows], true), 'utf8');
}

/** The same in parts, for lists too long for memory: the next part is read only when the last one was taken. */
export async function* csvParts(heads: Row, pages: AsyncIterable<readonly Row[]>): AsyncGenerator<string> {
  yield await csvPart([heads], true);
  for await (const rows of pages) if (rows.length > 0) yield await csvPart(rows, false);
}

async function csvPart(rows: readonly Row[], isFirst: boolean): Promise<string> {
  const { stringify } = await import('csv-stringify/sync');
  return stringify(rows as string[][], {
    // The byte order mark tells spreadsheets that it is UTF-8. Negative amounts stay numbers.
    bom: isFirst,
    record_delimiter: 'windows',
    cast: { string: (value) => ({ value, escape_formulas: !AMOUNT.test(value) }) },
  });
}

const AMOUNT = /^-?\d+(\.\d+)?$/;
