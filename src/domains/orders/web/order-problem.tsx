import { lazy, Suspense, useState } from 'react';
import { Button } from '#design/public/button.tsx';
import type { Workroom } from '../contract.ts';

const OrderProblem = lazy(async () => ({ default: (await import('./order-problem-steps.tsx')).OrderProblem }));
const CancelOrder = lazy(async () => ({ default: (await import('./cancel-order.tsx')).CancelOrder }));

interface ProblemProps {
  readonly order: Workroom;
  readonly size?: 'md' | 'sm';
  /** In a bar of buttons, where it has a short label. */
  readonly isShort?: boolean;
}

/** The one place for a problem: from a message to an end of the order, and last a dispute; or why there can be none. */
export function HaveProblem({ order, size = 'md', isShort = false }: ProblemProps) {
  const [isOpen, setOpen] = useState(false);
  const move = (...names: string[]) => order.moves.find(({ name }) => names.includes(name));
  const [dispute, cancel] = [move('openDispute'), move('cancelBeforeStart', 'cancelLate')];
  const close = (): void => setOpen(false);
  // Before it is paid there is nothing to solve: it is only canceled.
  const isCancelOnly = dispute === undefined && cancel?.ok === true;
  if (dispute?.ok !== true && !isCancelOnly)
    return dispute === undefined ? null : <p className="text-sm text-ink-2">{dispute.why}</p>;
  const label = isCancelOnly ? 'Cancel order' : cancel?.ok === true ? 'Cancel or solve a problem' : 'I have a problem';
  return (
    <>
      <Button variant="ghost" size={size} {...(isShort ? { 'aria-label': label } : {})} onClick={() => setOpen(true)}>
        {isShort ? 'Problem' : label}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          {isCancelOnly ? (
            <CancelOrder order={order} onClose={close} />
          ) : (
            <OrderProblem order={order} onClose={close} />
          )}
        </Suspense>
      ) : null}
    </>
  );
}
