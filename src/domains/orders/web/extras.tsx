import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { toast } from '#design/public/toast-store.ts';
import { ReceiptButton } from '#domains/wallet/web/wallet.tsx';
import { counted } from '#kit/format/unit.ts';
import { formatMoney } from '#kit/money.ts';
import { useCommand } from '#kit/web/api.ts';
import { declineExtra, withdrawExtra, type Workroom } from '../contract.ts';
import { OrderClockLine } from './order-countdown.tsx';
import { PaidOrNot, useResumedPayment } from '#domains/paid-work/web/paid-work.tsx';
import type { ExtraToPay } from './pay-extra-dialog.tsx';
import { staledByMoves } from './use-order.ts';

/** Rarely needed, so they are loaded when they are opened. */
const OfferDialog = lazy(async () => ({ default: (await import('./offer-extra-dialog.tsx')).OfferExtraDialog }));
const PayExtraDialog = lazy(async () => ({ default: (await import('./pay-extra-dialog.tsx')).PayExtraDialog }));
const PriceDialog = lazy(async () => ({
  default: (await import('./ask-revision-price-dialog.tsx')).AskRevisionPriceDialog,
}));

/** In the address of the order: an extra of the service, or the offer that is open. */
const EXTRA = 'extra';
const OFFER = 'offer';
const DAYS = { one: 'more day', other: 'more days' };
const daysWords = (days: number): string => (days === 0 ? '' : `, ${counted(days, DAYS)}`);
const can = (order: Workroom, name: string): boolean => order.moves.some((move) => move.name === name && move.ok);

/**
 * Extras while work runs, and another revision of what was delivered: bought, offered, answered (ORD-15, ORD-23).
 * `isAnswer`: only the client's answer to what is offered, and then that it is paid.
 */
export function Extras({ order, isAnswer = false }: { order: Workroom; isAnswer?: boolean }) {
  const [paid, setPaid] = useState<Paid | null>(null);
  return (
    <>
      {paid === null ? null : <JustPaid order={order} paid={paid} />}
      {isAnswer && order.offer_total === null ? null : <Next order={order} onPaid={setPaid} />}
    </>
  );
}

interface Paid {
  readonly title: string;
  readonly total: Workroom['held'];
}
type OnPaid = (paid: Paid) => void;

/** Outlives the toast: what was paid, its reference and its receipt, which has the whole order. */
const JustPaid = ({ order: { order_number: number }, paid: { title, total } }: { order: Workroom; paid: Paid }) => (
  <Alert
    tone="success"
    live
    title={`You paid ${formatMoney(total)} for “${title}”`}
    action={<ReceiptButton number={number} />}
  >
    It is held with the rest of the order. Reference {number}.
  </Alert>
);

function Next({ order, onPaid }: { order: Workroom; onPaid: OnPaid }) {
  const open = order.additions.find(({ outcome }) => outcome === null);
  if (open !== undefined && order.offer_total !== null)
    return order.side === 'client' ? (
      <Answer order={order} offer={open} total={order.offer_total} onPaid={onPaid} />
    ) : (
      <Offered order={order} offer={open} />
    );
  if (order.side === 'client')
    return can(order, 'addExtras') ? <AddExtras order={order} onPaid={onPaid} /> : <AskPrice order={order} />;
  return order.state === 'delivered' && can(order, 'offerExtra') ? <OfferRevision order={order} /> : null;
}

type Addition = Workroom['additions'][number];

/** Asks how it is paid, and remembers what was paid. Open from the start after a payment that was not completed. */
function usePayDialog(order: Workroom, onPaid: OnPaid) {
  const [extra, ask] = useState<ExtraToPay | null>(null);
  const paid = ({ title, total, isOffer }: ExtraToPay): void => {
    onPaid({ title, total });
    toast.success(
      isOffer ? 'Offer accepted' : 'Extra added',
      `${formatMoney(total)} is held for order ${order.order_number}.`,
    );
  };
  const dialog =
    extra === null ? null : (
      <Suspense fallback={null}>
        <PayExtraDialog order={order} extra={extra} onPaid={() => paid(extra)} onClose={() => ask(null)} />
      </Suspense>
    );
  return { ask, dialog };
}

function AddExtras({ order, onPaid }: { order: Workroom; onPaid: OnPaid }) {
  const { ask, dialog } = usePayDialog(order, onPaid);
  const [search] = useSearchParams();
  const wanted = order.addable.find(({ id }) => id === search.get('extra'));
  const toPay = ({ added_days: days, ...extra }: Workroom['addable'][number]): ExtraToPay => ({
    ...extra,
    days,
    isOffer: false,
  });
  useResumedPayment(EXTRA, wanted !== undefined, () => (wanted === undefined ? null : ask(toPay(wanted))));
  // What is being paid is at the top of the page, and is not to be paid twice.
  const addable = order.addable.filter(({ id }) => !(search.has('funding') && search.get(EXTRA) === id));
  if (addable.length === 0) return null;
  return (
    <Panel
      title="Add to this order"
      lead={`Extras of this service that you haven’t ordered yet. ${order.freelancer.name} is notified.`}
    >
      <ul className="grid gap-3">
        {addable.map((extra) => (
          <li key={extra.id} className="flex flex-wrap items-center justify-between gap-3">
            <span className="min-w-0 text-md wrap-anywhere">
              {extra.title}
              <span className="block text-sm text-ink-2">
                {formatMoney(extra.price)} plus the client fee
                {daysWords(extra.added_days)}
              </span>
            </span>
            <Button
              size="sm"
              aria-label={`Add ${extra.title} for ${formatMoney(extra.total)}`}
              onClick={() => ask(toPay(extra))}
            >
              Add for {formatMoney(extra.total)}
            </Button>
          </li>
        ))}
      </ul>
      {dialog}
    </Panel>
  );
}

function Answer({
  order,
  offer,
  total,
  onPaid,
}: {
  order: Workroom;
  offer: Addition;
  total: Workroom['held'];
  onPaid: OnPaid;
}) {
  const decline = useCommand(declineExtra, { stales: staledByMoves });
  const params = { order_number: order.order_number };
  const isRevision = offer.kind === 'revision';
  const { ask, dialog } = usePayDialog(order, onPaid);
  const open = (): void =>
    ask({ id: offer.id, title: offer.title, price: offer.price, days: offer.days, total, isOffer: true });
  useResumedPayment(OFFER, true, open);
  const [search] = useSearchParams();
  // The payment for it is at the top of the page.
  if (search.has('funding') && search.get(EXTRA) === offer.id) return dialog;
  return (
    <Panel
      title={`Your turn: ${order.freelancer.name} offers ${isRevision ? 'another revision' : 'an extra'}`}
      lead={`“${offer.title}” for ${formatMoney(offer.price)}${daysWords(offer.days)}. You pay ${formatMoney(total)} with fees.`}
    >
      <div className="grid gap-4">
        {decline.error === null ? null : <PaidOrNot error={decline.error} />}
        {order.clocks
          .filter(({ kind }) => kind === 'extra')
          .map((clock) => (
            <OrderClockLine key={clock.kind} clock={clock} />
          ))}
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" disabled={decline.isPending} onClick={open}>
            Accept and pay {formatMoney(total)}
          </Button>
          <Button
            pending={decline.isPending}
            onClick={() =>
              decline.mutate(
                { params, body: { request_id: offer.id } },
                { onSuccess: () => toast.success('Offer declined', 'The order continues unchanged.') },
              )
            }
          >
            Decline offer
          </Button>
        </div>
      </div>
      {dialog}
    </Panel>
  );
}

function Offered({ order, offer }: { order: Workroom; offer: Addition }) {
  const withdraw = useCommand(withdrawExtra, { stales: staledByMoves });
  return (
    <Panel
      title={`You offered “${offer.title}”`}
      lead={`${formatMoney(offer.price)}${daysWords(offer.days)}. ${order.client.name} hasn’t answered yet. Don’t start on it before.`}
    >
      <div className="grid gap-4">
        {withdraw.error === null ? null : <PaidOrNot error={withdraw.error} />}
        {order.clocks
          .filter(({ kind }) => kind === 'extra')
          .map((clock) => (
            <OrderClockLine key={clock.kind} clock={clock} />
          ))}
        <div>
          <Button
            size="sm"
            pending={withdraw.isPending}
            onClick={() =>
              withdraw.mutate(
                { params: { order_number: order.order_number }, body: { request_id: offer.id } },
                { onSuccess: () => toast.success('Offer withdrawn') },
              )
            }
          >
            Withdraw offer
          </Button>
        </div>
      </div>
    </Panel>
  );
}

/** The freelancer offers another revision once none is left. */
function OfferRevision({ order }: { order: Workroom }) {
  const [isOpen, setOpen] = useState(false);
  const wish = order.timeline.findLast(({ move }) => move === 'askRevisionPrice' || move === 'deliver');
  return (
    <Panel
      title={
        wish?.move === 'askRevisionPrice' ? `${order.client.name} wants another revision` : 'Offer another revision'
      }
      lead={`No revisions are left. ${order.client.name} pays for another one before you start.`}
    >
      <div className="grid gap-4">
        {wish?.reason === undefined || wish.reason === null ? null : (
          <q className="text-md text-ink-2 wrap-anywhere">{wish.reason}</q>
        )}
        <div>
          <Button size="sm" onClick={() => setOpen(true)}>
            Offer a revision
          </Button>
        </div>
      </div>
      {isOpen ? (
        <Suspense fallback={null}>
          <OfferDialog order={order} kind="revision" onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Panel>
  );
}

function AskPrice({ order }: { order: Workroom }) {
  const [isOpen, setOpen] = useState(false);
  if (!can(order, 'askRevisionPrice')) return null;
  const last = order.timeline.findLast(({ move }) => move === 'askRevisionPrice' || move === 'deliver');
  const isAsked = last?.move === 'askRevisionPrice';
  return (
    <Panel
      title="No revisions left"
      lead={
        isAsked
          ? `You requested another revision. ${order.freelancer.name} can offer one for a price until the review ends.`
          : `${order.freelancer.name} can offer another one for a price. The time to review continues.`
      }
    >
      {isAsked ? null : (
        <Button size="sm" onClick={() => setOpen(true)}>
          Request another revision
        </Button>
      )}
      {isOpen ? (
        <Suspense fallback={null}>
          <PriceDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Panel>
  );
}
