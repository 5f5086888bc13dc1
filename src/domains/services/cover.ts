import { coverSeed } from './cover-seed.ts';
import type { ServiceContent } from './draft.ts';
import type { Motif } from '#domains/taxonomy/category-shape.ts';
import { categoryBySlug } from '#domains/taxonomy/categories.ts';

export const motifOf = (category: string): Motif => categoryBySlug(category)?.motif ?? 'business';

export const pictureUrl = (file: string): string => `/uploads/covers/${file}`;
export const uploadedCoverUrl = (file: string | null): string | null => (file === null ? null : pictureUrl(file));

const ID_LENGTH = 36;
/** A picture's id begins the name of its file. */
export const pictureIdOf = (file: string): string => file.slice(0, ID_LENGTH);

type Covered = Pick<ServiceContent, 'cover' | 'cover_design' | 'category'>;

/** Address of the design that was chosen; null where nobody chose. A title is drawn from the version that has it. */
export function designUrl(
  serviceId: string,
  versionId: string | null,
  { cover_design: design, category }: Omit<Covered, 'cover'>,
): string | null {
  if (design === null) return null;
  if (design === 'title') return versionId === null ? null : `/art/titles/${versionId}.svg`;
  return `/art/${motifOf(category)}/${design}/${coverSeed(serviceId)}.svg`;
}

/**
 * What an order keeps: the uploaded cover, the chosen design, or what its id always draws. Nothing of a portfolio,
 * whose pictures its owner may delete.
 */
export const coverUrl = (serviceId: string, versionId: string, content: Covered): string =>
  uploadedCoverUrl(content.cover) ??
  designUrl(serviceId, versionId, content) ??
  `/art/${motifOf(content.category)}/${coverSeed(serviceId)}.svg`;
