import { ReviewsPanel } from '#domains/reviews/web/reviews.tsx';
import { useCommand } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { replyToReview, type Workroom } from '../contract.ts';
import { staledByMoves } from './use-order.ts';

/** What both sides of an order wrote about each other. */
export function OrderReviews({ order }: { order: Workroom }) {
  const reply = useCommand(replyToReview, { stales: staledByMoves });
  const { order_number: orderNumber, side, reviews, moves } = order;
  const canReply = moves.some(({ name, ok }) => name === 'replyToReview' && ok);
  return (
    <ReviewsPanel
      reviews={reviews}
      other={(side === 'client' ? order.freelancer : order.client).name}
      page={pathTo('order-review', { orderNumber })}
      reply={
        canReply
          ? {
              draft: orderNumber,
              send: (text) => reply.mutateAsync({ params: { order_number: orderNumber }, body: { text } }),
            }
          : null
      }
    />
  );
}
