/** Where a service was seen, and where its visitors came from (ANL-2). Of another site only the host is kept. */

export const SOURCES = ['search', 'category', 'browse', 'profile', 'similar', 'home', 'direct', 'outside'] as const;
export type Source = (typeof SOURCES)[number];

export interface Origin {
  readonly source: Source;
  /** Only of `outside`; empty otherwise. */
  readonly host: string;
}
