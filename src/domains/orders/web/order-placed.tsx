import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { KeptPayment, PaymentReference, ReceiptButton } from '#domains/wallet/web/wallet.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Name } from '#design/public/name.tsx';
import { Panel } from '#design/public/panel.tsx';
import { When } from '#design/public/when.tsx';
import { formatUnit, plural } from '#kit/format/unit.ts';
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

/** Right after paying: the number, what the buyer does next and by when, and what follows. */
function OrderPlaced({ order }: { order: Workroom }) {
  const [search] = useSearchParams();
  const funding = search.get('funding');
  const isJustPaid = search.get('placed') === '1' || (funding !== null && !search.has('pay'));
  if (!isJustPaid || order.side !== 'client' || order.state !== 'awaiting_requirements') return null;
  const { order_number: number, questions, freelancer, offer, terms, in_force: inForce } = order;
  const clock = order.clocks.find(({ kind }) => kind === 'requirements');
  return (
    <Panel
      title={`Order ${number} placed`}
      lead={
        <>
          You paid {formatMoney(terms.total)}. It is held until you approve the work or the review time ends.
          {funding === null ? null : <PaymentReference fundingId={funding} />}
        </>
      }
      actions={<ReceiptButton number={number} />}
    >
      <h3 className="label">What happens next</h3>
      <ol className="mt-2 grid list-decimal gap-2 ps-5 text-md text-ink-2">
        <li>
          {questions.length === 0
            ? 'Start the work below'
            : `Answer ${plural(questions.length, { one: 'the question', other: `the ${questions.length} questions` })} below`}
          {clock === undefined ? null : (
            <>
              {' '}
              by <When at={clock.ends_at} style="moment" />
            </>
          )}
          .
        </li>
        <li>
          <Name of={freelancer.name} /> delivers within {formatUnit(offer.package.delivery_days, 'day')} of that
          {offer.extras.length === 0 ? '' : ', plus the days for your extras'}.
        </li>
        <li>
          You review the delivery and approve it, and we release the money. If you do nothing, we release it {formatUnit(inForce.review_clock_days, 'day')}{' '}
          after the delivery.
        </li>
      </ol>
    </Panel>
  );
}
