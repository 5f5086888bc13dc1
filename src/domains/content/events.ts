import * as z from 'zod/mini';
import { event } from '#kit/events.ts';
import { idShape } from '#kit/id-shape.ts';
import { AGREED_PAGES, CONTENT_PAGES } from './pages.ts';

export const textPublished = event(
  'content.text_published',
  z.object({ page: z.enum(CONTENT_PAGES), number: z.int(), before: z.nullable(z.int()), effectiveAt: z.string() }),
);

/** A legal text that this person agrees to takes effect in another version. */
export const textChanges = event(
  'content.text_changes',
  z.object({ userId: idShape, page: z.enum(AGREED_PAGES), number: z.int(), before: z.int(), effectiveAt: z.string() }),
);
