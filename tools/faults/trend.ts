export interface Sample {
  /** Seconds since the beginning. */
  readonly at: number;
  readonly value: number;
}

export interface Trend {
  /** How much the figure rises over the last two thirds. */
  readonly growth: number;
  /** Of all samples of that time. */
  readonly mean: number;
}

const floor = (samples: readonly Sample[]): number => Math.min(...samples.map(({ value }) => value));

/**
 * The first third is warming up. A leak lifts the least that is ever in use; what a busy minute needs is given back,
 * and lifts only the rest. So the least of the last third is held against the least of the middle third; over both it
 * rises twice that.
 */
export function trend(samples: readonly Sample[]): Trend {
  const third = Math.floor(samples.length / 3);
  if (third === 0) throw new RangeError('three samples make a trend, fewer do not');
  const rest = samples.slice(third);
  const mean = rest.reduce((sum, { value }) => sum + value, 0) / rest.length;
  return { growth: 2 * (floor(samples.slice(2 * third)) - floor(samples.slice(third, 2 * third))), mean };
}
