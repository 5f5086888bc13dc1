import { Waiting } from '#design/app/navigation.tsx';
import { useRead } from '#kit/web/api.ts';
import { payoutQueue } from '../../admin-contract.ts';

/** In the navigation of staff: withdrawals that need a decision. */
export function WaitingPayouts() {
  const { data } = useRead(payoutQueue, { query: { queue: 'review', limit: 1 } });
  return <Waiting count={data?.counts.review ?? 0} />;
}
