import { lazy } from 'react';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { TalkPanel } from '#domains/messaging/web/messaging.tsx';
import { DeliveryList, MoneyTrail, PaymentRisk, WorkTimeline } from '#domains/paid-work/web/paid-work.tsx';
import { DownloadButton } from '#domains/wallet/web/wallet.tsx';
import { download } from '#kit/web/api-client.ts';
import { trailTo } from '#routes';
import { downloadDeliveries, type Workroom } from '../contract.ts';
import { situation } from '../state-words.ts';
import { TROUBLE } from '../timeline.ts';
import { Extras } from './extras.tsx';
import { MoreTime } from './more-time.tsx';
import { NextStep } from './next-step.tsx';
import { OrderAgreement } from './order-agreement.tsx';
import { openOrderFile, readOrderFile } from './open-order-file.ts';
import { OrderDispute } from './order-dispute.tsx';
import { OrderDocket } from './order-docket.tsx';
import { MoneyKept, OrderPlaced } from './order-placed.tsx';
import { OrderStatus } from './order-status.tsx';
import { OtherPerson } from './other-person.tsx';
import { OtherSuspended } from './other-suspended.tsx';
import { RequirementsPanel } from './requirements-panel.tsx';

/** While work runs nothing is reviewed, and nobody tips. The page waits for both with the order itself (order-page.tsx). */
const Tip = lazy(async () => ({ default: (await import('./tip.tsx')).Tip }));
const OrderReviews = lazy(async () => ({ default: (await import('./order-reviews.tsx')).OrderReviews }));

/** Everything about one order: what to do next, what was delivered, what it costs. */
export function OrderRoom({ order }: { order: Workroom }) {
  const other = order.side === 'client' ? order.freelancer : order.client;
  return (
    <>
      <ScreenHeader
        of={trailTo('order', { called: order.order_number, under: order.side === 'client' ? 'buying-orders' : 'selling-orders' })}
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
          <MoneyKept order={order} />
          <OrderPlaced order={order} />
          <OtherSuspended order={order} />
          <PaymentRisk risk={order.payment_risk} />
          {order.side === 'client' ? <MoreTime order={order} /> : null}
          <NextStep order={order} />
          <OrderDispute order={order} />
          {order.side === 'client' ? null : <MoreTime order={order} />}
          <Extras order={order} />
          {order.completed_at === null ? null : <Tip order={order} />}
        </div>
        <aside aria-label="Order summary" className="grid gap-5 xl:col-start-2 xl:row-span-2 xl:row-start-1">
          <OrderDocket order={order} />
          <OtherPerson order={order} />
        </aside>
        <div className="grid min-w-0 gap-5">
          <DeliveryList
            deliveries={order.deliveries}
            revisions={order.revisions.requests}
            open={openOrderFile(order.order_number)}
            read={readOrderFile(order.order_number)}
            isClient={order.side === 'client'}
            all={<AllDeliveries order={order} />}
          />
          {other.username === '' ? null : <TalkPanel about={`order:${order.order_number}`} of="this order" />}
          {order.reviews.closes_at === null ? null : <OrderReviews order={order} />}
          <RequirementsPanel order={order} />
          <OrderAgreement order={order} />
          <WorkTimeline past={order.timeline} clocks={order.clocks} trouble={TROUBLE} />
          <MoneyTrail lines={order.money} of="this order" />
        </div>
      </div>
    </>
  );
}

function AllDeliveries({ order: { order_number: number } }: { order: Workroom }) {
  return (
    <div className="mt-4">
      <DownloadButton get={() => download(downloadDeliveries, { params: { order_number: number } }, `${number}.zip`)}>Download all as ZIP</DownloadButton>
    </div>
  );
}
