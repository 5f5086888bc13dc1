import { formatUnit } from '#kit/format/unit.ts';
import type { WithdrawalTerms } from '../terms.ts';

/** How long a new method waits (`holdOf`), for the end of a sentence. Until money has arrived once, the first withdrawal waits longer. */
export const methodWait = (hasBeenPaid: boolean, { methodHoldDays, firstHoldDays }: WithdrawalTerms): string =>
  hasBeenPaid
    ? `you can use it ${formatUnit(methodHoldDays, 'day')} after you add it`
    : `your first withdrawal goes out ${formatUnit(firstHoldDays, 'day')} after you request it`;
