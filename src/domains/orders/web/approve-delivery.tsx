import { confirm } from '#design/app/confirm.ts';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { toast } from '#design/public/toast-store.ts';
import { formatMoney, subtract } from '#kit/money.ts';
import { useCommand } from '#kit/web/api.ts';
import { termsAt } from '#kit/terms.ts';
import { approveDelivery, extendReview } from '../contract.ts';
import { ClockLine } from './clock-line.tsx';
import { staledByMoves, type Workroom } from './use-order.ts';

/** Look, then release the held funds; or take more time, once. */
export function ApproveDelivery({ order }: { order: Workroom }) {
  const approve = useCommand(approveDelivery, { stales: staledByMoves });
  const extend = useCommand(extendReview, { stales: staledByMoves });
  const input = { params: { orderNumber: order.orderNumber } };
  const more = termsAt(Date.parse(order.placedAt)).reviewExtensionDays;
  const mayExtend = order.moves.find(({ name }) => name === 'extendReview');
  const amount = formatMoney(order.held);
  const earned = subtract(order.terms.price, order.terms.serviceFee);

  const ask = async () => {
    const agreed = await confirm({
      title: `Release ${amount}?`,
      body: `You accept the delivery of order ${order.orderNumber}. ${order.freelancer.name} gets ${formatMoney(earned)}, the rest is fees. This cannot be undone.`,
      okLabel: `Release ${amount}`,
      act: () => approve.mutateAsync(input),
    });
    if (agreed) toast.success('Delivery approved', `${amount} released. Order ${order.orderNumber}.`);
  };

  return (
    <Panel title="Your turn: look at the delivery" lead={`Open the files below. If it is what you ordered, approve it and ${order.freelancer.name} is paid.`}>
      <div className="grid gap-4">
        {order.clocks.map((clock) => (
          <ClockLine key={clock.kind} clock={clock} />
        ))}
        {extend.error === null ? null : <Alert tone="danger" live title={extend.error.message} />}
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" pending={approve.isPending} onClick={() => void ask()}>
            Approve and release {amount}
          </Button>
          {mayExtend?.ok === true ? (
            <Button pending={extend.isPending} onClick={() => extend.mutate(input, { onSuccess: () => toast.success(`${more} more days to review`) })}>
              {`I need ${more} more days`}
            </Button>
          ) : null}
        </div>
        {mayExtend?.ok === false ? <p className="text-sm text-ink-2">{mayExtend.why}</p> : null}
      </div>
    </Panel>
  );
}
