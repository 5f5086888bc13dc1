import type { MetaFunction } from 'react-router';
import { titled } from '#kit/brand.ts';
import { titleOf } from '#routes';
import { Dashboard } from './dashboard.tsx';
import { dashboardViews } from './modules.ts';

export const meta: MetaFunction = () => [{ title: titled(titleOf('client-dashboard')) }];

/** The client's home: what to do first, then what is going on, with the money of it. */
export default function ClientDashboardPage() {
  return <Dashboard of="client" load={dashboardViews} />;
}
