import type { MetaFunction } from 'react-router';
import { StatStrip } from '#design/app/stat-strip.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Money } from '#design/public/money.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { pathTo } from '#routes';
import { freelancerDashboard } from '../contract.ts';
import { termsNow } from '#kit/terms.ts';
import { clearanceDays } from '../deadlines.ts';
import { ActiveOrders } from './active-orders.tsx';
import { ClearingPanel } from './clearing-panel.tsx';
import { EarningsPanel } from './earnings-panel.tsx';
import { DashboardShell } from './dashboard-shell.tsx';
import { LevelPanel } from './level-panel.tsx';
import { NextActions } from './next-actions.tsx';
import { ProfileProgress } from './profile-progress.tsx';

export const meta: MetaFunction = () => [{ title: 'Dashboard · Docket' }];

type Home = DataOf<typeof freelancerDashboard>;

/** The freelancer's home: what to deliver by when, then the money, earned and on its way. */
export default function FreelancerDashboardPage() {
  return (
    <DashboardShell read={freelancerDashboard} action={<LinkButton href={pathTo('create-service')}>New service</LinkButton>}>
      {(home) => (
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_300px]">
          <div className="grid min-w-0 gap-5">
            <StatStrip label="Your money and record" loading={home === undefined} stats={statsOf(home)} />
            {home === undefined ? null : <NextActions orders={home.next} allHref={pathTo('selling-orders', {}, { sort: 'due' })} />}
            {home === undefined ? null : <EarningsPanel weeks={home.weeks} />}
            <ActiveOrders side="selling" orders={home?.active ?? []} loading={home === undefined} />
          </div>
          <aside aria-label="Earnings on their way, level and profile" className="grid gap-5">
            {home === undefined ? null : <ClearingPanel clearing={home.clearing} total={home.money.clearing} />}
            {home === undefined ? null : <LevelPanel level={home.level} />}
            <ProfileProgress />
          </aside>
        </div>
      )}
    </DashboardShell>
  );
}

function statsOf(home: Home | undefined) {
  const { completed = 0, onTimePercent = null, rating = null, reviews = 0 } = home?.record ?? {};
  return [
    { label: 'Available', value: home === undefined ? null : <Money value={home.money.available} />, context: 'Free to spend' },
    {
      label: 'Clearing',
      value: home === undefined ? null : <Money value={home.money.clearing} />,
      context: home === undefined ? '' : `Becomes available within ${clearanceDays(termsNow())[home.level.held]} days`,
    },
    {
      label: 'Active orders',
      value: home?.active.length ?? 0,
      context: `${completed} completed${onTimePercent === null ? '' : `, ${onTimePercent}\u00a0% on time`}`,
    },
    { label: 'Rating', value: rating === null ? 'None yet' : rating.toFixed(1), context: reviews === 1 ? '1 review' : `${reviews} reviews` },
  ];
}
