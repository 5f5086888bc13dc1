export interface Sample {
  /** Seconds since the beginning. */
  readonly at: number;
  readonly value: number;
}

export interface Trend {
  /** How much the trend line of the last two thirds rises over that time. */
  readonly growth: number;
  /** Of what stays. */
  readonly mean: number;
}

/**
 * What a leak adds stays to the end; what a busy minute needs is given back. So a sample counts as the least of it and all
 * later ones. Those of the last eighth have too few after them to tell: they only say what of the others stayed.
 */
function whatStays(samples: readonly Sample[]): Sample[] {
  const stays: Sample[] = [];
  for (const { at, value } of samples.toReversed()) stays.unshift({ at, value: Math.min(value, stays[0]?.value ?? value) });
  return stays.slice(0, Math.floor((stays.length * 7) / 8));
}

/** The first third is warming up; what a leak adds shows in the rest, by least squares, whatever a single sample says. */
export function trend(samples: readonly Sample[]): Trend {
  const rest = whatStays(samples.slice(Math.floor(samples.length / 3)));
  const [first, last] = [rest[0], rest.at(-1)];
  if (first === undefined || last === undefined || rest.length < 3) throw new RangeError('three samples make a trend, fewer do not');
  const mean = (of: (sample: Sample) => number): number => rest.reduce((sum, sample) => sum + of(sample), 0) / rest.length;
  const [at, value] = [mean((sample) => sample.at), mean((sample) => sample.value)];
  const spread = rest.reduce((sum, sample) => sum + (sample.at - at) ** 2, 0);
  const slope = rest.reduce((sum, sample) => sum + (sample.at - at) * (sample.value - value), 0) / spread;
  return { growth: slope * (last.at - first.at), mean: value };
}
