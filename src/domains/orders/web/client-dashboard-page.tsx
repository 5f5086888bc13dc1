import type { MetaFunction } from 'react-router';
import { StatStrip } from '#design/app/stat-strip.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Money } from '#design/public/money.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { userTopic } from '#kit/events.ts';
import { useRead } from '#kit/web/api.ts';
import { useTopic } from '#kit/web/realtime.ts';
import { pathTo } from '#routes';
import { clientDashboard } from '../contract.ts';
import { ActiveOrders } from './active-orders.tsx';
import { attentionWords } from './attention-words.ts';
import { NextActions } from './next-actions.tsx';
import { ProfileProgress } from './profile-progress.tsx';
import { ReadFailed } from './read-failed.tsx';

export const meta: MetaFunction = () => [{ title: 'Dashboard · Docket' }];

/** The client's home: what to do first, then what is going on, with the money of it. */
export default function ClientDashboardPage() {
  const { id: userId, first_name: name } = useSession();
  const read = useRead(clientDashboard, {});
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
  const open = home?.active.length ?? 0;
  return (
    <>
      <PageHeader
        title={`Welcome, ${name}`}
        lead={home === undefined ? 'Looking up your orders.' : attentionWords(home.next.length, open)}
        actions={<LinkButton href={pathTo('services')}>Find a service</LinkButton>}
      />
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
            { label: 'Active orders', value: open, context: home === undefined ? '' : `${home.counts.all} in all` },
            {
              label: 'Spent',
              value: home === undefined ? null : <Money value={home.spent.total} />,
              context:
                home === undefined ? '' : `${home.spent.orders} completed, with ${home.spent.people} ${home.spent.people === 1 ? 'freelancer' : 'freelancers'}`,
            },
          ]}
        />
        {home === undefined ? null : <NextActions orders={home.next} allHref={pathTo('buying-orders', {}, { sort: 'due' })} />}
        <ActiveOrders side="buying" orders={home?.active ?? []} loading={home === undefined} />
        <ProfileProgress />
      </div>
    </>
  );
}
