import { lazy, Suspense, useDeferredValue, useEffect } from 'react';
import { useParams, type MetaFunction } from 'react-router';
import { PageHeader } from '#design/public/page-header.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { Unread } from '#design/app/unread.tsx';
import { titled } from '#kit/brand.ts';
import { Failure } from '#kit/errors.ts';
import { isOrderNumber } from '../order-number.ts';
import { NoSuchOrder } from './no-such-order.tsx';
import { useOrder } from './use-order.ts';

const loadRoom = async () => ({ default: (await import('./order-room.tsx')).OrderRoom });
const OrderRoom = lazy(loadRoom);
const CheckoutPage = lazy(async () => ({ default: (await import('./checkout-page.tsx')).CheckoutPage }));

export const meta: MetaFunction = ({ params }) => [
  { title: titled(params['orderNumber'] === 'new' ? 'Review and pay' : `Order ${params['orderNumber'] ?? ''}`) },
];

/** `new` in place of an order number is the review of an order that is not placed yet. */
export default function OrderPage() {
  const { orderNumber = '' } = useParams();
  if (orderNumber !== 'new' && !isOrderNumber(orderNumber)) return <NoSuchOrder />;
  return (
    <Suspense key={orderNumber} fallback={<Waiting />}>
      {orderNumber === 'new' ? <CheckoutPage /> : <OpenOrder orderNumber={orderNumber} />}
    </Suspense>
  );
}

const Waiting = () => (
  <Loading label="Loading the order">
    <TextSkeleton lines={9} />
  </Loading>
);

function OpenOrder({ orderNumber }: { orderNumber: string }) {
  const order = useOrder(orderNumber);
  // The first time, parts that few orders show are loaded with the order, so that nothing moves. Later each loads in
  // its own place.
  const isReady = useDeferredValue(order.data) !== undefined;
  const shown = isReady ? order.data : undefined;
  useEffect(() => {
    // Beside the order itself; a file that is missing is told where it is needed.
    loadRoom().catch(() => undefined);
  }, []);
  if (shown === undefined) {
    if (order.error instanceof Failure && order.error.code === 'not_found') return <NoSuchOrder />;
    return (
      <>
        <PageHeader title={`Order ${orderNumber}`} />
        {order.data === undefined ? (
          <Unread what="The order" read={order}>
            <Waiting />
          </Unread>
        ) : (
          <Waiting />
        )}
      </>
    );
  }
  return <OrderRoom order={shown} />;
}
