import { Button } from '#design/public/button.tsx';
import { confirm } from '#design/app/confirm.ts';
import { useCommand } from '#kit/web/api.ts';
import { submitRequirements, type Workroom } from '../contract.ts';
import { staledByMoves } from './use-order.ts';

/** The freelancer starts without waiting for answers: the delivery clock starts now. */
export function StartWithEnough({ order }: { order: Workroom }) {
  const start = useCommand(submitRequirements, { stales: staledByMoves });
  const ask = () =>
    confirm({
      title: 'Start without the answers?',
      body: `The delivery clock starts now, and ${order.client.name} can no longer cancel for a full refund. ${order.client.name} is notified.`,
      okLabel: 'Start the work',
      act: () => start.mutateAsync({ params: { order_number: order.order_number }, body: {} }),
    });
  return (
    <Button onClick={() => void ask()} pending={start.isPending}>
      I have enough to start
    </Button>
  );
}
