import { confirm } from '#design/app/confirm.ts';
import { usePlace } from '#design/public/locale.tsx';
import { toast } from '#design/public/toast-store.ts';
import { extendedReviewWindow } from '#domains/paid-work/clock.ts';
import { formatTime } from '#kit/format/time.ts';
import { useCommand } from '#kit/web/api.ts';
import { serverNow } from '#kit/web/server-clock.ts';
import { extendReview, type Workroom } from '../contract.ts';
import { staledByMoves } from './use-order.ts';

/** More days to review a delivery, once. */
export function useMoreReview(order: Workroom) {
  const extend = useCommand(extendReview, { stales: staledByMoves });
  const place = usePlace();
  const more = order.in_force.review_extension_days;
  const askForMore = async () => {
    const due = new Date(order.clocks.find(({ kind }) => kind === 'approval')?.ends_at ?? serverNow());
    const until = formatTime(extendedReviewWindow(due, { reviewExtensionDays: more }).reviewDueAt, 'zoned', place);
    const agreed = await confirm({
      title: `Take ${more} more days?`,
      body: `You can review the delivery until ${until}, then it is approved automatically. You can do this once per delivery.`,
      okLabel: `Review until ${until}`,
      act: () => extend.mutateAsync({ params: { order_number: order.order_number } }),
    });
    if (agreed) toast.success(`${more} more days to review`, `Until ${until}.`);
  };
  return { extend, askForMore, more };
}
