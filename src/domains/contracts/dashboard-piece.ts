import * as z from 'zod/mini';
import { milestoneRowShape } from './contract.ts';

/** An offer, a milestone or a request of a contract that waits for the reader. */
export const milestoneTurnShape = z.object({ kind: z.literal('milestone'), ...milestoneRowShape.shape });
export type MilestoneTurn = z.output<typeof milestoneTurnShape>;
