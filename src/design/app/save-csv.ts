import { toCsv } from './chart-scale.ts';

/** Hands the reader what is on the screen as a file. */
export function saveCsv(name: string, heads: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([toCsv(heads, rows)], { type: 'text/csv' }));
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}
