/** Looks up categories of services, which are two levels deep. */
import type { SubCategory, TopCategory } from './category-shape.ts';
import { tops } from './category-tree.ts';

export type { Motif, SubCategory, TopCategory } from './category-shape.ts';
export { MOTIFS } from './category-shape.ts';

export type Category = TopCategory | SubCategory;

const bySlug = new Map<string, Category>(
  tops.flatMap((top): Category[] => [top, ...top.subCategories]).map((category) => [category.slug, category]),
);

export const topCategories = (): readonly TopCategory[] => tops;

/** Either level; undefined when nothing has this slug. */
export const categoryBySlug = (slug: string): Category | undefined => bySlug.get(slug);

export const isTopCategory = (category: Category): category is TopCategory => 'subCategories' in category;

/** True for a slug that a service may use: services are in sub-categories only. */
export function isSubCategory(slug: string): boolean {
  const category = bySlug.get(slug);
  return category !== undefined && !isTopCategory(category);
}

/** Empty for a sub-category and for an unknown slug. */
export function subCategoriesOf(topSlug: string): readonly SubCategory[] {
  const category = bySlug.get(topSlug);
  return category !== undefined && isTopCategory(category) ? category.subCategories : [];
}

/** The top category a slug belongs to: itself, or its parent. */
export function topOf(slug: string): TopCategory | undefined {
  const category = bySlug.get(slug);
  if (category === undefined || isTopCategory(category)) return category;
  return tops.find((top) => top.slug === category.parent);
}

/** Slugs of every sub-category a category page lists services from: its own children, or itself. */
export function listedUnder(slug: string): readonly string[] {
  const category = bySlug.get(slug);
  if (category === undefined) return [];
  return isTopCategory(category) ? category.subCategories.map((sub) => sub.slug) : [category.slug];
}
