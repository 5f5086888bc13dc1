import { counted, formatUnit } from '#kit/format/unit.ts';
import { instanceLocale } from '#kit/locale.ts';

/** Words that several service pages share. */
const LEVELS: Record<string, string> = { new: 'New', level_1: 'Level 1', level_2: 'Level 2', top: 'Top rated' };

export const levelInWords = (level: string | null): string => LEVELS[level ?? 'new'] ?? 'New';

export const daysInWords = (days: number): string => formatUnit(days, 'day');

export const revisionsInWords = (revisions: number | null): string =>
  revisions === null ? 'Unlimited revisions' : revisions === 0 ? 'No revisions' : counted(revisions, { one: 'revision', other: 'revisions' });

export const starsInWords = (stars: number): string => counted(stars, { one: 'star', other: 'stars' });

export const servicesInWords = (count: number, isFloor = false, locale = instanceLocale()): string =>
  `${isFloor ? 'More than ' : ''}${counted(count, { one: 'service', other: 'services' }, locale)}`;

export const SORT_WORDS = {
  relevance: 'Best match',
  rating: 'Best rated',
  newest: 'Newest',
  price_low: 'Price, low to high',
  price_high: 'Price, high to low',
} as const;

export const DELIVERY_CHOICES = [1, 3, 7, 14, 30] as const;
