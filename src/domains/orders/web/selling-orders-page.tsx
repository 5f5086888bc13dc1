import { lazy, Suspense } from 'react';
import { useSearchParams, type MetaFunction } from 'react-router';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { LinkTabs } from '#design/public/link-tabs.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { RowsSkeleton } from '#design/public/skeleton.tsx';
import { titled } from '#kit/brand.ts';
import { pathTo, titleOf } from '#routes';
import { OrderListPage } from './order-list-page.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('selling-orders')) }];

const OrderBoard = lazy(async () => ({ default: (await import('./order-board.tsx')).OrderBoard }));
const OrderCalendar = lazy(async () => ({ default: (await import('./order-calendar.tsx')).OrderCalendar }));

const TITLE = 'Orders to deliver';
const LEAD = 'Everything clients ordered from you. Each order is paid and held before you start.';
const VIEWS = [
  ['list', 'List'],
  ['board', 'Board'],
  ['calendar', 'Calendar'],
] as const;

/** Three views of one thing; the address says which. */
export default function SellingOrdersPage() {
  const [search] = useSearchParams();
  const view = VIEWS.find(([name]) => name === search.get('view'))?.[0] ?? 'list';
  const views = (
    <LinkTabs
      label="View"
      tabs={VIEWS.map(([name, label]) => ({
        href: pathTo('selling-orders', {}, name === 'list' ? {} : { view: name }),
        label,
        current: name === view,
      }))}
    />
  );
  if (view !== 'list')
    return (
      <>
        <PageHeader
          title={TITLE}
          lead={LEAD}
          actions={
            <>
              <LinkButton href={pathTo('my-services')}>Time away</LinkButton>
              <LinkButton href={pathTo('custom-offers', {}, { side: 'selling' })}>Custom offers</LinkButton>
            </>
          }
        />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {views}
          <Suspense fallback={<RowsSkeleton rows={5} />}>
            {view === 'board' ? <OrderBoard /> : <OrderCalendar />}
          </Suspense>
        </div>
      </>
    );
  return (
    <OrderListPage
      side="selling"
      screen="selling-orders"
      title={TITLE}
      lead={LEAD}
      usualSort="due"
      above={views}
      first={
        <EmptyState
          title="No orders yet"
          action={<LinkButton href={pathTo('my-services')}>See my services</LinkButton>}
        >
          Orders appear here as soon as a client pays for one of your services.
        </EmptyState>
      }
    />
  );
}
