/** The parameters of lists of services, shared by the API, the pages and their addresses. */
import { currencyScale } from '#kit/currencies.ts';

export const SORTS = ['relevance', 'newest', 'price_low', 'price_high', 'rating'] as const;
export type Sort = (typeof SORTS)[number];

export const PAGE_SIZE = 24;
/** Deep pages are for robots: people narrow the list instead. */
export const MAX_PAGE = 50;

export const pagesFor = (total: number): number => Math.max(1, Math.min(MAX_PAGE, Math.ceil(total / PAGE_SIZE)));

/** Where the filters of price, delivery and rating are offered: major units, days, stars. */
export const priceSteps = (currency: string): number[] =>
  [50, 100, 250, 500, 1_000].map((dollars) => dollars * currencyScale(currency));
export const DELIVERY_STEPS = [1, 3, 7, 14, 30] as const;
export const RATING_STEPS = [4.5, 4, 3] as const;
export const TIERS = ['registered', 'verified'] as const;
/** Someone who was active within this time is online now. */
export const ONLINE_MINUTES = 10;
/** Facets of many values name the most frequent ones. */
export const FACET_VALUES = 30;
