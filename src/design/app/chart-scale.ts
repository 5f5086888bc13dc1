/** A round maximum for the axis, with at most three labels: 0, half, maximum. Bars start at zero (CHT-1). */
export function axisTicks(values: readonly number[]): [number, number, number] {
  const most = Math.max(0, ...values);
  if (most === 0) return [0, 0.5, 1];
  const power = 10 ** Math.floor(Math.log10(most));
  const top = ([1, 2, 4, 5, 6, 8, 10].find((step) => step * power >= most) ?? 10) * power;
  return [0, top / 2, top];
}

/** Which labels under the bars are shown when there is no room for all: every nth, and always the last one. */
export function labelStep(count: number, width: number, labelWidth = 44): number {
  return Math.max(1, Math.ceil((count * labelWidth) / Math.max(1, width)));
}

export const toCsv = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, ...rows]
    .map((row) =>
      row.map((cell) => (/[",\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : cell)).join(','),
    )
    .join('\r\n');
