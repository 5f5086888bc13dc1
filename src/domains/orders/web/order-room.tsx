import { lazy, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { TALK_ID, TalkPanel, UnreadAbout } from '#domains/messaging/web/messaging.tsx';
import { MoneyTrail, PaymentRisk, WorkTimeline } from '#domains/paid-work/web/paid-work.tsx';
import type { Workroom } from '../contract.ts';
import { TROUBLE } from '../timeline.ts';
import { NextStep } from './next-step.tsx';
import { OrderAgreement } from './order-agreement.tsx';
import { OrderDeliveries } from './order-deliveries.tsx';
import { OrderDocket } from './order-docket.tsx';
import { OrderHead } from './order-head.tsx';
import { OtherPerson } from './other-person.tsx';
import { RequirementsPanel } from './requirements-panel.tsx';
import { RoomPart, RoomParts } from '#design/app/room-part.tsx';
import { useGoToChange } from './use-go-to-change.ts';
import { usePaymentCheck } from './use-payment-check.ts';

/** What few orders show, or only for a time. */
const Extras = lazy(async () => ({ default: (await import('./extras.tsx')).Extras }));
const FreelancerAsks = lazy(async () => ({ default: (await import('./freelancer-asks.tsx')).FreelancerAsks }));
const JustPaid = lazy(async () => ({ default: (await import('./order-placed.tsx')).JustPaid }));
const MoreTime = lazy(async () => ({ default: (await import('./more-time.tsx')).MoreTime }));
const OrderDispute = lazy(async () => ({ default: (await import('./order-dispute.tsx')).OrderDispute }));
const OrderReviews = lazy(async () => ({ default: (await import('./order-reviews.tsx')).OrderReviews }));
const OtherSuspended = lazy(async () => ({ default: (await import('./other-suspended.tsx')).OtherSuspended }));
const ReviewBar = lazy(async () => ({ default: (await import('./approve-delivery.tsx')).ReviewBar }));
const Tip = lazy(async () => ({ default: (await import('./tip.tsx')).Tip }));

const NOTHING_MORE = new Set(['delivered', 'completed', 'cleared']);

/** Everything about one order: what was delivered, what to do with it, what the two say about it, and what it costs. */
export function OrderRoom({ order }: { order: Workroom }) {
  const checking = usePaymentCheck(order);
  const [search] = useSearchParams();
  useGoToChange(changesOf(order));
  const other = order.side === 'client' ? order.freelancer : order.client;
  const can = (...names: string[]) => order.moves.some(({ name, ok }) => names.includes(name) && ok);
  const isReviewing = order.side === 'client' && can('approve');
  // What was handed over comes first, unless something else is to be made or decided now.
  const isDeliveryFirst = NOTHING_MORE.has(order.state);
  const about = `order:${order.order_number}`;
  const hasTalk = other.username !== '';
  const deliveries = order.deliveries.length === 0 ? null : <OrderDeliveries order={order} />;
  const moreTime = order.extension?.outcome === null ? part('order-time', <MoreTime order={order} />) : null;
  const mayAsk = order.side === 'freelancer' && order.state !== 'delivered' && can('askExtension', 'offerExtra');
  const isOffered = order.additions.some(({ outcome }) => outcome === null);
  const hasExtras = useStays(
    isOffered || order.addable.length > 0 || (order.side === 'client' ? can('askRevisionPrice') : order.state === 'delivered' && can('offerExtra')),
  );
  return (
    <RoomParts>
      <OrderHead order={order} isChecking={checking !== null} talk={hasTalk ? <ToTalk about={about} /> : null} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_360px] xl:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 gap-5">
          {search.has('placed') || search.has('funding') ? (
            <RoomPart key="paid">
              <JustPaid order={order} />
            </RoomPart>
          ) : null}
          {order.other_suspended && !order.on_hold ? (
            <RoomPart key="suspended" lines={2}>
              <OtherSuspended order={order} />
            </RoomPart>
          ) : null}
          <PaymentRisk risk={order.payment_risk} />
          {order.side === 'client' ? moreTime : null}
          {isDeliveryFirst ? deliveries : null}
          <Anchor id="order-now">
            <NextStep order={order} checking={checking} />
          </Anchor>
          {order.dispute === null ? null : part('order-dispute', <OrderDispute order={order} />)}
          {isDeliveryFirst ? null : deliveries}
        </div>
        <aside aria-label="Order summary" className="grid min-w-0 gap-5 xl:col-start-2 xl:row-span-2 xl:row-start-1">
          {hasTalk ? <TalkPanel about={about} /> : null}
          <OrderDocket order={order} isChecking={checking !== null} />
          <OtherPerson order={order} />
        </aside>
        <div className="grid min-w-0 gap-5">
          {order.side === 'freelancer' ? moreTime : null}
          {mayAsk ? part('order-asks', <FreelancerAsks order={order} />) : null}
          {hasExtras ? part('order-extras', <Extras order={order} />) : null}
          {order.completed_at === null ? null : part('order-tip', <Tip order={order} />)}
          {order.reviews.closes_at === null ? null : part('order-reviews', <OrderReviews order={order} />)}
          <RequirementsPanel order={order} />
          <OrderAgreement order={order} />
          <WorkTimeline past={order.timeline} clocks={order.clocks} trouble={TROUBLE} />
          <MoneyTrail lines={order.money} of="this order" />
        </div>
      </div>
      {isReviewing ? (
        <RoomPart key="bar" lines={1}>
          <ReviewBar order={order} />
        </RoomPart>
      ) : null}
    </RoomParts>
  );
}

/** What each part of the page shows, for going to the one that a command changed. */
const changesOf = ({ state, deliveries, waits, dispute, extension, additions, tip, reviews }: Workroom) => ({
  'order-dispute': [dispute?.number, dispute?.state, dispute?.timeline.length].join(),
  'order-now': [state, waits, deliveries.length].join(),
  'order-time': [extension?.id, extension?.outcome].join(),
  'order-extras': additions.map(({ id, outcome }) => [id, outcome]).join(),
  'order-tip': tip === null ? '' : tip.given_at,
  'order-reviews': [reviews.mine?.body, reviews.theirs?.reply === null].join(),
});

/** A part of the page that a command can change: seen in full below the edge of the window. */
const Anchor = ({ id, children }: { id: string; children: ReactNode }) => (
  <div id={id} tabIndex={-1} className="grid min-w-0 scroll-mt-6 gap-5 outline-none empty:hidden">
    {children}
  </div>
);

const part = (id: string, panel: ReactNode) => (
  <Anchor id={id}>
    <RoomPart key={id}>{panel}</RoomPart>
  </Anchor>
);

/** Once it is there it stays: it still says what was paid. */
function useStays(isThere: boolean): boolean {
  const [was, setWas] = useState(isThere);
  if (isThere && !was) setWas(true);
  return isThere || was;
}

/** On phones the talk is further down. */
const ToTalk = ({ about }: { about: string }) => (
  <a href={`#${TALK_ID}`} className="btn btn-line btn-sm xl:hidden">
    <span className="flex items-center gap-2">
      Messages <UnreadAbout about={about} />
    </span>
  </a>
);
