import { confirm } from '#design/app/confirm.ts';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { toast } from '#design/public/toast-store.ts';
import { formatMoney, subtract } from '#kit/money.ts';
import { useCommand } from '#kit/web/api.ts';
import { approveDelivery, type Workroom } from '../contract.ts';
import { OrderClockLine } from './order-countdown.tsx';
import { AskRevision, revisionsWords } from './revision.tsx';
import { useMoreReview } from './use-more-review.ts';
import { staledByMoves } from './use-order.ts';

/** Approve and release the held funds, or take more time, once. */
export function ApproveDelivery({ order }: { order: Workroom }) {
  const approve = useCommand(approveDelivery, { stales: staledByMoves });
  const { extend, askForMore, more } = useMoreReview(order);
  const input = { params: { order_number: order.order_number } };
  const mayExtend = order.moves.find(({ name }) => name === 'extendReview');
  const amount = formatMoney(order.held);
  const earned = subtract(order.terms.price, order.terms.service_fee);

  const ask = async () => {
    const agreed = await confirm({
      title: `Release ${amount}?`,
      body: `You accept the delivery of order ${order.order_number}. ${order.freelancer.name} gets ${formatMoney(earned)}, the rest is fees. This cannot be undone.`,
      okLabel: `Release ${amount}`,
      act: () => approve.mutateAsync(input),
    });
    if (agreed) toast.success('Delivery approved', `${amount} released. Order ${order.order_number}.`);
  };

  return (
    <Panel
      title="Your turn: review the delivery"
      lead={`Open the files below. If it is what you ordered, approve it and ${order.freelancer.name} is paid. If something has to change, request a revision.`}
    >
      <div className="grid gap-4">
        {order.clocks
          .filter(({ kind }) => kind === 'approval')
          .map((clock) => (
            <OrderClockLine key={clock.kind} clock={clock} />
          ))}
        {extend.error === null ? null : <Alert tone="danger" live title={extend.error.message} />}
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" pending={approve.isPending} onClick={() => void ask()}>
            Approve and release {amount}
          </Button>
          <AskRevision order={order} />
          {mayExtend?.ok === true ? (
            <Button pending={extend.isPending} onClick={() => void askForMore()}>
              {`I need ${more} more days`}
            </Button>
          ) : null}
        </div>
        <p className="text-sm text-ink-2">{revisionsWords(order.revisions)}</p>
        {mayExtend?.ok === false ? <p className="text-sm text-ink-2">{mayExtend.why}</p> : null}
      </div>
    </Panel>
  );
}
