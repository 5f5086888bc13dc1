import type { Context } from '#kit/server/context.ts';
import { Failure } from '#kit/errors.ts';
import { IN_FLIGHT } from '../withdrawal.ts';
import type { Withdrawal } from './store.ts';

type Restored = Pick<Context, 'restoredFrom'>;

/**
 * What shows that a withdrawal was not sent: the provider does not know it, or an operator checked the sender's list.
 * Null where nobody was asked, or nobody could say.
 */
export type Proof = 'provider' | 'operator' | null;

/**
 * In a restored instance, the original one may have sent it since the backup (JOB-4). Check this before returning its
 * money.
 */
export const mayHaveBeenSent = (
  { requestedAt, state }: Pick<Withdrawal, 'requestedAt' | 'state'>,
  { restoredFrom = null }: Restored,
): boolean => restoredFrom !== null && requestedAt <= restoredFrom && IN_FLIGHT.includes(state);

const WORDS = {
  owner:
    'This site was restored from a backup, and this withdrawal may already have been sent. You can cancel it once we know that it wasn’t. Ask support to check.',
  staff:
    'This withdrawal may have been sent before the site was restored. Check with the person who sends it, then confirm that it was not sent.',
};

/** Never return money while the outcome is unknown (ID-4): it could be paid twice. */
export function refuseUnproven(
  withdrawal: Withdrawal,
  proof: Proof,
  asker: keyof typeof WORDS,
  context: Restored,
): void {
  if (proof === null && mayHaveBeenSent(withdrawal, context))
    throw new Failure('wrong_state', { message: WORDS[asker], data: { why: 'may_have_been_sent' } });
}
