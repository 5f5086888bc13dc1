/** How projects are found: the parameters of their lists, shared by the API, the pages and their addresses. */
export const PROJECT_SORTS = ['relevance', 'newest', 'budget_high', 'few_proposals', 'ending_soon'] as const;
/** For people at work also by how many of their skills a project asks for. */
export const WORK_SORTS = ['fit', ...PROJECT_SORTS] as const;
export type ProjectSort = (typeof WORK_SORTS)[number];
export const PROJECT_PAGE = 24;

/** Where the filters are offered: days, proposals, percent. */
export const AGE_STEPS = [1, 3, 7, 14] as const;
export const PROPOSAL_STEPS = [0, 4, 9, 19] as const;
export const HIRE_STEPS = [50, 75, 90] as const;

/** Best match needs words; without them the newest come first. */
export const sortFor = (sort: ProjectSort | undefined, words: string): ProjectSort => {
  const chosenSort = sort ?? (words === '' ? 'newest' : 'relevance');
  return chosenSort === 'relevance' && words === '' ? 'newest' : chosenSort;
};
