/** Comma-separated values for a spreadsheet, which must never take a cell for a formula (UPL-7). */
export async function makeSheet(heads: readonly string[], rows: readonly (readonly string[])[]): Promise<Buffer> {
  const { stringify } = await import('csv-stringify/sync');
  // The mark in front tells spreadsheets that it is UTF-8; amounts below zero are kept as numbers.
  const text = stringify([heads, ...rows] as string[][], {
    bom: true,
    record_delimiter: 'windows',
    cast: { string: (value) => ({ value, escape_formulas: !AMOUNT.test(value) }) },
  });
  return Buffer.from(text, 'utf8');
}

const AMOUNT = /^-?\d+(\.\d+)?$/;
