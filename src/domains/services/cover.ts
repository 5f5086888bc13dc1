import { coverSeed } from './cover-seed.ts';
import type { Motif } from '#domains/taxonomy/category-shape.ts';
import { categoryBySlug } from '#domains/taxonomy/categories.ts';

export const motifOf = (category: string): Motif => categoryBySlug(category)?.motif ?? 'business';

export const uploadedCoverUrl = (file: string | null): string | null => (file === null ? null : `/uploads/covers/${file}`);

/** The uploaded cover, or the picture its id always draws until there is one. */
export const coverUrl = (serviceId: string, { cover, category }: { cover: string | null; category: string }): string =>
  uploadedCoverUrl(cover) ?? `/art/${motifOf(category)}/${coverSeed(serviceId)}.svg`;
