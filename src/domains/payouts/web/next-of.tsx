import { Countdown } from '#design/app/countdown.tsx';
import { When } from '#design/public/when.tsx';
import { tellsReason } from '../withdrawal.ts';
import type { Withdrawal } from './cancel-withdrawal.tsx';

/** What a withdrawal waits for and until when, or how it ended. */
export function NextOf({ withdrawal }: { withdrawal: Withdrawal }) {
  const { state, heldUntil, sendsAt, promisedAt, endedAt } = withdrawal;
  const reason = tellsReason(state) ? withdrawal.reason : null;
  if (state === 'held' && heldUntil !== null) return <Countdown until={heldUntil} after="until it goes on" past="The wait is over; it goes on in a moment" />;
  if (state === 'approved' && sendsAt !== null) return <Countdown until={sendsAt} after="until it goes out" past="It goes out in a moment" />;
  if (state === 'processing' && promisedAt !== null)
    return <Countdown until={promisedAt} after="of the promise left" past="The promise was missed: the fee comes back with it" />;
  if (state === 'processing') return <p className="text-sm text-ink-2">With the bank. We ask how it stands by ourselves; there is nothing to do.</p>;
  if (state === 'held') return <p className="text-sm text-ink-2">It goes on automatically once this is settled. You can cancel it.</p>;
  if (endedAt === null) return reason === null ? null : <p className="text-sm text-ink-2">{reason}</p>;
  return (
    <p className="text-sm text-ink-2">
      <When at={endedAt} style="moment" />
      {reason === null ? '' : ` · ${reason}`}
    </p>
  );
}
