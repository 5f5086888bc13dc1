import { lazy, useState, type ReactNode, type Ref } from 'react';
import { useSearchParams } from 'react-router';
import { Desk, DeskNext, DeskTabs } from '#design/app/desk.tsx';
import { RoomPart, RoomParts } from '#design/app/room-part.tsx';
import { useInView } from '#design/app/use-in-view.ts';
import { LinkButton } from '#design/public/button.tsx';
import { TALK_ID, TalkPanel, UnreadAbout } from '#domains/messaging/web/messaging.tsx';
import { PaymentRisk } from '#domains/paid-work/web/paid-work.tsx';
import { withSearch } from '#kit/with-search.ts';
import { pathTo } from '#routes';
import type { Workroom } from '../contract.ts';
import { situation } from '../state-words.ts';
import { DELIVER_ID, DELIVERY_ID, NextStep } from './next-step.tsx';
import { OrderDeliveries } from './order-deliveries.tsx';
import { OrderDocket } from './order-docket.tsx';
import { HEAD_EXPLAINS, OrderHead } from './order-head.tsx';
import { OtherPerson } from './other-person.tsx';
import { useGoToChange } from './use-go-to-change.ts';
import { usePaymentCheck } from './use-payment-check.ts';

/** What few orders show, or only for a time, or in another tab. */
const ActivityTab = lazy(async () => ({ default: (await import('./order-tabs.tsx')).ActivityTab }));
const ApproveDelivery = lazy(async () => ({ default: (await import('./approve-delivery.tsx')).ApproveDelivery }));
const BriefTab = lazy(async () => ({ default: (await import('./order-tabs.tsx')).BriefTab }));
const DeliverForm = lazy(async () => ({ default: (await import('./deliver-form.tsx')).DeliverForm }));
const Extras = lazy(async () => ({ default: (await import('./extras.tsx')).Extras }));
const FreelancerAsks = lazy(async () => ({ default: (await import('./freelancer-asks.tsx')).FreelancerAsks }));
const JustPaid = lazy(async () => ({ default: (await import('./order-placed.tsx')).JustPaid }));
const MoneyTab = lazy(async () => ({ default: (await import('./order-tabs.tsx')).MoneyTab }));
const MoreTime = lazy(async () => ({ default: (await import('./more-time.tsx')).MoreTime }));
const OrderDispute = lazy(async () => ({ default: (await import('./order-dispute.tsx')).OrderDispute }));
const OrderReviews = lazy(async () => ({ default: (await import('./order-reviews.tsx')).OrderReviews }));
const OtherSuspended = lazy(async () => ({ default: (await import('./other-suspended.tsx')).OtherSuspended }));
const RequirementsPanel = lazy(async () => ({ default: (await import('./requirements-panel.tsx')).RequirementsPanel }));
const ReviewBar = lazy(async () => ({ default: (await import('./approve-delivery.tsx')).ReviewBar }));
const Tip = lazy(async () => ({ default: (await import('./tip.tsx')).Tip }));

const TABS = ['work', 'brief', 'activity', 'money'] as const;

/** Everything about one order (docs/desks.md): its delivery is what a contract's milestone is. */
export function OrderRoom({ order }: { order: Workroom }) {
  const checking = usePaymentCheck(order);
  const [search] = useSearchParams();
  const [isInView, actRef] = useInView();
  const wasOffered = useStays(order.side === 'client' && hasOffer(order));
  useGoToChange(changesOf(order));
  const other = order.side === 'client' ? order.freelancer : order.client;
  const subject = `order:${order.order_number}`;
  const hasTalk = other.username !== '';
  const href = pathTo('order', { orderNumber: order.order_number });
  // While a payment is checked, every tab knows of it.
  const tabsHref = checking === null ? href : withSearch(href, { funding: checking });
  const tab = TABS.find((tab) => tab === search.get('tab')) ?? 'work';
  return (
    <RoomParts>
      <Desk
        head={
          <OrderHead order={order} isChecking={checking !== null} talk={hasTalk ? <ToTalk about={subject} /> : null} />
        }
        next={
          <>
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
            {order.side === 'client' ? <ExtensionAsked order={order} /> : null}
            {wasOffered ? part('order-extras', <Extras order={order} isAnswer />) : null}
            {tab === 'work' ? (
              <Anchor id="order-now">
                <NextStep order={order} checking={checking} isInView={isInView} />
              </Anchor>
            ) : checking === null && !HEAD_EXPLAINS.has(order.state) ? (
              <DeskNext
                title={situation(order, other.name)}
                action={<LinkButton href={href}>Open the work</LinkButton>}
              />
            ) : null}
          </>
        }
        tabs={
          <DeskTabs
            label="Parts of this order"
            href={tabsHref}
            current={tab}
            tabs={[
              { key: 'work', label: 'Work' },
              { key: 'brief', label: 'Brief and terms' },
              { key: 'activity', label: 'Activity' },
              { key: 'money', label: 'Money' },
            ]}
          />
        }
        asideLabel="Order summary"
        aside={
          <>
            {hasTalk ? <TalkPanel about={subject} /> : null}
            <OrderDocket order={order} isChecking={checking !== null} />
            <OtherPerson order={order} />
          </>
        }
      >
        {tab === 'work' ? <WorkTab order={order} actRef={actRef} isInView={isInView} /> : null}
        {tab === 'brief' ? part('order-brief', <BriefTab order={order} />) : null}
        {tab === 'activity' ? part('order-activity', <ActivityTab order={order} />) : null}
        {tab === 'money' ? part('order-money', <MoneyTab order={order} />) : null}
      </Desk>
      {tab === 'work' && isReviewing(order) ? (
        <RoomPart key="bar" lines={1}>
          <ReviewBar order={order} />
        </RoomPart>
      ) : null}
    </RoomParts>
  );
}

const hasOffer = ({ additions }: Workroom): boolean => additions.some(({ outcome }) => outcome === null);
const isReviewing = ({ side, moves }: Workroom): boolean =>
  side === 'client' && moves.some(({ name, ok }) => name === 'approve' && ok);

const BEFORE_DELIVERY = new Set<Workroom['state']>([
  'pending_payment',
  'awaiting_requirements',
  'in_progress',
  'in_revision',
]);

/**
 * The delivery with what is asked about it, then what can be added to the order; until it is delivered also the brief,
 * which the freelancer reads before delivering.
 */
function WorkTab({ order, actRef, isInView }: { order: Workroom; actRef: Ref<HTMLDivElement>; isInView: boolean }) {
  const can = (...names: string[]) => order.moves.some(({ name, ok }) => names.includes(name) && ok);
  const isFirst = order.side === 'freelancer' && order.deliveries.length === 0;
  const brief = BEFORE_DELIVERY.has(order.state) ? part('order-brief', <RequirementsPanel order={order} />) : null;
  const mayAsk = order.side === 'freelancer' && order.state !== 'delivered' && can('askExtension', 'offerExtra');
  const isOffered = hasOffer(order);
  // The client's answer leads the page.
  const hasExtras = useStays(
    (isOffered && order.side === 'freelancer') ||
      order.addable.length > 0 ||
      (order.side === 'client' ? can('askRevisionPrice') : order.state === 'delivered' && can('offerExtra')),
  );
  return (
    <>
      {order.dispute === null ? null : part('order-dispute', <OrderDispute order={order} />)}
      {isFirst ? brief : null}
      {order.deliveries.length === 0 ? null : (
        <Anchor id={DELIVERY_ID}>
          <OrderDeliveries order={order} />
        </Anchor>
      )}
      {isReviewing(order)
        ? part('order-approve', <ApproveDelivery order={order} actRef={actRef} isInView={isInView} />)
        : null}
      {order.side === 'freelancer' && can('deliver') ? (
        <div ref={actRef}>{part(DELIVER_ID, <DeliverForm order={order} />)}</div>
      ) : null}
      {order.side === 'freelancer' ? <ExtensionAsked order={order} /> : null}
      {mayAsk ? part('order-asks', <FreelancerAsks order={order} />) : null}
      {hasExtras && !(isOffered && order.side === 'client') ? part('order-addable', <Extras order={order} />) : null}
      {order.completed_at === null ? null : part('order-tip', <Tip order={order} />)}
      {order.reviews.closes_at === null ? null : part('order-reviews', <OrderReviews order={order} />)}
      {isFirst ? null : brief}
    </>
  );
}

const ExtensionAsked = ({ order }: { order: Workroom }) =>
  order.extension?.outcome === null ? part('order-time', <MoreTime order={order} />) : null;

/** What each part of the page shows, for going to the one that a command changed. */
const changesOf = ({ state, deliveries, waits, dispute, extension, additions, tip, reviews }: Workroom) => {
  const extras = additions.map(({ id, outcome }) => [id, outcome]).join();
  return {
    'order-dispute': [dispute?.number, dispute?.state, dispute?.timeline.length].join(),
    'order-now': [state, waits, deliveries.length].join(),
    'order-time': [extension?.id, extension?.outcome].join(),
    'order-extras': extras,
    'order-addable': extras,
    'order-tip': tip === null ? '' : tip.given_at,
    'order-reviews': [reviews.mine?.body, reviews.theirs?.reply === null].join(),
  };
};

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
