import { useQueryClient } from '@tanstack/react-query';
import { Panel } from '#design/public/panel.tsx';
import { PaymentFor } from '#domains/wallet/web/wallet.tsx';
import { readAgain } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import type { Workroom } from '../contract.ts';
import { staledByMoves } from './use-order.ts';

/** Instead of the ways to pay, while a payment is being checked: nobody is to pay twice. */
export function PaymentCheck({
  order: { order_number: orderNumber },
  fundingId,
}: {
  order: Workroom;
  fundingId: string;
}) {
  const client = useQueryClient();
  return (
    <Panel title="Checking your payment">
      <PaymentFor
        key={fundingId}
        fundingId={fundingId}
        of="order"
        path={pathTo('order', { orderNumber })}
        placing="Placing your order…"
        notCharged="You were not charged, and your order details are saved."
        onSettled={() => void readAgain(client, staledByMoves)}
      >
        {null}
      </PaymentFor>
    </Panel>
  );
}
