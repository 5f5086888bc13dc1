import type { MetaFunction } from 'react-router';
import { titled } from '#kit/brand.ts';
import { titleOf } from '#routes';
import { Dashboard } from './dashboard.tsx';
import { dashboardViews } from './modules.ts';

export const meta: MetaFunction = () => [{ title: titled(titleOf('freelancer-dashboard')) }];

/** The freelancer's home: what to deliver by when, then the money, earned and on its way. */
export default function FreelancerDashboardPage() {
  return <Dashboard of="freelancer" load={dashboardViews} />;
}
