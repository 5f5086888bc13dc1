import * as z from 'zod/mini';

/** A first project that is still a draft, or questions about an open one that its client hasn’t answered. */
export const projectTurnShape = z.object({
  kind: z.literal('project'),
  what: z.enum(['draft', 'questions']),
  id: z.string(),
  /** Null for a draft. */
  slug: z.nullable(z.string()),
  title: z.string(),
  /** Of the questions; 1 for a draft. */
  count: z.number(),
  clock: z.null(),
});
export type ProjectTurn = z.output<typeof projectTurnShape>;
