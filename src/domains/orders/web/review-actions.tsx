import { lazy, Suspense, useState } from 'react';
import { confirm } from '#design/app/confirm.ts';
import { Button } from '#design/public/button.tsx';
import { toast } from '#design/public/toast-store.ts';
import { formatMoney, subtract } from '#kit/money.ts';
import { useCommand } from '#kit/web/api.ts';
import { approveDelivery, type Workroom } from '../contract.ts';
import { HaveProblem } from './order-problem.tsx';
import { staledByMoves } from './use-order.ts';

/** Loaded when it is opened. */
const AskRevision = lazy(async () => ({ default: (await import('./ask-revision.tsx')).AskRevision }));

interface ReviewActionsProps {
  readonly order: Workroom;
  /** On phones: one line that is always in reach, with short labels. */
  readonly isBar?: boolean;
  /** Out of the window the next step has the primary button (docs/desks.md). */
  readonly isPrimary?: boolean;
}

/** What a client does with a delivery: approve it, ask for changes, or say that there is a problem. */
export function ReviewActions({ order, isBar = false, isPrimary = true }: ReviewActionsProps) {
  const approve = useCommand(approveDelivery, { stales: staledByMoves });
  const [isAsking, setAsking] = useState(false);
  const amount = formatMoney(order.held);
  const earned = subtract(order.terms.price, order.terms.service_fee);
  const can = (name: string) => order.moves.some((move) => move.name === name && move.ok);
  const ask = async (): Promise<void> => {
    const agreed = await confirm({
      title: `Release ${amount}?`,
      body: `You accept the delivery of order ${order.order_number}. ${order.freelancer.name} gets ${formatMoney(earned)}, the rest is fees. This cannot be undone.`,
      okLabel: `Release ${amount}`,
      act: () => approve.mutateAsync({ params: { order_number: order.order_number } }),
    });
    if (agreed) toast.success('Delivery approved', `${amount} released. Order ${order.order_number}.`);
  };
  const named = (label: string) => (isBar ? { 'aria-label': label } : {});
  return (
    <>
      <Button
        variant={isPrimary ? 'primary' : 'line'}
        className={isBar ? 'flex-1' : ''}
        pending={approve.isPending}
        {...named(`Approve and release ${amount}`)}
        onClick={() => void ask()}
      >
        {isBar ? 'Approve' : `Approve and release ${amount}`}
      </Button>
      {can('requestRevision') ? (
        <Button {...named('Request a revision')} onClick={() => setAsking(true)}>
          {isBar ? 'Revision' : 'Request a revision'}
        </Button>
      ) : null}
      <HaveProblem order={order} isShort={isBar} />
      {isAsking ? (
        <Suspense fallback={null}>
          <AskRevision order={order} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
