import { RATING_PRIOR } from '#domains/reviews/rating-prior.ts';
import { counted, formatUnit } from '#kit/format/unit.ts';
import { instanceLocale } from '#kit/locale.ts';

/** Words that several service pages share. */
const LEVELS: Record<string, string> = { new: 'New', level_1: 'Level 1', level_2: 'Level 2', top: 'Top rated' };

export const levelInWords = (level: string | null): string => LEVELS[level ?? 'new'] ?? 'New';

export const daysInWords = (days: number): string => formatUnit(days, 'day');

export const revisionsInWords = (revisions: number | null): string =>
  revisions === null
    ? 'Unlimited revisions'
    : revisions === 0
      ? 'No revisions'
      : counted(revisions, { one: 'revision', other: 'revisions' });

export const starsInWords = (stars: number): string => counted(stars, { one: 'star', other: 'stars' });

export const servicesInWords = (count: number, locale = instanceLocale()): string =>
  counted(count, { one: 'service', other: 'services' }, locale);

export const SORT_WORDS = {
  relevance: 'Best match',
  rating: 'Best rated',
  newest: 'Newest',
  price_low: 'Price, low to high',
  price_high: 'Price, high to low',
} as const;

/** Where the name of an order leaves open what it goes by. */
export const SORT_RULES: Readonly<Record<string, string>> = {
  relevance:
    'What fits your words clearly better comes first. Then of 100 points: words 35, reviews 20, reliability 15, freshness 10, four others 5 each.',
  rating: `By stars, with ${RATING_PRIOR.reviews} reviews of ${RATING_PRIOR.stars} counted beside each service’s own, so that one good review doesn’t lead the list. Cards show the plain average.`,
};
