import { formatUnit } from '#kit/format/unit.ts';
import type { MetaFunction } from 'react-router';
import { DataTable, type Column } from '#design/app/data-table.tsx';
import { durationWords } from '#design/app/time-words.ts';
import { Unread } from '#design/app/unread.tsx';
import { Alert } from '#design/public/alert.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Panel } from '#design/public/panel.tsx';
import { titled } from '#kit/brand.ts';
import { backgroundWork } from '#kit/background-work.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { formatNumber } from '#kit/format/number.ts';
import { useRead } from '#kit/web/api.ts';
import { titleOf } from '#routes';
import { FailedJobs } from './failed-jobs.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('admin-background-work')) }];

const LOOK_AGAIN_MS = 3_000;
const MOST_COUNTED = 10_000;

type Queue = DataOf<typeof backgroundWork>['queues'][number];

/** Every queue with the age of its oldest job, and the jobs that failed for good. */
export default function BackgroundWorkPage() {
  const work = useRead(backgroundWork, {}, { refetchIntervalMs: LOOK_AGAIN_MS });
  const { data } = work;
  const isLate = data?.queues.some((queue) => queue.is_late) ?? false;
  return (
    <>
      <PageHeader
        title="Background work"
        lead="Queues for payments, notifications, emails and deadlines, and jobs that failed."
      />
      <Unread what="The queues" read={work}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {isLate ? (
            <Alert tone="warning" title="A queue is running late">
              Check the log for what its jobs report, and whether the mail server or provider behind it answers. The
              other queues are not affected.
            </Alert>
          ) : null}
          <Panel title="Queues" flush>
            <Queues queues={data?.queues ?? null} />
          </Panel>
          {data === undefined ? null : <FailedJobs dead={data.dead} />}
        </div>
      </Unread>
    </>
  );
}

const seconds = (value: number, locale: string): string =>
  durationWords(value * 1_000, locale) ?? formatUnit(value, 'second', locale, value < 10 ? 1 : 0);

const Oldest = ({ queue: { waiting, oldest_seconds } }: { queue: Queue }) => {
  const { locale } = usePlace();
  return waiting === 0 && oldest_seconds === 0 ? '–' : seconds(oldest_seconds, locale);
};

const Waiting = ({ count }: { count: number }) =>
  `${formatNumber(count, usePlace().locale)}${count >= MOST_COUNTED ? ' or more' : ''}`;

const LateAfter = ({ value }: { value: number }) => seconds(value, usePlace().locale);

const columns: readonly Column<Queue>[] = [
  { key: 'title', label: 'Queue', isName: true, phone: 'title', cell: ({ title }) => title },
  {
    key: 'waiting',
    label: 'Waiting',
    align: 'end',
    phone: 'amount',
    cell: ({ waiting }) => <Waiting count={waiting} />,
  },
  { key: 'oldest', label: 'Oldest job', align: 'end', phone: 'meta', cell: (queue) => <Oldest queue={queue} /> },
  {
    key: 'late',
    label: 'Late after',
    align: 'end',
    phone: 'hidden',
    cell: ({ late_after_seconds }) => <LateAfter value={late_after_seconds} />,
  },
  {
    key: 'state',
    label: 'State',
    phone: 'status',
    cell: ({ is_late }) =>
      is_late ? <StatusChip tone="warning">Late</StatusChip> : <StatusChip tone="success">On time</StatusChip>,
  },
];

const Queues = ({ queues }: { queues: readonly Queue[] | null }) => (
  <DataTable
    caption="Queues and their oldest jobs"
    columns={columns}
    rows={queues ?? []}
    rowKey={({ name }) => name}
    loading={queues === null}
    empty="No queues run in this process."
    density="tight"
  />
);
