import { lazy, type ReactNode } from 'react';
import { LinkButton } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { When } from '#design/public/when.tsx';
import { formatMoney, subtract } from '#kit/money.ts';
import { formatUnit } from '#kit/format/unit.ts';
import { pathTo } from '#routes';
import type { Workroom } from '../contract.ts';
import { agreedOn } from '../state-words.ts';
import { OrderClockLine } from './order-countdown.tsx';
import { RoomPart } from '#design/app/room-part.tsx';
import { StartWithEnough } from './start-with-enough.tsx';

/** What few orders show comes with the order, or when it gets there. */
const ApproveDelivery = lazy(async () => ({ default: (await import('./approve-delivery.tsx')).ApproveDelivery }));
const CancellationRequest = lazy(async () => ({ default: (await import('./cancellation-request.tsx')).CancellationRequest }));
const DeliverForm = lazy(async () => ({ default: (await import('./deliver-form.tsx')).DeliverForm }));
const OnHold = lazy(async () => ({ default: (await import('./on-hold.tsx')).OnHold }));
const OpenRevision = lazy(async () => ({ default: (await import('./open-revision.tsx')).OpenRevision }));
const RequirementsForm = lazy(async () => ({ default: (await import('./requirements-form.tsx')).RequirementsForm }));
/** Orders are paid at the checkout: only a declined payment leads here. */
const PayOrder = lazy(async () => ({ default: (await import('./pay-order.tsx')).PayOrder }));
const PaymentCheck = lazy(async () => ({ default: (await import('./payment-check.tsx')).PaymentCheck }));

interface NextStepProps {
  readonly order: Workroom;
  /** The payment that is being checked. */
  readonly checking: string | null;
}

/** Whose turn it is, what to do, until when, and what happens otherwise (SCR-3). One primary action. */
export function NextStep({ order, checking }: NextStepProps) {
  const can = (name: string) => order.moves.some((move) => move.name === name && move.ok);
  if (order.on_hold) return step('hold', <OnHold order={order} />);
  // The dispute’s own panel says whose turn it is.
  if (order.state === 'disputed') return null;
  if (order.state === 'cancel_requested' && order.cancellation !== null)
    return step('cancellation', <CancellationRequest order={order} request={order.cancellation} />);
  if (order.side === 'client') {
    if (checking !== null) return step('check', <PaymentCheck order={order} fundingId={checking} />);
    if (can('pay')) return step('pay', <PayOrder order={order} />);
    if (can('submitRequirements')) return step('requirements', <RequirementsForm order={order} />);
    if (can('approve')) return step('approve', <ApproveDelivery order={order} />);
    if (order.state === 'in_revision') return step('revision', <OpenRevision order={order} />);
  } else {
    if (can('deliver')) return step('deliver', <DeliverForm order={order} />);
    if (can('startWithEnough'))
      return (
        <Waiting order={order} title="Waiting for the requirements">
          <StartWithEnough order={order} />
        </Waiting>
      );
  }
  const words = waitingFor(order);
  return words === null ? <Over order={order} /> : <Waiting order={order} title={words} />;
}

/** Another step is another part: it loads in its own place. */
const step = (name: string, panel: ReactNode) => <RoomPart key={name}>{panel}</RoomPart>;

function waitingFor({ state, side, late, client, freelancer }: Workroom): string | null {
  switch (state) {
    case 'pending_payment':
      return side === 'client' ? 'The time to pay has passed' : `Waiting for ${client.name} to pay`;
    case 'in_progress':
    case 'in_revision':
      return late ? `${freelancer.name} is late` : `${freelancer.name} is working on it`;
    case 'delivered':
      return `${client.name} is reviewing the delivery`;
    default:
      return null;
  }
}

function Waiting({ order, title, children }: { order: Workroom; title: string; children?: ReactNode }) {
  // Requests that run beside it have panels of their own.
  const clock = order.clocks.find(({ kind }) => kind !== 'extension' && kind !== 'extra');
  return (
    <Panel title={title}>
      {clock === undefined ? <p className="text-md text-ink-2">There’s nothing for you to do right now.</p> : <OrderClockLine clock={clock} />}
      {children}
    </Panel>
  );
}

/** Nothing is left to do except to review or to order again. */
function Over({ order }: { order: Workroom }) {
  const canReview = order.moves.some(({ name, ok }) => name === 'review' && ok);
  if (canReview) {
    const other = order.side === 'client' ? order.freelancer : order.client;
    return (
      <Panel
        title={`How was it working with ${other.name}?`}
        lead={`Your review stays hidden until you’ve both written one, for up to ${formatUnit(order.in_force.review_window_days, 'day')}.`}
      >
        <LinkButton variant="primary" href={pathTo('order-review', { orderNumber: order.order_number })}>
          Write a review
        </LinkButton>
      </Panel>
    );
  }
  const isDone = order.state === 'completed' || order.state === 'cleared';
  const earned = agreedOn(order)?.to_freelancer ?? subtract(order.terms.price, order.terms.service_fee);
  const clearing = order.clocks.find(({ kind }) => kind === 'clearance');
  return (
    <Panel
      title={isDone ? 'All done' : 'This order is closed'}
      lead={
        order.side === 'freelancer' && clearing !== undefined ? (
          <>
            There’s nothing left for you to do. {formatMoney(earned)} is clearing and available on <When at={clearing.ends_at} style="moment" />.
          </>
        ) : (
          'There’s nothing left for you to do.'
        )
      }
    >
      {order.side === 'client' ? (
        <LinkButton href={pathTo('service', { slug: order.offer.slug })}>Order again</LinkButton>
      ) : (
        <LinkButton href={pathTo('selling-orders')}>Other orders</LinkButton>
      )}
    </Panel>
  );
}
