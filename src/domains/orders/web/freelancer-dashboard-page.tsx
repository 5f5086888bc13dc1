import type { MetaFunction } from 'react-router';
import { StatStrip } from '#design/app/stat-strip.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Money } from '#design/public/money.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { useSession } from '#domains/accounts/web/accounts.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { userTopic } from '#kit/events.ts';
import { useRead } from '#kit/web/api.ts';
import { useTopic } from '#kit/web/realtime.ts';
import { pathTo } from '#routes';
import { freelancerDashboard } from '../contract.ts';
import { ActiveOrders } from './active-orders.tsx';
import { attentionWords } from './attention-words.ts';
import { ClearingPanel } from './clearing-panel.tsx';
import { EarningsPanel } from './earnings-panel.tsx';
import { NextActions } from './next-actions.tsx';
import { ProfileProgress } from './profile-progress.tsx';
import { ReadFailed } from './read-failed.tsx';

export const meta: MetaFunction = () => [{ title: 'Dashboard · Docket' }];

type Home = DataOf<typeof freelancerDashboard>;

/** The freelancer's home: what to deliver by when, then the money, earned and on its way. */
export default function FreelancerDashboardPage() {
  const { id: userId, first_name: name } = useSession();
  const read = useRead(freelancerDashboard, {});
  useTopic(userId === '' ? null : userTopic(userId), () => void read.refetch());
  const home = read.data;
  if (read.isError && home === undefined) {
    return (
      <>
        <PageHeader title={`Welcome, ${name}`} />
        <ReadFailed title="Your dashboard could not be loaded" error={read.error} onRetry={() => void read.refetch()} />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={`Welcome, ${name}`}
        lead={home === undefined ? 'Looking up your orders.' : attentionWords(home.next.length, home.active.length)}
        actions={<LinkButton href={pathTo('create-service')}>New service</LinkButton>}
      />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_300px]">
        <div className="grid min-w-0 gap-5">
          <StatStrip label="Your money and record" loading={home === undefined} stats={statsOf(home)} />
          {home === undefined ? null : <NextActions orders={home.next} allHref={pathTo('selling-orders', {}, { sort: 'due' })} />}
          {home === undefined ? null : <EarningsPanel weeks={home.weeks} />}
          <ActiveOrders side="selling" orders={home?.active ?? []} loading={home === undefined} />
        </div>
        <aside aria-label="Earnings on their way" className="grid gap-5">
          {home === undefined ? null : <ClearingPanel clearing={home.clearing} total={home.money.clearing} />}
          <ProfileProgress />
        </aside>
      </div>
    </>
  );
}

function statsOf(home: Home | undefined) {
  const { completed = 0, onTimePercent = null, rating = null, reviews = 0 } = home?.record ?? {};
  return [
    { label: 'Available', value: home === undefined ? null : <Money value={home.money.available} />, context: 'Free to spend' },
    { label: 'Clearing', value: home === undefined ? null : <Money value={home.money.clearing} />, context: 'Becomes available in 7 days or less' },
    {
      label: 'Active orders',
      value: home?.active.length ?? 0,
      context: `${completed} completed${onTimePercent === null ? '' : `, ${onTimePercent} % on time`}`,
    },
    { label: 'Rating', value: rating === null ? 'None yet' : rating.toFixed(1), context: reviews === 1 ? '1 review' : `${reviews} reviews` },
  ];
}
