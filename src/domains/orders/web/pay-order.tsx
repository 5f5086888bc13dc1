import { useQueryClient } from '@tanstack/react-query';
import { LinkButton } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { PayFor } from '#domains/paid-work/web/paid-work.tsx';
import { fundingOptions, myBalance } from '#domains/wallet/contract.ts';
import { formatMoney } from '#kit/money.ts';
import { readAgain, useCommand } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { payOrderBy } from '../checkout-contract.ts';
import { payOrder, type Workroom } from '../contract.ts';
import { checkoutQuery } from './checkout-query.ts';
import { OrderClockLine } from './order-countdown.tsx';
import { staledByMoves } from './use-order.ts';

/** A placed order waits 15 minutes for its money: the payment under way, or the ways to pay it. */
export function PayOrder({ order }: { order: Workroom }) {
  const client = useQueryClient();
  const pay = useCommand(payOrder, { stales: staledByMoves });
  const begin = useCommand(payOrderBy, { stales: [fundingOptions, myBalance] });
  const params = { order_number: order.order_number };
  return (
    <Panel
      title={`Pay ${formatMoney(order.terms.total)}`}
      lead="Your payment is held until you approve the work or the review time ends."
    >
      <div className="grid gap-4">
        {order.clocks.map((clock) => (
          <OrderClockLine key={clock.kind} clock={clock} />
        ))}
        <PayFor
          of="order"
          total={order.terms.total}
          path={pathTo('order', { orderNumber: order.order_number })}
          placing="Placing your order…"
          notCharged="You were not charged, and your order details are saved."
          payFromBalance={() => pay.mutateAsync({ params })}
          begin={(body) => begin.mutateAsync({ params, body })}
          onSettled={() => void readAgain(client, staledByMoves)}
          beside={
            <LinkButton
              variant="ghost"
              href={pathTo(
                'order',
                { orderNumber: 'new' },
                { ...checkoutQuery(order.offer), replaces: order.order_number },
              )}
            >
              {order.offer.custom_offer === null ? 'Change package or extras' : 'Back to checkout'}
            </LinkButton>
          }
        />
      </div>
    </Panel>
  );
}
