/** Which reviews of a service a page shows, in its address. */
export interface ReviewsAsked {
  readonly stars?: string | undefined;
  readonly words?: string | undefined;
  readonly reply?: 'with' | undefined;
  readonly cursor?: string | undefined;
}

/** `cursor` is named for the list that it is of: a service's page has others. */
const NAMES = { stars: 'stars', words: 'words', reply: 'reply', cursor: 'reviews_after' } as const;
export const REVIEW_PARAMETERS = Object.values(NAMES);

const CURSOR = /^[\w%~.:-]{1,200}$/;

/** Values that mean nothing are left out. */
export function reviewsAsked(search: URLSearchParams): ReviewsAsked {
  const given = (name: keyof typeof NAMES): string => search.get(NAMES[name])?.trim() ?? '';
  const [stars, words, cursor] = [given('stars'), given('words').slice(0, 100), given('cursor')];
  return {
    ...(/^[1-5]$/.test(stars) ? { stars } : {}),
    ...(words === '' ? {} : { words }),
    ...(given('reply') === 'with' ? { reply: 'with' } : {}),
    ...(CURSOR.test(cursor) ? { cursor } : {}),
  };
}

export function reviewsAddress(slug: string, query: ReviewsAsked): string {
  const search = new URLSearchParams();
  for (const [name, parameter] of Object.entries(NAMES)) {
    const value = query[name as keyof typeof NAMES];
    if (value !== undefined) search.set(parameter, value);
  }
  const text = search.toString();
  return `/services/${slug}${text === '' ? '' : `?${text}`}#reviews`;
}
