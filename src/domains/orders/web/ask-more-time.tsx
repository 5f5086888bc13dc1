import { Suspense } from 'react';
import { toast } from '#design/public/toast-store.ts';
import { ExtensionDialog } from '#domains/paid-work/web/paid-work.tsx';
import { useCommand } from '#kit/web/api.ts';
import { askExtension, type Workroom } from '../contract.ts';
import { staledByMoves } from './use-order.ts';

export const DAYS = { one: 'more day', other: 'more days' };

/** The freelancer’s request for a later due date. */
export function AskMoreTime({ order, onClose }: { order: Workroom; onClose: () => void }) {
  const ask = useCommand(askExtension, { stales: staledByMoves });
  if (order.due_at === null) return null;
  return (
    <Suspense fallback={null}>
      <ExtensionDialog
        onClose={onClose}
        about={order.order_number}
        other={order.client.name}
        dueAt={order.due_at}
        send={(body) => ask.mutateAsync({ params: { order_number: order.order_number }, body })}
        onDone={() => toast.success('Request sent', `${order.client.name} has 48 hours to answer.`)}
      />
    </Suspense>
  );
}
