import { RATING_PRIOR } from './rating-prior.ts';

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
  freelancer: { communication: 'Communication', quality: 'Clarity of the brief', value: 'Would work with them again' },
};

/** The mean of the criteria, 1 to 5, unrounded. */
export const meanStars = ({ communication, quality, value }: Stars): number =>
  (communication + quality + value) / CRITERIA.length;

/** To one tenth, for showing. */
export const ratingOf = (stars: Stars): number => Math.round(meanStars(stars) * 10) / 10;

/** The Bayesian rating: `stars` is the sum of all reviews' means. */
export const bayesianRating = ({ stars, reviews }: { readonly stars: number; readonly reviews: number }): number =>
  (stars + RATING_PRIOR.stars * RATING_PRIOR.reviews) / (reviews + RATING_PRIOR.reviews);

export const STAR_STEPS = [5, 4, 3, 2, 1] as const;
