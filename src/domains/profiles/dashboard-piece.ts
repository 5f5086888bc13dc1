import * as z from 'zod/mini';
import { measuresShape } from './contract.ts';
import { LEVELS } from './levels.ts';

/** The level held, and how far these measures are from the next one. */
const levelShape = z.object({
  held: z.enum(LEVELS),
  loss_at: z.nullable(z.iso.datetime()),
  next: z.nullable(z.enum(['level_1', 'level_2', 'top'])),
  measures: measuresShape,
  /** How long earnings clear now, by level. */
  clearance_days: z.record(z.enum(LEVELS), z.int()),
});
export type LevelStanding = z.output<typeof levelShape>;

/** What profiles put on the freelancer's dashboard. The rating has one decimal. */
export const standingPiece = {
  level: levelShape,
  record: z.object({
    completed: z.number(),
    on_time_percent: z.nullable(z.number()),
    rating: z.nullable(z.number()),
    reviews: z.number(),
  }),
};
