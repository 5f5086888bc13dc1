import * as z from 'zod/mini';
import type { Side } from '#kit/sides.ts';
import { criterionWords, type Criterion } from '../rating.ts';

/** A review as its form judges it, for the side that writes. */
export const reviewFormShape = (side: Side) => {
  const stars = (criterion: Criterion) =>
    z.number().check(z.minimum(1, `${criterionWords[side][criterion]}: give 1 to 5 stars.`));
  return z.object({
    communication: stars('communication'),
    quality: stars('quality'),
    value: stars('value'),
    text: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Describe your experience in a few words.'),
        z.maxLength(2_000, 'Use at most 2,000 characters.'),
      ),
    private_note: z.string().check(z.trim(), z.maxLength(1_000, 'Use at most 1,000 characters.')),
  });
};
