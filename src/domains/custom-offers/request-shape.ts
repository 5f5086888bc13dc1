import * as z from 'zod/mini';
import { moneyShape } from '#kit/money-shape.ts';
import { OFFER_LIMITS } from './custom-offer.ts';

/** The form of a request: an empty date is none. */
export const requestShape = z.object({
  scope: z.string().check(
    z.refine((scope) => scope.trim() !== '', 'Describe what you need.'),
    z.maxLength(OFFER_LIMITS.scope),
  ),
  budget: z.nullable(moneyShape),
  wanted_on: z.string(),
  files: z.array(z.string()).check(z.maxLength(OFFER_LIMITS.files, `Send at most ${OFFER_LIMITS.files} files.`)),
});
