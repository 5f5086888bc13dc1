/** Bands of prices: rounded quartiles of enough of them, so that none tells a single one. */

/** Two digits are enough to know where one stands. */
function rounded(amount: bigint, up: boolean): bigint {
  let step = 1n;
  while (amount / step >= 100n) step *= 10n;
  const down = (amount / step) * step;
  return up && down < amount ? down + step : down;
}

export interface PriceBand {
  readonly low: bigint;
  readonly high: bigint;
}

/** In minor units; null where there are fewer than `from`. */
export function bandOf(prices: readonly bigint[], from: number): PriceBand | null {
  if (prices.length < from) return null;
  const sorted = prices.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const at = (share: number): bigint => sorted[Math.round((sorted.length - 1) * share)] ?? 0n;
  return { low: rounded(at(0.25), false), high: rounded(at(0.75), true) };
}
