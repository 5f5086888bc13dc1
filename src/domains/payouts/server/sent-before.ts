import type { Context } from '#kit/server/context.ts';
import { Failure } from '#kit/errors.ts';
import { IN_FLIGHT } from '../withdrawal.ts';
import type { Withdrawal } from './store.ts';

type Restored = Pick<Context, 'restoredFrom'>;

/**
 * What shows that a withdrawal is still here: the provider does not know it, or an operator looked at the list of
 * whoever sends it. Null where nobody was asked, or nobody could say.
 */
export type Proof = 'provider' | 'operator' | null;

/** In a restored instance the one that was backed up may have sent it since (JOB-4). Whatever returns its money asks first. */
export const mayHaveBeenSent = ({ requestedAt, state }: Pick<Withdrawal, 'requestedAt' | 'state'>, { restoredFrom = null }: Restored): boolean =>
  restoredFrom !== null && requestedAt <= restoredFrom && IN_FLIGHT.includes(state);

const WORDS = {
  owner:
    'This site was restored from a backup, and this withdrawal may have been sent before. It can be canceled once we know that it was not; ask support to check.',
  staff: 'This withdrawal may have been sent before the site was restored. Look at the list of whoever sends it, then confirm that it was not sent.',
};

/** Unknown never gives money back (ID-4): it could be paid twice. */
export function refuseUnproven(withdrawal: Withdrawal, proof: Proof, asker: keyof typeof WORDS, context: Restored): void {
  if (proof === null && mayHaveBeenSent(withdrawal, context)) throw new Failure('wrong_state', { message: WORDS[asker], data: { why: 'may_have_been_sent' } });
}
