import * as z from 'zod/mini';
import { offerRowShape } from './contract.ts';

/** A request that waits for the freelancer, or an offer that waits for the client. */
export const offerTurnShape = z.object({ kind: z.literal('custom_offer'), ...offerRowShape.shape });
export type OfferTurn = z.output<typeof offerTurnShape>;
