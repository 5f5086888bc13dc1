import { Plus } from 'lucide-react';
import type { MetaFunction } from 'react-router';
import { Alert } from '#design/public/alert.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { myServices } from '../contract.ts';
import { MyServiceRow } from './my-service-row.tsx';

export const meta: MetaFunction = () => [{ title: 'My services · Docket' }];

const counted = (count: number, word: string): string => (count === 0 ? '' : `${count} ${word}`);

export default function MyServicesPage() {
  const list = useRead(myServices, {});
  const counts = list.data?.counts;
  const lead =
    counts === undefined
      ? ''
      : [counted(counts.active, 'on sale'), counted(counts.draft, counts.draft === 1 ? 'draft' : 'drafts'), counted(counts.paused, 'paused')]
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
        lead={lead === '' ? 'What you offer at a fixed price.' : `${lead}.`}
        actions={list.data?.canCreate === false ? undefined : create}
      />
      <div className="mt-6">
        {list.isPending ? (
          <Loading label="Loading your services">
            <RowsSkeleton rows={4} />
          </Loading>
        ) : list.isError ? (
          <Alert
            tone="danger"
            title={list.error.message}
            action={
              <Button size="sm" onClick={() => void list.refetch()}>
                Try again
              </Button>
            }
          />
        ) : list.data.items.length === 0 ? (
          <EmptyState title="Nothing on sale yet" action={create}>
            A service is a fixed offer people can order without writing to you first.
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
