import { useParams, type MetaFunction } from 'react-router';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Unread } from '#design/app/unread.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { LinkTabs } from '#design/public/link-tabs.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { ForSide } from '#domains/accounts/web/accounts.ts';
import { titled } from '#kit/brand.ts';
import { formatDay } from '#kit/format/time.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo, titleOf, trailTo } from '#routes';
import { myAnalytics, myServiceAnalytics, type Analytics } from '../contract.ts';
import { KEPT_DAYS, PERIODS } from '../period.ts';
import { FiguresStrip } from './figures-strip.tsx';
import { FiguresChart } from './figures-chart.tsx';
import { ServicesTable, SourcesTable } from './tables.tsx';
import { useView, type View } from './use-view.ts';

export const meta: MetaFunction = () => [{ title: titled(titleOf('service-analytics')) }];

export default function AnalyticsPage() {
  const { id } = useParams();
  return (
    <ForSide key={id ?? 'all'} side="selling" header={<ScreenHeader of={trailTo('service-analytics')} />}>
      {id === undefined ? <OfAll /> : <OfOne id={id} />}
    </ForSide>
  );
}

function OfAll() {
  const view = useView(undefined);
  const read = useRead(myAnalytics, { query: { days: view.days } }, { keep: true });
  return <Shown view={view} read={read} />;
}

function OfOne({ id }: { id: string }) {
  const view = useView(id);
  const read = useRead(myServiceAnalytics, { params: { id }, query: { days: view.days } }, { keep: true });
  return <Shown view={view} read={read} oneId={id} />;
}

interface ShownProps {
  view: View;
  read: ReturnType<typeof useRead<typeof myAnalytics>>;
  /** Of one service. */
  oneId?: string;
}

function Shown({ view, read, oneId }: ShownProps) {
  const { data } = read;
  return (
    <>
      <ScreenHeader
        of={trailTo('service-analytics')}
        title="Analytics"
        lead="Impressions are times a card of yours was shown in a list. Clicks are visits of a service’s page."
        actions={
          oneId === undefined ? undefined : (
            <>
              <LinkButton size="sm" href={pathTo('service-analytics')}>
                All services
              </LinkButton>
              <LinkButton size="sm" href={pathTo('edit-service', { id: oneId })}>
                Edit service
              </LinkButton>
            </>
          )
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <LinkTabs
            label="Period"
            tabs={PERIODS.map((days) => ({
              href: view.href({ days: `${days}` }),
              label: `${days} days`,
              current: `${days}` === view.days,
            }))}
          />
          <LinkButton size="sm" variant="ghost" href={view.href({ compare: view.isCompared ? 'off' : 'on' })}>
            {view.isCompared ? 'Hide comparison' : `Compare with the ${view.days} days before`}
          </LinkButton>
        </div>
        {data === undefined ? (
          <Unread what="Your analytics" read={read}>
            <Loading label="Loading your analytics">
              <RowsSkeleton rows={6} />
            </Loading>
          </Unread>
        ) : (
          <Loaded data={data} view={view} isOne={oneId !== undefined} />
        )}
      </div>
    </>
  );
}

function Loaded({ data, view, isOne }: { data: Analytics; view: View; isOne: boolean }) {
  const { locale } = usePlace();
  if (!isOne && data.services.length === 0)
    return (
      <EmptyState
        title="Nothing to measure yet"
        action={
          <LinkButton variant="primary" href={pathTo('my-services')}>
            My services
          </LinkButton>
        }
      >
        Publish a service to see how often it is seen, visited and ordered.
      </EmptyState>
    );
  return (
    <>
      {data.service === null ? null : <h2 className="title">{data.service.title}</h2>}
      <FiguresStrip data={data} isCompared={view.isCompared} />
      <FiguresChart data={data} view={view} />
      <SourcesTable data={data} isCompared={view.isCompared} />
      {isOne ? null : <ServicesTable data={data} />}
      <p className="max-w-[65ch] text-sm text-ink-2">
        Days are UTC; today is not over.{' '}
        {data.counted_since === null
          ? 'Counting starts with the first view.'
          : `Views are counted since ${formatDay(data.counted_since, 'long', locale)}.`}{' '}
        Search engines, other programs, pages that a browser fetches ahead, and your own visits from My services and the
        editor aren’t counted. We keep totals per day for {KEPT_DAYS} days, and nothing about who visited.
      </p>
    </>
  );
}
