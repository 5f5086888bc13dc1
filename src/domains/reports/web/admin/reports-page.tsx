import { useState } from 'react';
import type { MetaFunction } from 'react-router';
import { PagedPanel } from '#design/app/paged-panel.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { SelectField } from '#design/public/field.tsx';
import { LinkTabs } from '#design/public/link-tabs.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { oneOf, useAddressFilters } from '#kit/web/address-filters.ts';
import { titled } from '#kit/brand.ts';
import { KIND_PLURALS, REPORTABLE_KINDS, type ReportableKind } from '#kit/reported.ts';
import { usePages } from '#kit/web/api.ts';
import { pathTo, titleOf } from '#routes';
import { REPORT_QUEUES, reportQueue, type ReportLine, type ReportQueue } from '../../admin-contract.ts';
import { AnswerDialog, DecideDialog } from './decide-dialogs.tsx';
import { ReportRow, type Act } from './report-row.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('admin-reports')) }];

const LABELS: Readonly<Record<ReportQueue, string>> = { open: 'To decide', appeals: 'Appeals', decided: 'Decided' };
const EMPTY: Readonly<Record<ReportQueue, string>> = {
  open: 'No reports to decide. People report services, projects, profiles, reviews and messages where they see them.',
  appeals: 'No appeals to answer.',
  decided: 'No decisions yet.',
};

/** A line for each reported thing, however many reported it. */
export default function ReportsPage() {
  const { values, set } = useAddressFilters({ queue: oneOf(REPORT_QUEUES), kind: oneOf(REPORTABLE_KINDS) });
  const queue = (values.queue ?? 'open') as ReportQueue;
  const kind = values.kind as ReportableKind | undefined;
  const list = usePages(reportQueue, { query: { queue, ...(kind === undefined ? {} : { kind }) } });
  const counts = list.data?.pages[0];
  const [open, setOpen] = useState<{ readonly line: ReportLine; readonly act: Act } | null>(null);
  const close = (): void => setOpen(null);
  const search = (one: ReportQueue) => ({ ...(one === 'open' ? {} : { queue: one }), ...(kind === undefined ? {} : { kind }) });
  return (
    <>
      <PageHeader
        title={titleOf('admin-reports')}
        lead="What people reported, with reasons to both sides. Appeals are answered within 7 days by someone else."
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <LinkTabs
          label="Reports by status"
          tabs={REPORT_QUEUES.map((one) => ({
            href: pathTo('admin-reports', {}, search(one)),
            label: LABELS[one],
            current: one === queue,
            ...(one === 'decided' ? {} : { count: counts === undefined ? null : counts[one] }),
          }))}
        />
        <SelectField
          label="Kind"
          className="max-w-56"
          value={kind ?? ''}
          options={[{ value: '', label: 'All kinds' }, ...REPORTABLE_KINDS.map((value) => ({ value, label: KIND_PLURALS[value] }))]}
          onChange={(event) => set('kind', event.currentTarget.value)}
        />
        <PagedPanel
          title={LABELS[queue]}
          list={list}
          empty={
            kind === undefined ? (
              EMPTY[queue]
            ) : (
              <>
                Nothing of this kind.{' '}
                <LinkButton size="sm" href={pathTo('admin-reports', {}, queue === 'open' ? {} : { queue })}>
                  Show all kinds
                </LinkButton>
              </>
            )
          }
          renderRow={(line: ReportLine) => <ReportRow key={line.id} line={line} onAct={(act) => setOpen({ line, act })} />}
        />
      </div>
      {open === null ? null : open.act === 'grant' || open.act === 'uphold' ? (
        <AnswerDialog line={open.line} granted={open.act === 'grant'} onClose={close} />
      ) : (
        <DecideDialog line={open.line} decision={open.act} onClose={close} />
      )}
    </>
  );
}
