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

/** What nine of ten samples are not below: a moment in which less was in use than ever says nothing of the rest. */
function floor(samples: readonly Sample[]): number {
  const values = samples.map(({ value }) => value).toSorted((a, b) => a - b);
  return values[Math.floor(values.length / 10)] ?? Number.NaN;
}

/**
 * The first third is warming up. A leak lifts the least that is in use; what a busy minute needs is given back, and
 * lifts only the rest. So the floor of the last third is held against the floor of the middle third; over both it rises
 * twice that.
 */
export function trend(samples: readonly Sample[]): Trend {
  const third = Math.floor(samples.length / 3);
  if (third === 0) throw new RangeError('three samples make a trend, fewer do not');
  const rest = samples.slice(third);
  const mean = rest.reduce((sum, { value }) => sum + value, 0) / rest.length;
  return { growth: 2 * (floor(samples.slice(2 * third)) - floor(samples.slice(third, 2 * third))), mean };
}
