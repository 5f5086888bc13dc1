import { confirm } from '#design/app/confirm.ts';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { Panel } from '#design/public/panel.tsx';
import { toast } from '#design/public/toast-store.ts';
import { extendedReviewWindow } from '#domains/paid-work/clock.ts';
import { formatTime } from '#kit/format/time.ts';
import { formatMoney, subtract } from '#kit/money.ts';
import { useCommand } from '#kit/web/api.ts';
import { serverNow } from '#kit/web/server-clock.ts';
import { approveDelivery, extendReview, type Workroom } from '../contract.ts';
import { OrderClockLine } from './order-countdown.tsx';
import { AskRevision, revisionsWords } from './revision.tsx';
import { staledByMoves } from './use-order.ts';

/** Approve and release the held funds, or take more time, once. */
export function ApproveDelivery({ order }: { order: Workroom }) {
  const approve = useCommand(approveDelivery, { stales: staledByMoves });
  const extend = useCommand(extendReview, { stales: staledByMoves });
  const place = usePlace();
  const input = { params: { order_number: order.order_number } };
  const more = order.in_force.review_extension_days;
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

  const askForMore = async () => {
    const due = new Date(order.clocks.find(({ kind }) => kind === 'approval')?.ends_at ?? serverNow());
    const until = formatTime(extendedReviewWindow(due, { reviewExtensionDays: more }).reviewDueAt, 'zoned', place);
    const agreed = await confirm({
      title: `Take ${more} more days?`,
      body: `You can review the delivery until ${until}, then it is approved automatically. You can do this once per delivery.`,
      okLabel: `Review until ${until}`,
      act: () => extend.mutateAsync(input),
    });
    if (agreed) toast.success(`${more} more days to review`, `Until ${until}.`);
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
