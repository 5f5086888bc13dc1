import { coverSeed } from './cover-seed.ts';
import type { Motif } from '#domains/taxonomy/category-shape.ts';
import { categoryBySlug } from '#domains/taxonomy/categories.ts';

export const motifOf = (category: string): Motif => categoryBySlug(category)?.motif ?? 'business';

export const pictureUrl = (file: string): string => `/uploads/covers/${file}`;
export const uploadedCoverUrl = (file: string | null): string | null => (file === null ? null : pictureUrl(file));

const ID_LENGTH = 36;
/** A picture's id begins the name of its file. */
export const pictureIdOf = (file: string): string => file.slice(0, ID_LENGTH);

/** The uploaded cover, or the picture its id always draws until there is one. */
export const coverUrl = (serviceId: string, { cover, category }: { cover: string | null; category: string }): string =>
  uploadedCoverUrl(cover) ?? `/art/${motifOf(category)}/${coverSeed(serviceId)}.svg`;
