import type { MetaFunction } from 'react-router';
import { ExpressWithdrawal } from '#domains/payouts/web/payouts.tsx';
import { titled } from '#kit/brand.ts';
import { titleOf } from '#routes';
import { EarlyClearance } from './early-clearance.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('express-withdrawal')) }];

/** Both ways to get earnings sooner: express withdrawal and early clearance. */
export default function ExpressWithdrawalPage() {
  return (
    <ExpressWithdrawal>
      <EarlyClearance />
    </ExpressWithdrawal>
  );
}
