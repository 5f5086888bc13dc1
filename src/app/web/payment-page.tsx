import type { MetaFunction } from 'react-router';
import { PayoutMethods } from '#domains/payouts/web/payouts.tsx';
import { PaymentMethods } from '#domains/wallet/web/wallet.tsx';

export const meta: MetaFunction = () => [{ title: 'Payment methods · Docket' }];

/** Both ways money goes: the methods for paying, and below them those for being paid. */
export default function PaymentPage() {
  return (
    <PaymentMethods>
      <PayoutMethods />
    </PaymentMethods>
  );
}
