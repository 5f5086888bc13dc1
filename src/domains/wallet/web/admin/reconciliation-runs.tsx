import { useEffect } from 'react';
import { PagedPanel } from '#design/app/paged-panel.tsx';
import { StatusChip, type StatusTone } from '#design/public/chip.tsx';
import { When } from '#design/public/when.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { counted } from '#kit/format/unit.ts';
import { usePages } from '#kit/web/api.ts';
import { reconciliations, type Difference } from '../../money-desk-contract.ts';
import { providerWords } from '../provider-words.ts';

type Run = DataOf<typeof reconciliations>['items'][number];

const KINDS: Readonly<Record<Difference['kind'], string>> = {
  missing_here: 'Only at the provider',
  missing_there: 'Only in our books',
  amount: 'Amount differs',
  state: 'State differs',
};

function outcome({ state, difference_count: differenceCount }: Run): readonly [StatusTone, string] {
  if (state === 'running') return ['info', 'Running'];
  if (state === 'failed') return ['danger', 'No answer'];
  return differenceCount === 0
    ? ['success', 'Books agree']
    : ['danger', counted(differenceCount, { one: 'difference', other: 'differences' })];
}

/** While a comparison runs. */
const LOOKS_AGAIN_MS = 2_000;

export function ReconciliationRuns() {
  const list = usePages(reconciliations, { query: {} });
  const { refetch } = list;
  const isRunning = list.data?.pages.some((page) => page.items.some((run) => run.state === 'running')) === true;
  useEffect(() => {
    if (!isRunning) return undefined;
    const again = setInterval(() => void refetch(), LOOKS_AGAIN_MS);
    return () => clearInterval(again);
  }, [isRunning, refetch]);
  return (
    <PagedPanel
      title="Comparisons"
      lead="Newest first."
      empty="None yet. The first one runs within 30 minutes of startup."
      list={list}
      renderRow={(run) => <RunRow key={run.id} run={run} />}
    />
  );
}

function RunRow({ run }: { run: Run }) {
  const [tone, words] = outcome(run);
  return (
    <li className="grid gap-2 px-4 py-3 sm:px-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
        {providerWords[run.provider].title}
        <StatusChip tone={tone}>{words}</StatusChip>
      </p>
      <p className="text-sm text-ink-2">
        <When at={run.started_at} style="moment" /> · {run.ours} lines here, {run.theirs} there ·{' '}
        {run.by_hand ? 'started manually' : 'daily'}
      </p>
      {run.error === null ? null : <p className="text-sm wrap-anywhere text-danger">{run.error}</p>}
      {run.differences.length === 0 ? null : (
        <ul className="grid gap-2">
          {run.differences.map((difference, place) => (
            <li key={place} className="rounded-md bg-sunken p-3 text-sm wrap-anywhere">
              <span className="font-medium">
                {KINDS[difference.kind]}: {difference.about} {difference.provider_reference}
              </span>
              <span className="block text-ink-2">
                Here: {difference.ours ?? 'nothing'} · there: {difference.theirs ?? 'nothing'}
                {difference.reference === null ? '' : ` · our reference ${difference.reference}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {run.difference_count > run.differences.length ? (
        <p className="text-sm text-ink-2">
          The first {run.differences.length} of {run.difference_count} are shown.
        </p>
      ) : null}
    </li>
  );
}
