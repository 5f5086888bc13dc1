import { useNavigate, useParams, type MetaFunction } from 'react-router';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Alert } from '#design/public/alert.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { Unread } from '#design/app/unread.tsx';
import { pathTo, trailTo } from '#routes';
import { titled } from '#kit/brand.ts';
import { useCommand } from '#kit/web/api.ts';
import { EditReview, OneReview, ReviewForm } from '#domains/reviews/web/reviews.tsx';
import { reviewOrder } from '../contract.ts';
import { isOrderNumber } from '../order-number.ts';
import { NoSuchOrder } from './no-such-order.tsx';
import { staledByMoves, useOrder } from './use-order.ts';

export const meta: MetaFunction = ({ params }) => [{ title: titled(`Review order ${params['orderNumber'] ?? ''}`) }];

export default function ReviewPage() {
  const { orderNumber = '' } = useParams();
  return isOrderNumber(orderNumber) ? <ReviewOf key={orderNumber} orderNumber={orderNumber} /> : <NoSuchOrder />;
}

function ReviewOf({ orderNumber }: { orderNumber: string }) {
  const read = useOrder(orderNumber);
  const navigate = useNavigate();
  const send = useCommand(reviewOrder, { stales: staledByMoves });
  if (read.data === undefined) {
    if (read.error !== null && 'code' in read.error && read.error.code === 'not_found') return <NoSuchOrder />;
    return (
      <>
        <PageHeader title="Review" />
        <Unread what="The order" read={read}>
          <Loading label="Loading the order">
            <TextSkeleton lines={6} />
          </Loading>
        </Unread>
      </>
    );
  }
  const order = read.data;
  const other = order.side === 'client' ? order.freelancer : order.client;
  const review = order.moves.find(({ name }) => name === 'review');
  const back = pathTo('order', { orderNumber });
  return (
    <>
      <ScreenHeader
        of={trailTo('order-review', {
          params: { orderNumber },
          under: order.side === 'client' ? 'buying-orders' : 'selling-orders',
        })}
        title={`Review ${other.name}`}
        lead={order.offer.title}
      />
      {review?.ok === true ? (
        <ReviewForm
          draftName={orderNumber}
          reviews={order.reviews}
          side={order.side}
          other={other.name}
          send={(body) => send.mutateAsync({ params: { order_number: orderNumber }, body })}
          onSent={() => navigate(back)}
        />
      ) : order.reviews.mine !== null ? (
        <Panel>
          <OneReview
            review={order.reviews.mine}
            title="Your review"
            level={2}
            actions={
              <>
                <EditReview review={order.reviews.mine} other={other.name} stales={staledByMoves} />
                <LinkButton href={back} size="sm" variant="ghost">
                  Back to the order
                </LinkButton>
              </>
            }
          />
        </Panel>
      ) : (
        <Alert
          title={review?.why ?? 'You can write a review once the order is completed.'}
          action={
            <LinkButton href={back} size="sm">
              Back to the order
            </LinkButton>
          }
        />
      )}
    </>
  );
}
