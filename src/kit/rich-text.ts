/**
 * People's Markdown as plain data: a page shows it with `design/public/rich-text.tsx`, and no HTML of theirs exists
 * anywhere (WEB-1).
 */
import * as z from 'zod/mini';

export const richSpanShape = z.object({
  text: z.string(),
  bold: z.optional(z.literal(true)),
  italic: z.optional(z.literal(true)),
  code: z.optional(z.literal(true)),
  /** http, https or mailto only. */
  href: z.optional(z.string()),
});

export const richBlockShape = z.object({
  kind: z.enum(['paragraph', 'heading', 'bullets', 'numbers', 'quote', 'code']),
  /** Items of a list; every other kind has one line. */
  lines: z.array(z.array(richSpanShape)),
});

export type RichSpan = z.output<typeof richSpanShape>;
export type RichBlock = z.output<typeof richBlockShape>;
