import * as z from 'zod/mini';
import { WIZARD_STEPS } from './wizard-steps.ts';

/** What someone who sells nothing yet has to do first: one thing, with what is left of it. */
export const firstServiceShape = z.object({
  kind: z.literal('first_service'),
  clock: z.null(),
  /** The latest draft; null where there is none. */
  id: z.nullable(z.string()),
  steps: z.array(z.object({ step: z.enum(WIZARD_STEPS), state: z.enum(['done', 'left', 'optional']) })),
});
export type FirstService = z.output<typeof firstServiceShape>;
