import { lazy, type ReactNode } from 'react';
import { DeskNext } from '#design/app/desk.tsx';
import { RoomPart } from '#design/app/room-part.tsx';
import { buttonClass, LinkButton } from '#design/public/button.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { When } from '#design/public/when.tsx';
import { ReceiptButton } from '#domains/wallet/web/wallet.tsx';
import { formatTime } from '#kit/format/time.ts';
import { formatUnit } from '#kit/format/unit.ts';
import { formatMoney, subtract } from '#kit/money.ts';
import { pathTo } from '#routes';
import type { Workroom } from '../contract.ts';
import { agreedOn } from '../state-words.ts';
import { checkoutQuery } from './checkout-query.ts';
import { OrderClockLine } from './order-countdown.tsx';
import { StartWithEnough } from './start-with-enough.tsx';

/** What few orders show comes with the order, or when it gets there. */
const CancellationRequest = lazy(async () => ({
  default: (await import('./cancellation-request.tsx')).CancellationRequest,
}));
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
  /** The approval beside the delivery, or the form to deliver, is in the window: it has the primary button. */
  readonly isInView: boolean;
}

export const DELIVERY_ID = 'delivery';
export const DELIVER_ID = 'deliver';

/** Whose turn it is, what to do, until when, and what happens otherwise (SCR-3). One primary action. */
export function NextStep({ order, checking, isInView }: NextStepProps) {
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
    if (can('approve')) return <Review order={order} isInView={isInView} />;
    if (order.state === 'in_revision') return step('revision', <OpenRevision order={order} />);
  } else {
    if (can('deliver')) return <Deliver order={order} isInView={isInView} />;
    if (can('startWithEnough'))
      return <Waiting order={order} title="Waiting for the requirements" action={<StartWithEnough order={order} />} />;
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

/**
 * Of the client: it leads to the delivery, until its approval is in the window. On phones that is always at the foot.
 */
function Review({ order, isInView }: Pick<NextStepProps, 'order' | 'isInView'>) {
  const reader = usePlace();
  const end = order.clocks.find(({ kind }) => kind === 'approval')?.ends_at;
  return (
    <DeskNext
      title={`Review the delivery${end === undefined ? '' : ` by ${formatTime(end, 'moment', reader)}`}`}
      lead={`After that, ${formatMoney(order.held)} is released automatically.`}
      action={
        <a
          href={`#${DELIVERY_ID}`}
          className={buttonClass({ variant: isInView ? 'line' : 'primary' }, 'max-lg:hidden')}
        >
          Review the work
        </a>
      }
    />
  );
}

/** Of the freelancer: it leads past the brief, or what is to be changed, to the form. */
function Deliver({ order, isInView }: Pick<NextStepProps, 'order' | 'isInView'>) {
  const { late, client, terms } = order;
  const what = order.state === 'in_revision' ? 'deliver the revision' : 'deliver the work';
  return (
    <DeskNext
      title={`Your turn: ${late ? 'your delivery is late' : what}`}
      lead={`When ${client.name} approves, you earn ${formatMoney(subtract(terms.price, terms.service_fee))}.`}
      action={
        <a href={`#${DELIVER_ID}`} className={buttonClass({ variant: isInView ? 'line' : 'primary' })}>
          Deliver
        </a>
      }
    >
      {order.clocks
        .filter(({ kind }) => kind !== 'extension' && kind !== 'extra')
        .map((clock) => (
          <OrderClockLine key={clock.kind} clock={clock} />
        ))}
    </DeskNext>
  );
}

function Waiting({ order, title, action }: { order: Workroom; title: string; action?: ReactNode }) {
  // Requests that run beside it have panels of their own.
  const clock = order.clocks.find(({ kind }) => kind !== 'extension' && kind !== 'extra');
  return (
    <DeskNext
      title={title}
      lead={clock === undefined ? 'There’s nothing for you to do right now.' : null}
      action={action}
    >
      {clock === undefined ? null : <OrderClockLine clock={clock} />}
    </DeskNext>
  );
}

/** Nothing is left to do except to review or to order again. */
function Over({ order }: { order: Workroom }) {
  const isDone = order.state === 'completed' || order.state === 'cleared';
  const released = isDone && order.side === 'client' && agreedOn(order) === null ? <Released order={order} /> : null;
  const canReview = order.moves.some(({ name, ok }) => name === 'review' && ok);
  if (canReview) {
    const other = order.side === 'client' ? order.freelancer : order.client;
    return (
      <DeskNext
        title={`How was it working with ${other.name}?`}
        lead={`Your review stays hidden until you’ve both written one, for up to ${formatUnit(order.in_force.review_window_days, 'day')}.`}
        action={
          <LinkButton variant="primary" href={pathTo('order-review', { orderNumber: order.order_number })}>
            Write a review
          </LinkButton>
        }
      >
        {released}
      </DeskNext>
    );
  }
  const earned = agreedOn(order)?.to_freelancer ?? subtract(order.terms.price, order.terms.service_fee);
  const clearing = order.clocks.find(({ kind }) => kind === 'clearance');
  return (
    <DeskNext
      title={isDone ? 'All done' : 'This order is closed'}
      lead={
        order.side === 'freelancer' && clearing !== undefined ? (
          <>
            There’s nothing left for you to do. {formatMoney(earned)} is clearing and available on{' '}
            <When at={clearing.ends_at} style="moment" />.
          </>
        ) : (
          'There’s nothing left for you to do.'
        )
      }
      action={
        order.side === 'client' ? (
          <LinkButton href={pathTo('order', { orderNumber: 'new' }, checkoutQuery(order.offer))}>
            Order again
          </LinkButton>
        ) : (
          <LinkButton href={pathTo('selling-orders')}>Other orders</LinkButton>
        )
      }
    >
      {released}
    </DeskNext>
  );
}

/** To the client: what was paid is no longer held, with its receipt. */
const Released = ({ order: { order_number: number, terms, completed_at: at } }: Pick<NextStepProps, 'order'>) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <p className="text-md text-ink-2">
      {formatMoney(terms.total)} was released
      {at === null ? null : (
        <>
          {' '}
          on <When at={at} style="moment" />
        </>
      )}
      .
    </p>
    <ReceiptButton number={number} />
  </div>
);
