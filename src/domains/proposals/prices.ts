import { bandOf, type PriceBand } from '#domains/projects/price-band.ts';

/**
 * The band of prices that everyone sees: rounded quartiles, from five proposals on, so that it tells no single one
 * (PRP-9).
 */
export const BAND_FROM = 5;

/** In minor units; null below five. */
export const priceBand = (prices: readonly bigint[]): PriceBand | null => bandOf(prices, BAND_FROM);

/** Every three words in a row. */
function triplesOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(0, -2).map((word, at) => `${word} ${words[at + 1] ?? ''} ${words[at + 2] ?? ''}`);
}
const LEAST = 8;
const SHARED = 0.7;
/**
 * Whether another says it again: most of its words stand in the same order there, as in what is sent to everyone rather
 * than written for one brief.
 */
export function nearlyRepeats(text: string): (other: string) => boolean {
  const own = new Set(triplesOf(text));
  return (other) => {
    const all = triplesOf(other);
    const shared = new Set(all.filter((triple) => own.has(triple))).size;
    if (shared < LEAST * SHARED) return false;
    const least = Math.min(own.size, new Set(all).size);
    return least >= LEAST && shared / least >= SHARED;
  };
}

/** To its first two digits, in minor units: earnings of one contract would otherwise say its price. */
export function roundedDown(amount: bigint): bigint {
  const unit = 10n ** BigInt(Math.max(0, amount.toString().length - 2));
  return (amount / unit) * unit;
}
