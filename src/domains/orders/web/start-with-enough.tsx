import { Button } from '#design/public/button.tsx';
import { confirm } from '#design/app/confirm.ts';
import { useCommand } from '#kit/web/api.ts';
import { submitRequirements } from '../contract.ts';
import { staledByMoves, type Workroom } from './use-order.ts';

/** The freelancer has what is needed already: the delivery clock starts now. */
export function StartWithEnough({ order }: { order: Workroom }) {
  const start = useCommand(submitRequirements, { stales: staledByMoves });
  const ask = () =>
    confirm({
      title: 'Start without the answers?',
      body: `The delivery clock starts now, and ${order.client.name} can no longer cancel for a full refund. ${order.client.name} is told.`,
      okLabel: 'Start the work',
      act: () => start.mutateAsync({ params: { orderNumber: order.orderNumber }, body: {} }),
    });
  return (
    <div className="mt-4">
      <Button onClick={() => void ask()} pending={start.isPending}>
        I have enough to start
      </Button>
    </div>
  );
}
