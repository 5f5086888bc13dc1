import { DataTable, type Column } from '#design/app/data-table.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { Money } from '#design/public/money.tsx';
import { Panel } from '#design/public/panel.tsx';
import { formatNumber, formatRate } from '#kit/format/number.ts';
import { pathTo } from '#routes';
import type { Analytics } from '../contract.ts';
import { conversionOf } from '../period.ts';
import { sourceWords } from './metrics.ts';

type SourceRow = Analytics['sources'][number];
type ServiceRow = Analytics['services'][number];

const nameOf = ({ source, host }: SourceRow): string =>
  source !== 'outside' ? sourceWords[source] : host === '' ? 'Further sites' : host;

export function SourcesTable({ data, isCompared }: { data: Analytics; isCompared: boolean }) {
  const { locale } = usePlace();
  const count = (value: number): string => formatNumber(value, locale);
  const columns: Column<SourceRow>[] = [
    { key: 'source', label: 'Source', isName: true, phone: 'title', cell: nameOf },
    {
      key: 'impressions',
      label: 'Impressions',
      align: 'end',
      phone: 'meta',
      cell: ({ impressions }) => count(impressions),
    },
    { key: 'clicks', label: 'Clicks', align: 'end', phone: 'amount', cell: ({ clicks }) => count(clicks) },
    ...(isCompared
      ? [
          {
            key: 'before',
            label: 'Clicks before',
            align: 'end',
            phone: 'meta',
            cell: ({ clicks_before: before }) => count(before),
          } satisfies Column<SourceRow>,
        ]
      : []),
  ];
  return (
    <Panel
      title="Sources"
      lead="Where your cards were shown, and where visits of your pages came from. Of other sites we keep the name alone."
      flush
    >
      <DataTable
        caption="Sources"
        columns={columns}
        rows={data.sources.filter(
          ({ impressions, clicks, clicks_before: before }) => impressions + clicks > 0 || (isCompared && before > 0),
        )}
        rowKey={({ source, host }) => `${source} ${host}`}
        empty={<p className="text-sm text-ink-2">No views in this period.</p>}
      />
    </Panel>
  );
}

const earned = ({ revenue }: ServiceRow) => <Money value={revenue} />;

export function ServicesTable({ data }: { data: Analytics }) {
  const { locale } = usePlace();
  const count = (value: number): string => formatNumber(value, locale);
  const columns: Column<ServiceRow>[] = [
    { key: 'title', label: 'Service', isName: true, phone: 'title', cell: ({ title }) => title },
    {
      key: 'impressions',
      label: 'Impressions',
      align: 'end',
      phone: 'meta',
      cell: ({ impressions }) => count(impressions),
    },
    { key: 'clicks', label: 'Clicks', align: 'end', phone: 'meta', cell: ({ clicks }) => count(clicks) },
    { key: 'orders', label: 'Orders', align: 'end', phone: 'meta', cell: ({ orders }) => count(orders) },
    {
      key: 'conversion',
      label: 'Conversion',
      align: 'end',
      phone: 'meta',
      wideOnly: true,
      cell: ({ clicks, orders }) => {
        const rate = conversionOf(clicks, orders);
        return rate === null ? '–' : formatRate(rate, locale);
      },
    },
    { key: 'revenue', label: 'Earnings', align: 'end', phone: 'amount', cell: earned },
  ];
  const rows = data.services.toSorted((a, b) => b.clicks - a.clicks || b.impressions - a.impressions);
  return (
    <Panel title="Services" flush>
      <DataTable
        caption="Services"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => pathTo('service-analytics', { id })}
      />
    </Panel>
  );
}
