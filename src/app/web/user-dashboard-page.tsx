import type { MetaFunction } from 'react-router';
import { standingOf, useSession } from '#domains/accounts/web/accounts.ts';
import { homeSide } from '#kit/actor.ts';
import { titled } from '#kit/brand.ts';
import { titleOf } from '#routes';
import { Dashboard } from './dashboard.tsx';
import { dashboardViews } from './modules.ts';

export const meta: MetaFunction = () => [{ title: titled(titleOf('dashboard')) }];

/** /user/dashboard: the same home, by role and by what is set up (SCN-13). */
export default function UserDashboardPage() {
  const side = useSession((session) => homeSide(standingOf(session)));
  return <Dashboard of={side} load={dashboardViews} />;
}
