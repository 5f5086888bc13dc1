import * as z from 'zod/mini';
import { event } from '#kit/events.ts';

/** The checker found a violation (MON-15); operators are notified, with the names of the checks that failed. */
export const ledgerAlarm = event(
  'books.ledger_alarm',
  z.object({ runId: z.string(), violations: z.int(), checks: z.array(z.string()) }),
);

/** Someone's balance was corrected by two operators. */
export const balanceCorrected = event(
  'books.balance_corrected',
  z.object({
    userId: z.string(),
    amount: z.string(),
    currency: z.string(),
    kind: z.enum(['credit', 'debit']),
    reason: z.string(),
  }),
);
