const writers = new Map<string, Intl.NumberFormat>();

/** A count or a figure as people write it here. Writers are kept: making one costs more than a hundred uses. */
export function formatNumber(value: number, locale: string, fractionDigits = 0): string {
  const key = `${locale} ${fractionDigits}`;
  let writer = writers.get(key);
  if (writer === undefined) {
    writer = new Intl.NumberFormat(locale, { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits });
    writers.set(key, writer);
  }
  return writer.format(value);
}
