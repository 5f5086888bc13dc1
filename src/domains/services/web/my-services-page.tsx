import type { MetaFunction } from 'react-router';
import { Plus } from 'lucide-react';
import { Unread } from '#design/app/unread.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { titled } from '#kit/brand.ts';
import { ForSide } from '#domains/accounts/web/accounts.ts';
import { useRead } from '#kit/web/api.ts';
import { plural } from '#kit/format/unit.ts';
import { pathTo, titleOf } from '#routes';
import { myServices } from '../contract.ts';
import { MyServiceRow } from './my-service-row.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('my-services')) }];

const standing = (count: number, word: string): string => (count === 0 ? '' : `${count} ${word}`);

export default function MyServicesPage() {
  return (
    <ForSide side="selling" header={<PageHeader title="My services" lead="What you offer at a fixed price." />}>
      <MyServices />
    </ForSide>
  );
}

function MyServices() {
  const list = useRead(myServices, {});
  const counts = list.data?.counts;
  const lead =
    counts === undefined
      ? ''
      : [standing(counts.active, 'live'), standing(counts.draft, plural(counts.draft, { one: 'draft', other: 'drafts' })), standing(counts.paused, 'paused')]
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
        lead={lead === '' ? 'Your fixed-price offers.' : `${lead}.`}
        actions={
          <>
            <LinkButton href={pathTo('service-reviews')}>Reviews</LinkButton>
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
          <ul className="grid gap-4">
            {list.data.items.map((service) => (
              <li key={service.id}>
                <MyServiceRow service={service} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
