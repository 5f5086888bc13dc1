import { lazy, Suspense } from 'react';
import type { MetaFunction } from 'react-router';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { useSession } from '#domains/accounts/web/accounts.ts';

export const meta: MetaFunction = () => [{ title: 'Dashboard · Docket' }];

const ForClient = lazy(() => import('./client-dashboard-page.tsx'));
const ForFreelancer = lazy(() => import('./freelancer-dashboard-page.tsx'));

/** /user/dashboard: the same home, by role (SCN-13). */
export default function UserDashboardPage() {
  const isClient = useSession((session) => session.role === 'client');
  return (
    <Suspense
      fallback={
        <Loading label="Loading your dashboard">
          <RowsSkeleton rows={5} />
        </Loading>
      }
    >
      {isClient ? <ForClient /> : <ForFreelancer />}
    </Suspense>
  );
}
