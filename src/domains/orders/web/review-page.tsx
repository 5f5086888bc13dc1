import { useParams, type MetaFunction } from 'react-router';
import { Alert } from '#design/public/alert.tsx';
import { Breadcrumb } from '#design/public/breadcrumb.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { Unread } from '#domains/wallet/web/wallet.tsx';
import { pathTo } from '#routes';
import { isOrderNumber } from '../order-number.ts';
import { NoSuchOrder } from './no-such-order.tsx';
import { ReviewForm } from './review-form.tsx';
import { useOrder } from './use-order.ts';

export const meta: MetaFunction = ({ params }) => [{ title: `Review order ${params['orderNumber'] ?? ''} · Docket` }];

export default function ReviewPage() {
  const { orderNumber = '' } = useParams();
  return isOrderNumber(orderNumber) ? <ReviewOf orderNumber={orderNumber} /> : <NoSuchOrder />;
}

function ReviewOf({ orderNumber }: { orderNumber: string }) {
  const read = useOrder(orderNumber);
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
      <PageHeader
        above={<Breadcrumb items={[{ href: back, label: `Order ${orderNumber}` }]} current="Review" />}
        title={`Review ${other.name}`}
        lead={order.offer.title}
      />
      {review?.ok === true ? (
        <ReviewForm order={order} />
      ) : (
        <Alert
          title={order.reviews.mine === null ? (review?.why ?? 'You can review once the order is completed.') : 'You have reviewed this order. Thank you.'}
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
