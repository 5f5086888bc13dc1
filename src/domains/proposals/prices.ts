import { bandOf, type PriceBand } from '#domains/projects/price-band.ts';

/** The band of prices that everyone sees: rounded quartiles, from five proposals on, so that it tells no single one (PRP-9). */
export const BAND_FROM = 5;

/** In minor units; null below five. */
export const priceBand = (prices: readonly bigint[]): PriceBand | null => bandOf(prices, BAND_FROM);

const triples = (text: string): Set<string> => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(0, -2).map((word, index) => `${word} ${words[index + 1] ?? ''} ${words[index + 2] ?? ''}`));
};
/** Most of its words stand in the same order in the other: sent to everyone rather than written for this brief. */
export function nearlyRepeats(text: string, other: string): boolean {
  const [a, b] = [triples(text), triples(other)];
  if (a.size < 8 || b.size < 8) return false;
  const shared = [...a].filter((one) => b.has(one)).length;
  return shared / Math.min(a.size, b.size) >= 0.7;
}
