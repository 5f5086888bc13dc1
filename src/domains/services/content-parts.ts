/** The parts of a service's text that versions are compared by, in the order that they are shown. */
import type { ServiceContent } from './draft.ts';

export const CONTENT_PARTS = {
  title: 'Title',
  category: 'Category',
  tags: 'Search tags',
  packages: 'Packages',
  extras: 'Extras',
  description: 'Description',
  faq: 'FAQs',
  requirements: 'Questions for the client',
  media: 'Media',
} as const;
export type ContentPart = keyof typeof CONTENT_PARTS;

const partOf = (content: ServiceContent, part: ContentPart): unknown =>
  part === 'media' ? [content.pictures, content.cover_design] : content[part];

/** What one version has otherwise than another. */
export const changedParts = (before: ServiceContent, after: ServiceContent): ContentPart[] =>
  (Object.keys(CONTENT_PARTS) as ContentPart[]).filter(
    (part) => JSON.stringify(partOf(before, part)) !== JSON.stringify(partOf(after, part)),
  );
