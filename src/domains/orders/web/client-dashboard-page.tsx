import type { MetaFunction } from 'react-router';
import { StatStrip } from '#design/app/stat-strip.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Money } from '#design/public/money.tsx';
import { pathTo } from '#routes';
import { clientDashboard } from '../contract.ts';
import { ActiveOrders } from './active-orders.tsx';
import { DashboardShell } from './dashboard-shell.tsx';
import { NextActions } from './next-actions.tsx';
import { ProfileProgress } from './profile-progress.tsx';

export const meta: MetaFunction = () => [{ title: 'Dashboard · Docket' }];

/** The client's home: what to do first, then what is going on, with the money of it. */
export default function ClientDashboardPage() {
  return (
    <DashboardShell read={clientDashboard} action={<LinkButton href={pathTo('services')}>Find a service</LinkButton>}>
      {(home) => (
        <div className="grid gap-5">
          <StatStrip
            label="Your money and orders"
            loading={home === undefined}
            stats={[
              {
                label: 'Spendable',
                value: home === undefined ? null : <Money value={home.money.spendable} />,
                link: { href: pathTo('add-funds'), label: 'Add funds' },
              },
              { label: 'Held', value: home === undefined ? null : <Money value={home.money.held} />, context: 'For your open orders, until you approve' },
              { label: 'Active orders', value: home?.active.length ?? 0, context: home === undefined ? '' : `${home.counts.all} in all` },
              {
                label: 'Spent',
                value: home === undefined ? null : <Money value={home.spent.total} />,
                context:
                  home === undefined
                    ? ''
                    : home.spent.orders === 0
                      ? 'Nothing completed yet'
                      : `${home.spent.orders} completed, with ${home.spent.people} ${home.spent.people === 1 ? 'freelancer' : 'freelancers'}`,
              },
            ]}
          />
          {home === undefined ? null : <NextActions orders={home.next} allHref={pathTo('buying-orders', {}, { sort: 'due' })} />}
          <ActiveOrders side="buying" orders={home?.active ?? []} loading={home === undefined} />
          <ProfileProgress />
        </div>
      )}
    </DashboardShell>
  );
}
