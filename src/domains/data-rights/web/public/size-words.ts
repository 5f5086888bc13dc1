const KILO = 1_000;
const UNITS = ['bytes', 'kB', 'MB', 'GB'] as const;

/** 1.2 MB: decimal, as file managers and providers count. */
export function sizeWords(bytes: number): string {
  const step = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const value = bytes / KILO ** step;
  return `${step === 0 ? value : value.toFixed(value < 10 ? 1 : 0)} ${UNITS[step]}`;
}
