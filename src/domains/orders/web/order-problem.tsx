import { lazy, Suspense, useState } from 'react';
import { Button } from '#design/public/button.tsx';
import type { Workroom } from '../contract.ts';

const OrderProblem = lazy(async () => ({ default: (await import('./order-problem-steps.tsx')).OrderProblem }));

/** While money is held or still clearing: the way to solve a problem together, and last to a dispute; or why there can be none. */
export function HaveProblem({ order }: { order: Workroom }) {
  const [isOpen, setOpen] = useState(false);
  const move = order.moves.find(({ name }) => name === 'openDispute');
  if (move === undefined) return null;
  if (!move.ok) return <p className="mt-4 border-t border-line pt-3 text-sm text-ink-2">{move.why}</p>;
  return (
    <div className="mt-4 border-t border-line pt-3">
      <Button size="sm" onClick={() => setOpen(true)}>
        I have a problem
      </Button>
      <Suspense fallback={null}>{isOpen ? <OrderProblem order={order} onClose={() => setOpen(false)} /> : null}</Suspense>
    </div>
  );
}
