import type { MetaFunction } from 'react-router';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { useClearMilestoneEarly } from '#domains/contracts/web/clear-milestone-early.ts';
import { useClearOrderEarly } from '#domains/orders/web/clear-order-early.ts';
import { EarlyClearance } from '#domains/paid-work/web/early-clearance.tsx';
import { ExpressWithdrawal } from '#domains/payouts/web/payouts.tsx';
import { isFreelancerRole } from '#kit/actor.ts';
import { titled } from '#kit/brand.ts';
import { titleOf } from '#routes';

export const meta: MetaFunction = () => [{ title: titled(titleOf('express-withdrawal')) }];

/**
 * Both ways to get earnings sooner: express withdrawal and early clearance. The page is the app's: each kind of work
 * has a call of its own.
 */
export default function ExpressWithdrawalPage() {
  const sells = useSession(({ role }) => isFreelancerRole(role));
  return <ExpressWithdrawal>{sells ? <Early /> : null}</ExpressWithdrawal>;
}

function Early() {
  return <EarlyClearance ways={{ order: useClearOrderEarly(), milestone: useClearMilestoneEarly() }} />;
}
