import type { MetaFunction } from 'react-router';
import { EarlyClearance } from '#domains/orders/web/orders.tsx';
import { ExpressWithdrawal } from '#domains/payouts/web/payouts.tsx';

export const meta: MetaFunction = () => [{ title: 'Express withdrawal · Docket' }];

/** Both ways to have earnings sooner: out by the express lane, and out of clearing before their date. */
export default function ExpressWithdrawalPage() {
  return (
    <ExpressWithdrawal>
      <EarlyClearance />
    </ExpressWithdrawal>
  );
}
