import { useState } from 'react';
import type { MetaFunction } from 'react-router';
import { itemsOf, PagedPanel, RowsPanel } from '#design/app/paged-panel.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { SelectField } from '#design/public/field.tsx';
import { LinkTabs } from '#design/public/link-tabs.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { titled } from '#kit/brand.ts';
import { isId } from '#kit/ids.ts';
import { KIND_PLURALS, REPORTABLE_KINDS, type ReportableKind } from '#kit/reported.ts';
import { oneOf, useAddressFilters } from '#kit/web/address-filters.ts';
import { usePages, useRead } from '#kit/web/api.ts';
import { pathTo, titleOf } from '#routes';
import {
  MOST_DISMISSED,
  oneReport,
  REPORT_QUEUES,
  reportQueue,
  type ReportLine,
  type ReportQueue,
} from '../../admin-contract.ts';
import { AnswerDialog, DecideDialog, DismissDialog } from './decide-dialogs.tsx';
import { ReportRow, type Act } from './report-row.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('admin-reports')) }];

const LABELS: Readonly<Record<ReportQueue, string>> = { open: 'To decide', appeals: 'Appeals', decided: 'Decided' };
const EMPTY: Readonly<Record<ReportQueue, string>> = {
  open: 'No reports to decide. People report services, projects, profiles, reviews and messages where they see them.',
  appeals: 'No appeals to answer.',
  decided: 'No decisions yet.',
};

interface Opened {
  readonly line: ReportLine;
  readonly act: Act;
}

/** A line for each reported thing, however many reported it; or one of them, which the search found. */
export default function ReportsPage() {
  const { values, set } = useAddressFilters({
    queue: oneOf(REPORT_QUEUES),
    kind: oneOf(REPORTABLE_KINDS),
    report: isId,
  });
  const [opened, open] = useState<Opened | null>(null);
  const close = (): void => open(null);
  const isOne = values.report !== undefined;
  return (
    <>
      <PageHeader
        title={titleOf('admin-reports')}
        lead="What people reported, with reasons to both sides. Appeals are answered within 7 days by someone else."
        actions={isOne ? <LinkButton href={pathTo('admin-reports')}>All reports</LinkButton> : undefined}
      />
      {values.report === undefined ? (
        <Queue
          key={`${values.queue} ${values.kind}`}
          queue={(values.queue ?? 'open') as ReportQueue}
          kind={values.kind as ReportableKind | undefined}
          onKind={(kind) => set('kind', kind)}
          onOpen={open}
        />
      ) : (
        <OneReport id={values.report} onOpen={open} />
      )}
      {opened === null ? null : opened.act === 'grant' || opened.act === 'uphold' ? (
        <AnswerDialog line={opened.line} granted={opened.act === 'grant'} onClose={close} />
      ) : (
        <DecideDialog line={opened.line} decision={opened.act} onClose={close} />
      )}
    </>
  );
}

type OnOpen = (opened: Opened) => void;

function OneReport({ id, onOpen }: { id: string; onOpen: OnOpen }) {
  const read = useRead(oneReport, { params: { id } });
  return (
    <RowsPanel
      title="Report"
      read={read}
      items={read.data === undefined ? undefined : [read.data]}
      empty={null}
      renderRow={(line) => <ReportRow key={line.id} line={line} onAct={(act) => onOpen({ line, act })} />}
    />
  );
}

interface QueueProps {
  readonly queue: ReportQueue;
  readonly kind: ReportableKind | undefined;
  readonly onKind: (kind: string) => void;
  readonly onOpen: OnOpen;
}

function Queue({ queue, kind, onKind, onOpen }: QueueProps) {
  const list = usePages(reportQueue, { query: { queue, ...(kind === undefined ? {} : { kind }) } });
  const counts = list.data?.pages[0];
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const [isDismissing, setDismissing] = useState(false);
  // What another operator decided meanwhile is not chosen any more.
  const selected = itemsOf(list).filter(({ id }) => chosen.has(id));
  const isSelectable = queue === 'open' && kind !== undefined;
  const select = (id: string, isSelected: boolean): void =>
    choose((before) => new Set(isSelected ? [...before, id] : [...before].filter((other) => other !== id)));
  const search = (other: ReportQueue) => ({
    ...(other === 'open' ? {} : { queue: other }),
    ...(kind === undefined ? {} : { kind }),
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <LinkTabs
        label="Reports by status"
        tabs={REPORT_QUEUES.map((other) => ({
          href: pathTo('admin-reports', {}, search(other)),
          label: LABELS[other],
          current: other === queue,
          ...(other === 'decided' ? {} : { count: counts === undefined ? null : counts[other] }),
        }))}
      />
      <SelectField
        label="Kind"
        hint={queue === 'open' ? 'Choose one to dismiss several at once.' : undefined}
        className="max-w-72"
        value={kind ?? ''}
        options={[
          { value: '', label: 'All kinds' },
          ...REPORTABLE_KINDS.map((value) => ({ value, label: KIND_PLURALS[value] })),
        ]}
        onChange={(event) => onKind(event.currentTarget.value)}
      />
      <PagedPanel
        title={LABELS[queue]}
        actions={
          isSelectable && selected.length > 0 ? (
            <Button size="sm" disabled={selected.length > MOST_DISMISSED} onClick={() => setDismissing(true)}>
              {`Dismiss ${selected.length} selected`}
            </Button>
          ) : undefined
        }
        lead={selected.length > MOST_DISMISSED ? `Select at most ${MOST_DISMISSED}.` : undefined}
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
        renderRow={(line: ReportLine) => (
          <ReportRow
            key={line.id}
            line={line}
            onAct={(act) => onOpen({ line, act })}
            selection={
              isSelectable
                ? { isSelected: chosen.has(line.id), onSelect: (isSelected) => select(line.id, isSelected) }
                : undefined
            }
          />
        )}
      />
      {isDismissing && selected.length > 0 ? (
        <DismissDialog lines={selected} onDone={() => choose(new Set())} onClose={() => setDismissing(false)} />
      ) : null}
    </div>
  );
}
