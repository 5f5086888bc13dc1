/** How stars become one number: the mean of the criteria, kept as an exact sum so that averages never drift. */
export interface Stars {
  readonly communication: number;
  readonly quality: number;
  readonly value: number;
}

export const CRITERIA = ['communication', 'quality', 'value'] as const;
export type Criterion = (typeof CRITERIA)[number];

/** What each criterion asks, seen from the side that writes. */
export const criterionWords: Record<'client' | 'freelancer', Record<Criterion, string>> = {
  client: { communication: 'Communication', quality: 'Quality of the work', value: 'Value for the money' },
  freelancer: { communication: 'Communication', quality: 'Clarity of the brief', value: 'Working together' },
};

/** Thirds of a star: 3 to 15. */
export const starSum = ({ communication, quality, value }: Stars): number => communication + quality + value;

/** 1 to 5, to one tenth, for showing. */
export const ratingOf = (stars: Stars): number => Math.round((starSum(stars) / CRITERIA.length) * 10) / 10;
