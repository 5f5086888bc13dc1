import { Panel } from '#design/public/panel.tsx';
import { confirm } from '#design/app/confirm.ts';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { toast } from '#design/public/toast-store.ts';
import { counted } from '#kit/format/unit.ts';
import { useCommand } from '#kit/web/api.ts';
import { withdrawRevision, type Workroom } from '../contract.ts';
import { OrderClockLine } from './order-countdown.tsx';
import { staledByMoves } from './use-order.ts';

/** That it is being revised, and until when. What has to change is beside the delivery. */
export function OpenRevision({ order }: { order: Workroom }) {
  const withdraw = useCommand(withdrawRevision, { stales: staledByMoves });
  const open = order.revisions.requests.find(({ outcome }) => outcome === null);
  if (open === undefined) return null;
  const ask = async () => {
    const agreed = await confirm({
      title: 'Withdraw the request?',
      body: 'You review the last delivery again, with the time that was left. The revision isn’t used up.',
      okLabel: 'Withdraw request',
      act: () => withdraw.mutateAsync({ params: { order_number: order.order_number }, body: { request_id: open.id } }),
    });
    if (agreed) toast.success('Revision request withdrawn', 'Your review continues.');
  };
  return (
    <Panel
      title={`${order.freelancer.name} is revising the work`}
      lead={counted(open.items.length, { one: 'change', other: 'changes' })}
    >
      <div className="grid gap-4">
        {order.clocks
          .filter(({ kind }) => kind === 'delivery')
          .map((clock) => (
            <OrderClockLine key={clock.kind} clock={clock} />
          ))}
        {order.late ? <Alert tone="warning" title="The revision is late." /> : null}
        {order.moves.some(({ name, ok }) => name === 'withdrawRevision' && ok) ? (
          <div>
            <Button size="sm" pending={withdraw.isPending} onClick={() => void ask()}>
              Withdraw request
            </Button>
          </div>
        ) : null}
      </div>
    </Panel>
  );
}
