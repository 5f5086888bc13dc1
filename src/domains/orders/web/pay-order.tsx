import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button, LinkButton } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { Unread } from '#design/app/unread.tsx';
import { fundingOptions, myBalance } from '#domains/wallet/contract.ts';
import { PaymentFor } from '#domains/wallet/web/wallet.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { add, formatMoney, type Money } from '#kit/money.ts';
import { keyOf, useCommand, useRead } from '#kit/web/api.ts';
import { useShownAgain } from '#kit/web/use-shown-again.ts';
import { pathTo } from '#routes';
import { payOrderBy } from '../checkout-contract.ts';
import { payOrder, type Workroom } from '../contract.ts';
import { checkoutQuery } from './checkout-query.ts';
import { OrderClockLine } from './order-countdown.tsx';
import { PaidOrNot } from './paid-or-not.tsx';
import { amountNow, PaymentWays, usePaymentChoice } from './payment-choice.tsx';
import { staledByMoves } from './use-order.ts';

/** A placed order waits 15 minutes for its money: the payment under way, or the ways to pay it. */
export function PayOrder({ order }: { order: Workroom }) {
  const [search] = useSearchParams();
  const funding = search.get('funding');
  const client = useQueryClient();
  const readAgain = (): void => {
    for (const read of staledByMoves) void client.invalidateQueries({ queryKey: keyOf(read) });
  };
  return (
    <Panel title={`Pay ${formatMoney(order.terms.total)}`} lead="Your payment is held until you approve the work.">
      <div className="grid gap-4">
        {order.clocks.map((clock) => (
          <OrderClockLine key={clock.kind} clock={clock} />
        ))}
        {funding === null ? (
          <Ways order={order} />
        ) : (
          <PaymentFor key={funding} fundingId={funding} path={pathTo('order', { orderNumber: order.order_number })} onSettled={readAgain}>
            <Ways order={order} />
          </PaymentFor>
        )}
      </div>
    </Panel>
  );
}

function Ways({ order }: { order: Workroom }) {
  const balance = useRead(myBalance, {});
  const options = useRead(fundingOptions, {});
  if (balance.data === undefined || options.data === undefined)
    return (
      <Unread what="Payment methods" read={balance.data === undefined ? balance : options}>
        <Loading label="Loading payment methods">
          <RowsSkeleton rows={3} />
        </Loading>
      </Unread>
    );
  return <WaysForm order={order} spendable={add(balance.data.spendable, balance.data.available)} options={options.data} />;
}

function WaysForm({ order, spendable, options }: { order: Workroom; spendable: Money; options: DataOf<typeof fundingOptions> }) {
  const pay = useCommand(payOrder, { stales: staledByMoves });
  const begin = useCommand(payOrderBy, { stales: [fundingOptions, myBalance] });
  const [isLeaving, setLeaving] = useState(false);
  useShownAgain(() => setLeaving(false));
  const choice = usePaymentChoice(order.terms.total, spendable, options);
  const { way, useBalance, parts, canPay } = choice;
  const params = { order_number: order.order_number };
  const press = (): void => {
    begin.reset();
    pay.reset();
    if (way === null) return pay.mutate({ params });
    const { provider, method } = way;
    const body = { provider, use_balance: useBalance, expected_payment: parts.toPay, ...(method === null ? {} : { method }) };
    return begin.mutate(
      { params, body },
      {
        onSuccess: ({ redirect_url: redirectUrl }) => {
          setLeaving(true);
          location.assign(redirectUrl);
        },
      },
    );
  };
  const error = pay.error ?? begin.error;
  return (
    <div className="grid gap-4">
      {error === null ? null : <PaidOrNot error={error} />}
      <PaymentWays choice={choice} options={options} />
      <div className="flex flex-wrap gap-2">
        {canPay ? (
          <Button variant="primary" pending={pay.isPending || begin.isPending || isLeaving} onClick={press}>
            Pay {formatMoney(amountNow(choice))}
          </Button>
        ) : null}
        <LinkButton variant="ghost" href={pathTo('order', { orderNumber: 'new' }, { ...checkoutQuery(order.offer), replaces: order.order_number })}>
          {order.offer.custom_offer === null ? 'Change package or extras' : 'Back to checkout'}
        </LinkButton>
      </div>
    </div>
  );
}
