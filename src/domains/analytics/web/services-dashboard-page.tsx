import { useEffect } from 'react';
import type { MetaFunction } from 'react-router';
import { ChartColumn, Plus } from 'lucide-react';
import { Unread } from '#design/app/unread.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { ForSide, useOwnTopic } from '#domains/accounts/web/accounts.ts';
import { MyServiceRow, TakingOrders } from '#domains/services/web/services.tsx';
import { titled } from '#kit/brand.ts';
import { plural } from '#kit/format/unit.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo, titleOf } from '#routes';
import { servicesDashboard } from '../contract.ts';
import { AdviceList } from './advice-list.tsx';
import { ServiceFunnel } from './service-funnel.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('my-services')) }];

const standing = (count: number, word: string): string => (count === 0 ? '' : `${count} ${word}`);

export default function ServicesDashboardPage() {
  return (
    <ForSide side="selling" header={<PageHeader title="My services" lead="What you offer at a fixed price." />}>
      <ServicesDashboard />
    </ForSide>
  );
}

function ServicesDashboard() {
  const list = useRead(servicesDashboard, {});
  const { refetch } = list;
  useOwnTopic(() => void refetch());
  // What was just changed in the editor is shown now, not when the last answer is ten seconds old.
  useEffect(() => void refetch(), [refetch]);
  const counts = list.data?.counts;
  const lead =
    counts === undefined
      ? ''
      : [
          standing(counts.active, 'live'),
          standing(counts.draft, plural(counts.draft, { one: 'draft', other: 'drafts' })),
          standing(counts.paused, 'paused'),
        ]
          .filter(Boolean)
          .join(', ');
  const create = (
    <LinkButton href={pathTo('create-service')} variant="primary" icon={Plus}>
      New service
    </LinkButton>
  );
  return (
    <>
      <PageHeader
        title="My services"
        lead={lead === '' ? 'Your fixed-price offers.' : `${lead}. Figures are of the last 30 days.`}
        actions={
          <>
            <LinkButton href={pathTo('custom-offers', {}, { side: 'selling' })}>Custom offers</LinkButton>
            <LinkButton href={pathTo('service-reviews')}>Reviews</LinkButton>
            <LinkButton href={pathTo('service-analytics')} icon={ChartColumn}>
              Analytics
            </LinkButton>
            {list.data?.can_create === false ? null : create}
          </>
        }
      />
      <div className="mt-6">
        {list.data === undefined ? (
          <Unread what="Your services" read={list}>
            <Loading label="Loading your services">
              <RowsSkeleton rows={4} />
            </Loading>
          </Unread>
        ) : list.data.items.length === 0 ? (
          <EmptyState title="No services yet" action={create}>
            A service is a fixed-price offer that clients can order directly.
          </EmptyState>
        ) : (
          <>
            <TakingOrders capacity={list.data.taking_orders} onChanged={() => void refetch()} />
            <ul className="grid gap-4">
              {list.data.items.map((service) => (
                <li key={service.id}>
                  <MyServiceRow service={service} onMoved={() => void refetch()}>
                    {service.published_at === null ? null : <ServiceFunnel service={service} />}
                    <AdviceList service={service} />
                  </MyServiceRow>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  );
}
