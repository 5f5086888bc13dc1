import { Countdown } from '#design/app/countdown.tsx';
import { When } from '#design/public/when.tsx';
import type { Withdrawal } from '../contract.ts';
import { showsReason } from '../withdrawal.ts';

/** Before the time at which a withdrawal ended. */
const ENDED: Partial<Record<Withdrawal['state'], string>> = {
  paid: 'Arrived',
  failed: 'Returned',
  cancelled: 'Canceled',
  rejected: 'Rejected',
};

/** What a withdrawal waits for and until when, or how it ended. */
export function NextOf({ withdrawal }: { withdrawal: Withdrawal }) {
  const { state, held_until: heldUntil, sends_at: sendsAt, promised_at: promisedAt, ended_at: endedAt } = withdrawal;
  const reason = showsReason(state) ? withdrawal.reason : null;
  if (state === 'held' && heldUntil !== null)
    return (
      <Countdown until={heldUntil} after="until the hold ends" past="The hold is over. It continues in a moment" />
    );
  if (state === 'approved' && sendsAt !== null)
    return <Countdown until={sendsAt} after="until it goes out" past="It goes out in a moment" />;
  if (state === 'processing' && promisedAt !== null)
    return (
      <Countdown
        until={promisedAt}
        after="left to arrive on time"
        past="We missed the deadline, so we refund the fee"
      />
    );
  if (state === 'processing')
    return <p className="text-sm text-ink-2">With the bank. We check its status automatically.</p>;
  if (state === 'held')
    return (
      <p className="text-sm text-ink-2">It continues automatically once this is resolved. You can also cancel it.</p>
    );
  if (endedAt === null) return reason === null ? null : <p className="text-sm text-ink-2">{reason}</p>;
  return (
    <p className="text-sm text-ink-2">
      {ENDED[state]} <When at={endedAt} style="moment" />
      {reason === null ? '' : ` · ${reason}`}
    </p>
  );
}
