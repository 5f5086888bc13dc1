import type { MetaFunction } from 'react-router';
import { ExpressWithdrawal } from '#domains/payouts/web/payouts.tsx';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { isFreelancerRole } from '#kit/actor.ts';
import { titled } from '#kit/brand.ts';
import { titleOf } from '#routes';
import { EarlyClearance } from './early-clearance.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('express-withdrawal')) }];

/** Both ways to get earnings sooner: express withdrawal and early clearance. */
export default function ExpressWithdrawalPage() {
  const sells = useSession(({ role }) => isFreelancerRole(role));
  return <ExpressWithdrawal>{sells ? <EarlyClearance /> : null}</ExpressWithdrawal>;
}
