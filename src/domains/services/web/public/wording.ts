/** Words that several service pages share. */
const LEVELS: Record<string, string> = { new: 'New', level_1: 'Level 1', level_2: 'Level 2', top: 'Top rated' };

export const levelInWords = (level: string | null): string => LEVELS[level ?? 'new'] ?? 'New';

export const daysInWords = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

export const revisionsInWords = (revisions: number | null): string =>
  revisions === null ? 'Unlimited revisions' : revisions === 0 ? 'No revisions' : revisions === 1 ? '1 revision' : `${revisions} revisions`;

export const servicesInWords = (count: number, isFloor = false, locale = 'en-US'): string =>
  `${isFloor ? 'More than ' : ''}${count.toLocaleString(locale)} ${count === 1 ? 'service' : 'services'}`;

export const SORT_WORDS = {
  relevance: 'Best match',
  rating: 'Best rated',
  newest: 'Newest',
  price_low: 'Price, low to high',
  price_high: 'Price, high to low',
} as const;

export const DELIVERY_CHOICES = [1, 3, 7, 14, 30] as const;
