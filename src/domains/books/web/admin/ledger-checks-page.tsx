import type { MetaFunction } from 'react-router';
import { Unread } from '#design/app/unread.tsx';
import { Button } from '#design/public/button.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { toast } from '#design/public/toast-store.ts';
import { usePlace } from '#design/public/locale.tsx';
import { When } from '#design/public/when.tsx';
import { titled } from '#kit/brand.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { formatTime } from '#kit/format/time.ts';
import { counted } from '#kit/format/unit.ts';
import { serverNow } from '#kit/web/server-clock.ts';
import { titleOf } from '#routes';
import { NIGHT_HOUR_UTC } from '../../night.ts';
import { checkNow, checkRuns } from '../../admin-contract.ts';

export const meta: MetaFunction = () => [{ title: titled(titleOf('admin-ledger-checks')) }];

type Run = DataOf<typeof checkRuns>['items'][number];

/** Every check of the books: each night, and whenever someone asks. */
export default function LedgerChecksPage() {
  const nightly = formatTime(new Date(serverNow()).setUTCHours(NIGHT_HOUR_UTC, 0, 0, 0), 'clock', usePlace());
  const runs = useRead(checkRuns, {}, { refetchIntervalMs: 3_000 });
  const run = useCommand(checkNow, { stales: [checkRuns] });
  const isUnderWay = runs.data?.items.some(({ state }) => state === 'asked' || state === 'running') ?? false;
  const start = () =>
    run.mutate(
      {},
      {
        onSuccess: () => toast.success('Check started'),
        onError: (error) => toast.error('Could not start the check', error.message),
      },
    );
  return (
    <>
      <PageHeader
        title="Ledger checks"
        lead={`Every night at ${nightly} and on demand, we check all sums, balances, order payments and seals.`}
        actions={
          <Button variant="primary" pending={run.isPending || isUnderWay} onClick={start}>
            Check now
          </Button>
        }
      />
      {runs.data === undefined ? (
        <Unread what="Ledger checks" read={runs}>
          <Loading label="Loading the checks" className="panel">
            <RowsSkeleton rows={4} />
          </Loading>
        </Unread>
      ) : runs.data.items.length === 0 ? (
        <EmptyState title="No checks yet" motif="data">
          The first one runs tonight. You can also run one now.
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {runs.data.items.map((run) => (
            <li key={run.id}>
              <RunPanel run={run} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Outcome({ run }: { run: Run }) {
  if (run.state === 'asked') return <StatusChip tone="neutral">Waiting</StatusChip>;
  if (run.state === 'running') return <StatusChip tone="info">Running</StatusChip>;
  if (run.state === 'failed') return <StatusChip tone="warning">Could not run</StatusChip>;
  return run.violations === 0 ? (
    <StatusChip tone="success">No violations</StatusChip>
  ) : (
    <StatusChip tone="danger">{counted(run.violations, { one: 'violation', other: 'violations' })}</StatusChip>
  );
}

function RunPanel({ run }: { run: Run }) {
  return (
    <Panel title={run.nightly ? 'Nightly check' : 'Check on demand'} actions={<Outcome run={run} />}>
      <p className="text-ink-2">
        <When at={run.asked_at} style="moment" />
        {run.state === 'done' ? `, ${run.checks} checks` : null}
        {run.error === null ? null : `: ${run.error}`}
      </p>
      {run.found.map((check) => (
        <div key={check.name} className="mt-4 border-s-2 border-line ps-4">
          <p className="font-medium">
            {check.name}: {check.count}
          </p>
          <p className="text-sm text-ink-2">{check.means}</p>
          <ul className="mt-2 grid gap-1 text-sm wrap-anywhere">
            {check.what.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </div>
      ))}
    </Panel>
  );
}
