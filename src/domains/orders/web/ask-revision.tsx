import { Suspense } from 'react';
import { usePlace } from '#design/public/locale.tsx';
import { toast } from '#design/public/toast-store.ts';
import { revisionDueAt } from '#domains/paid-work/revision.ts';
import { RevisionDialog } from '#domains/paid-work/web/paid-work.tsx';
import { formatTime } from '#kit/format/time.ts';
import { counted } from '#kit/format/unit.ts';
import { useCommand } from '#kit/web/api.ts';
import { serverNow } from '#kit/web/server-clock.ts';
import { requestRevision, type Workroom } from '../contract.ts';
import { staledByMoves } from './use-order.ts';

/** The next request of the client, instead of approving. */
export function AskRevision({ order, onClose }: { order: Workroom; onClose: () => void }) {
  const request = useCommand(requestRevision, { stales: staledByMoves });
  const place = usePlace();
  const { order_number: orderNumber, freelancer, revisions } = order;
  const due = revisionDueAt(new Date(serverNow()), order.delivery_days);
  const uses =
    revisions.left === null
      ? ''
      : ` This uses 1 of ${counted(revisions.left, { one: 'revision', other: 'revisions' })} left.`;
  return (
    <Suspense fallback={null}>
      <RevisionDialog
        onClose={onClose}
        about={orderNumber}
        other={freelancer.name}
        lead={`List each change on its own. ${freelancer.name} delivers again by ${formatTime(due, 'zoned', place)}.${uses}`}
        send={(items) => request.mutateAsync({ params: { order_number: orderNumber }, body: { items } })}
        onDone={() => toast.success('Revision requested', `${freelancer.name} was notified.`)}
      />
    </Suspense>
  );
}
