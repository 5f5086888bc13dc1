import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { KeptPayment, PaymentReference, ReceiptButton } from '#domains/wallet/web/wallet.tsx';
import { DeskNext } from '#design/app/desk.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { formatUnit } from '#kit/format/unit.ts';
import { formatMoney } from '#kit/money.ts';
import { pathTo } from '#routes';
import type { Workroom } from '../contract.ts';
import { checkoutQuery } from './checkout-query.ts';

/** Loaded with a payment for something that was added. */
const AdditionPaid = lazy(async () => ({ default: (await import('./addition-paid.tsx')).AdditionPaid }));

/** After a payment for this order: that it is placed, or where the money is. */
export const JustPaid = ({ order }: { order: Workroom }) => (
  <>
    <MoneyKept order={order} />
    <OrderPlaced order={order} />
  </>
);

/** Money that came for this order and could not pay it: it can be used for another order or sent back. */
function MoneyKept({ order }: { order: Workroom }) {
  const [search] = useSearchParams();
  const funding = search.get('funding');
  if (funding === null || order.side !== 'client' || order.state === 'pending_payment') return null;
  const pay = search.get('pay');
  if (pay !== null)
    return (
      <Suspense fallback={null}>
        <AdditionPaid order={order} fundingId={funding} pay={pay} />
      </Suspense>
    );
  const isOver = order.state === 'expired' || order.state === 'cancelled';
  return (
    <KeptPayment fundingId={funding} isOver={isOver}>
      <div className="flex flex-wrap gap-2">
        {isOver ? (
          <LinkButton size="sm" href={pathTo('order', { orderNumber: 'new' }, checkoutQuery(order.offer))}>
            Order again
          </LinkButton>
        ) : null}
        <LinkButton size="sm" variant="ghost" href={pathTo('add-funds')}>
          Return money
        </LinkButton>
      </div>
    </KeptPayment>
  );
}

/** Right after paying: the number, what was paid, its receipt, and what follows. The task itself is below. */
function OrderPlaced({ order }: { order: Workroom }) {
  const [search] = useSearchParams();
  const funding = search.get('funding');
  const isJustPaid = search.get('placed') === '1' || (funding !== null && !search.has('pay'));
  if (!isJustPaid || order.side !== 'client' || order.state !== 'awaiting_requirements') return null;
  const { order_number: number, freelancer, terms, delivery_days: days, in_force: inForce } = order;
  return (
    <DeskNext
      title={`Order ${number} placed`}
      lead={
        <>
          You paid {formatMoney(terms.total)}. It is held until you approve the work or the review time ends.
          {funding === null ? null : <PaymentReference fundingId={funding} />} {freelancer.name} delivers within{' '}
          {formatUnit(days, 'day')} of your answers. If you do nothing, we release it{' '}
          {formatUnit(inForce.review_clock_days, 'day')} after the delivery.
        </>
      }
      action={<ReceiptButton number={number} />}
    />
  );
}
