import { instanceLocale } from '#kit/locale.ts';
import { formatNumber } from '#kit/format/number.ts';
import type { MetaFunction } from 'react-router';
import type { Column } from '#design/app/data-table.tsx';
import { ReadTable } from '#design/app/read-table.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { When } from '#design/public/when.tsx';
import { titled } from '#kit/brand.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { POLICY_REPORT_DAYS, policyReports } from '#kit/policy-reports.ts';
import { useRead } from '#kit/web/api.ts';
import { titleOf } from '#routes';

export const meta: MetaFunction = () => [{ title: titled(titleOf('admin-policy-reports')) }];

type Line = DataOf<typeof policyReports>['items'][number];

const columns: readonly Column<Line>[] = [
  { key: 'blocked', label: 'Blocked', isName: true, cell: (line) => <span className="wrap-anywhere">{line.blocked}</span> },
  { key: 'directive', label: 'Rule', cell: (line) => line.directive },
  { key: 'page', label: 'Page', cell: (line) => line.page },
  { key: 'count', label: 'Reports', align: 'end', phone: 'amount', cell: (line) => formatNumber(line.count, instanceLocale()) },
  { key: 'first', label: 'First seen', wideOnly: true, phone: 'hidden', cell: (line) => <When at={line.first_seen_at} style="moment" /> },
  { key: 'last', label: 'Last seen', cell: (line) => <When at={line.last_seen_at} style="moment" /> },
];

/** Violations of the content security policy: a fault of ours, a browser extension, or an injection attempt. */
export default function PolicyReportsPage() {
  const read = useRead(policyReports, {}, { refetchIntervalMs: 10_000 });
  return (
    <>
      <PageHeader
        title="Security reports"
        lead={`What browsers blocked on our pages under the content security policy. Kept for ${POLICY_REPORT_DAYS} days, without visitor data.`}
      />
      <ReadTable
        what="The list"
        read={read}
        label="Security reports"
        caption="Security reports, most recent first"
        density="tight"
        columns={columns}
        rows={read.data?.items ?? []}
        rowKey={(line) => `${line.directive} ${line.blocked} ${line.page}`}
        empty={
          <EmptyState title="No reports" motif="data">
            Browsers report here when a page tries to load or run something that the policy doesn’t allow.
          </EmptyState>
        }
      />
    </>
  );
}
