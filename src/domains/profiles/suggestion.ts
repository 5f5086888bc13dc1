/** Skills and specialties that people miss in our lists: what may be suggested, and where it can belong. */
import { industryBySlug, subindustryBySlug } from '#domains/taxonomy/industries.ts';
import { skillBySlug } from '#domains/taxonomy/skills.ts';
import { categoryBySlug, isTopCategory } from '#domains/taxonomy/categories.ts';
import { cleanSkills, cleanSubindustries } from './profile-input.ts';
import type { SuggestionKind } from './suggestions-contract.ts';

/** So many of one person may wait, and so many may be made in a month. */
export const SUGGESTION_LIMITS = { waiting: 5, inMonth: 20, monthDays: 30 } as const;

export const fold = (name: string): string => name.trim().toLowerCase();

/** The slug of what is in our lists already under this name. */
export function alreadyListed(kind: SuggestionKind, name: string): string | null {
  const [slug = ''] = kind === 'skill' ? cleanSkills([name]) : cleanSubindustries([name]);
  const known = kind === 'skill' ? skillBySlug(slug) : subindustryBySlug(slug);
  return known === undefined ? null : slug;
}

export function isParent(kind: SuggestionKind, slug: string): boolean {
  if (kind === 'specialty') return industryBySlug(slug) !== undefined;
  const category = categoryBySlug(slug);
  return category !== undefined && isTopCategory(category);
}
