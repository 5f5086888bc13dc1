import type { MetaFunction } from 'react-router';
import { PaymentMethods } from '#domains/wallet/web/wallet.tsx';
import { titled } from '#kit/brand.ts';
import { titleOf } from '#routes';
import { PayoutMethods } from './payout-methods.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('payment-methods')) }];

/** Both ways money goes: the methods for paying, and below them those for being paid. */
export default function PaymentPage() {
  return (
    <PaymentMethods>
      <PayoutMethods />
    </PaymentMethods>
  );
}
