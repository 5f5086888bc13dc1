import { lazy, Suspense, useState } from 'react';
import { Button } from '#design/public/button.tsx';
import { Name } from '#design/public/name.tsx';
import type { OpenedElsewhere } from '#domains/paid-work/web/paid-work.tsx';
import type { Workroom } from '../contract.ts';

/** Loaded when it is opened. */
const CancelDialog = lazy(async () => ({ default: (await import('./cancel-dialog.tsx')).CancelDialog }));

/** Cancels with a full refund, or says why that is not possible yet. */
export function CancelOrder({ order, onClosed }: { order: Workroom } & OpenedElsewhere) {
  const [isOpen, setOpen] = useState(onClosed !== undefined);
  const move = order.moves.find(({ name }) => name === 'cancelBeforeStart' || name === 'cancelLate');
  if (move === undefined) return null;
  if (!move.ok) return <p className="mt-4 border-t border-line pt-3 text-sm text-ink-2">{move.why}</p>;
  const close = () => {
    setOpen(false);
    onClosed?.();
  };
  const consequence = (
    <>
      <Name of={order.freelancer.name} /> is notified immediately and sees your reason.
    </>
  );
  return (
    <div className={onClosed === undefined ? 'mt-4 border-t border-line pt-3' : ''}>
      {onClosed === undefined ? (
        <Button size="sm" onClick={() => setOpen(true)}>
          Cancel order
        </Button>
      ) : null}
      {isOpen ? (
        <Suspense fallback={null}>
          <CancelDialog order={order} consequence={consequence} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  );
}
