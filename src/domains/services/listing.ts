/** The parameters of lists of services, shared by the API, the pages and their addresses. */
export const SORTS = ['relevance', 'newest', 'price_low', 'price_high', 'rating'] as const;
export type Sort = (typeof SORTS)[number];

export const PAGE_SIZE = 24;
/** Deep pages are for robots: people narrow the list instead. */
export const MAX_PAGE = 50;
/** Counting stops here where no stored count can be used (E-6). */
export const COUNT_CAP = PAGE_SIZE * MAX_PAGE;
/** Of all matches, this many with the best stored score are ranked by the words. */
export const TEXT_CANDIDATES = PAGE_SIZE * 20;
/** Facets are counted over this many results at most. */
export const FACET_SAMPLE = 3_000;

export const pagesFor = (total: number): number => Math.max(1, Math.min(MAX_PAGE, Math.ceil(total / PAGE_SIZE)));
