/** How stars become one number: the mean of the criteria. */
export interface Stars {
  readonly communication: number;
  readonly quality: number;
  readonly value: number;
}

export const CRITERIA = ['communication', 'quality', 'value'] as const;
export type Criterion = (typeof CRITERIA)[number];

/** The question of each criterion, for the side that writes. */
export const criterionWords: Record<'client' | 'freelancer', Record<Criterion, string>> = {
  client: { communication: 'Communication', quality: 'Quality of work', value: 'Value for money' },
  freelancer: { communication: 'Communication', quality: 'Clarity of the brief', value: 'Collaboration' },
};

/** The mean of the criteria, 1 to 5, unrounded. */
export const meanStars = ({ communication, quality, value }: Stars): number => (communication + quality + value) / CRITERIA.length;

/** To one tenth, for showing. */
export const ratingOf = (stars: Stars): number => Math.round(meanStars(stars) * 10) / 10;
