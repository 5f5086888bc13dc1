import { lazy, Suspense } from 'react';
import { useParams, type MetaFunction } from 'react-router';
import { PageHeader } from '#design/public/page-header.tsx';
import { Breadcrumb } from '#design/public/breadcrumb.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { Unread } from '#domains/wallet/web/wallet.tsx';
import { Failure } from '#kit/errors.ts';
import { pathTo } from '#routes';
import { isOrderNumber } from '../order-number.ts';
import { situation } from '../state-words.ts';
import { DeliveryList } from './delivery-list.tsx';
import { MoneyTrail } from './money-trail.tsx';
import { NextStep } from './next-step.tsx';
import { NoSuchOrder } from './no-such-order.tsx';
import { OrderDocket } from './order-docket.tsx';
import { OrderReviews } from './order-reviews.tsx';
import { OrderStatus } from './order-status.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { OtherSuspended } from './other-suspended.tsx';
import { OtherPerson } from './other-person.tsx';
import { RequirementsPanel } from './requirements-panel.tsx';
import { useOrder, type Workroom } from './use-order.ts';

const CheckoutPage = lazy(async () => ({ default: (await import('./checkout-page.tsx')).CheckoutPage }));

export const meta: MetaFunction = ({ params }) => [
  { title: `${params['orderNumber'] === 'new' ? 'Review your order' : `Order ${params['orderNumber'] ?? ''}`} · Docket` },
];

/** `new` stands where an order number will be: the review of an order not placed yet. */
export default function OrderPage() {
  const { orderNumber = '' } = useParams();
  if (orderNumber === 'new') {
    return (
      <Suspense fallback={<Waiting />}>
        <CheckoutPage />
      </Suspense>
    );
  }
  return isOrderNumber(orderNumber) ? <OpenOrder orderNumber={orderNumber} /> : <NoSuchOrder />;
}

const Waiting = () => (
  <Loading label="Loading the order">
    <TextSkeleton lines={9} />
  </Loading>
);

function OpenOrder({ orderNumber }: { orderNumber: string }) {
  const order = useOrder(orderNumber);
  if (order.data === undefined) {
    if (order.error instanceof Failure && order.error.code === 'not_found') return <NoSuchOrder />;
    return (
      <>
        <PageHeader title={`Order ${orderNumber}`} />
        <Unread what="The order" read={order}>
          <Waiting />
        </Unread>
      </>
    );
  }
  return <Room order={order.data} />;
}

function Room({ order }: { order: Workroom }) {
  const other = order.side === 'client' ? order.freelancer : order.client;
  const list = order.side === 'client' ? { href: pathTo('buying-orders'), label: 'Orders' } : { href: pathTo('selling-orders'), label: 'Orders to deliver' };
  return (
    <>
      <PageHeader
        above={<Breadcrumb items={[list]} current={order.orderNumber} />}
        title={order.offer.title}
        lead={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5" role="status">
            <OrderStatus order={order} />
            {situation(order, other.name)}
          </span>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_340px] xl:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 gap-5">
          <OtherSuspended order={order} />
          <NextStep order={order} />
        </div>
        <aside aria-label="Order summary" className="grid gap-5 xl:col-start-2 xl:row-span-2 xl:row-start-1">
          <OrderDocket order={order} />
          <OtherPerson order={order} />
        </aside>
        <div className="grid min-w-0 gap-5">
          <DeliveryList order={order} />
          <OrderReviews order={order} />
          <RequirementsPanel order={order} />
          <OrderTimeline order={order} />
          <MoneyTrail order={order} />
        </div>
      </div>
    </>
  );
}
