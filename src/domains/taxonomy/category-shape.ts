/** The family of shapes that draws the generated covers of a category. */
export const MOTIFS = [
  'brand',
  'web',
  'motion',
  'copy',
  'data',
  'audio',
  'translation',
  'legal',
  'photo',
  'marketing',
  'music',
  'business',
] as const;
export type Motif = (typeof MOTIFS)[number];

export interface SubCategory {
  /** Unique across both levels: `/services/categories/{slug}` serves either. */
  readonly slug: string;
  readonly name: string;
  readonly motif: Motif;
  readonly parent: string;
}

export interface TopCategory {
  readonly slug: string;
  readonly name: string;
  readonly motif: Motif;
  readonly subCategories: readonly SubCategory[];
}

type SubLine = readonly [slug: string, name: string];

/** Declares a top category with its sub-categories as short lines; each gets its parent's motif. */
export function topCategory(top: Omit<TopCategory, 'subCategories'>, subs: readonly SubLine[]): TopCategory {
  return { ...top, subCategories: subs.map(([slug, name]) => ({ slug, name, motif: top.motif, parent: top.slug })) };
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** What the pages of a top category and of its sub-categories say. */
export interface CategoryTexts {
  readonly blurb: string;
  readonly intro: string;
  readonly faq: readonly Question[];
  readonly popularSearches: readonly string[];
  /** The blurb of each, by slug. */
  readonly subCategories: Readonly<Record<string, string>>;
}
