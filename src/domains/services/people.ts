/** The orders of lists of freelancers, shared by the API and the page. */
export const PEOPLE_SORTS = ['relevance', 'rating', 'price_low'] as const;
export type PeopleSort = (typeof PEOPLE_SORTS)[number];
