import { Name } from '#design/public/name.tsx';
import { useState } from 'react';
import { useSearchParams, type MetaFunction } from 'react-router';
import { confirm } from '#design/app/confirm.ts';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { Link } from '#design/public/link.tsx';
import { Money } from '#design/public/money.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { formatMoney } from '#kit/money.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { adjustments, approveAdjustment } from '../../admin-contract.ts';
import { DeclineAdjustment } from './decline-adjustment.tsx';
import { ProposeAdjustment } from './propose-adjustment.tsx';

export const meta: MetaFunction = () => [{ title: 'Corrections · Docket' }];

type Adjustment = DataOf<typeof adjustments>['items'][number];

/** Corrections of the ledger: one operator proposes, another approves, and only then money moves. */
export default function AdjustmentsPage() {
  const [search] = useSearchParams();
  const reverse = search.get('reverse');
  const [isProposing, setProposing] = useState(reverse !== null);
  const list = useRead(adjustments, {}, { refetchIntervalMs: 15_000 });
  return (
    <>
      <PageHeader
        title="Corrections"
        lead="One operator proposes with a reason, another approves. Nobody corrects their own money."
        actions={
          <Button variant="primary" onClick={() => setProposing(true)}>
            Propose a correction
          </Button>
        }
      />
      {list.data === undefined ? (
        list.isError ? (
          <Alert
            tone="danger"
            title={list.error.message}
            action={
              <Button size="sm" onClick={() => void list.refetch()}>
                Try again
              </Button>
            }
          />
        ) : (
          <Loading label="Loading the corrections" className="panel">
            <RowsSkeleton rows={4} />
          </Loading>
        )
      ) : list.data.items.length === 0 ? (
        <EmptyState title="No corrections" motif="copy">
          When money has to be made good or taken back, it is proposed here.
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {list.data.items.map((one) => (
            <li key={one.id}>
              <AdjustmentPanel adjustment={one} />
            </li>
          ))}
        </ul>
      )}
      {isProposing ? <ProposeAdjustment reverse={reverse} onClose={() => setProposing(false)} /> : null}
    </>
  );
}

const TONES = { proposed: 'warning', posted: 'success', declined: 'danger', withdrawn: 'neutral' } as const;
const WORDS = { proposed: 'Waits for approval', posted: 'Posted', declined: 'Declined', withdrawn: 'Withdrawn' } as const;

function titleOf({ kind, person }: Adjustment): string {
  if (kind === 'reverse') return 'Reverse a journal';
  return kind === 'credit' ? `Give to ${person?.username ?? ''}` : `Take from ${person?.username ?? ''}`;
}

/** The last look before money moves (ACT-4). */
function consequence({ kind, amount, account, person, reason, proposedBy }: Adjustment): string {
  const where = account === 'U.avail' ? 'available' : 'spendable';
  const what =
    amount === null
      ? 'Every entry of the journal is posted again with the signs turned.'
      : `${formatMoney(amount)} ${kind === 'credit' ? 'is added to' : 'is taken from'} the ${where} money of ${person?.username ?? 'this person'}.`;
  return `${what} It happens at once and stays in the ledger with your name. ${proposedBy.name} gave this reason: ${reason}`;
}

function AdjustmentPanel({ adjustment }: { adjustment: Adjustment }) {
  const [isDeclining, setDeclining] = useState(false);
  const approve = useCommand(approveAdjustment, { stales: [adjustments] });
  const journalId = adjustment.postedJournalId ?? adjustment.journalId;
  const onApprove = async () => {
    const agreed = await confirm({
      title: `${titleOf(adjustment)}?`,
      body: consequence(adjustment),
      okLabel: 'Approve and post',
      act: () => approve.mutateAsync({ params: { adjustmentId: adjustment.id } }),
    });
    if (agreed) toast.success('The correction is posted', titleOf(adjustment));
  };
  return (
    <Panel title={titleOf(adjustment)} actions={<StatusChip tone={TONES[adjustment.state]}>{WORDS[adjustment.state]}</StatusChip>}>
      {adjustment.amount === null ? null : (
        <p className="text-xl font-semibold">
          <Money value={adjustment.amount} />{' '}
          <span className="text-sm font-normal text-ink-2">{adjustment.account === 'U.avail' ? 'available' : 'spendable'}</span>
        </p>
      )}
      <p className="mt-1 wrap-anywhere">{adjustment.reason}</p>
      <p className="mt-1 text-sm text-ink-2">
        Proposed by <Name of={adjustment.proposedBy.name} />, <When at={adjustment.proposedAt} style="moment" />
        {adjustment.decidedAt === null ? null : (
          <>
            ; decided by {adjustment.decidedBy}, <When at={adjustment.decidedAt} style="moment" />
            {adjustment.decidedBecause === null ? null : `: ${adjustment.decidedBecause}`}
          </>
        )}
      </p>
      {adjustment.state === 'proposed' && !adjustment.mayDecide ? <p className="mt-2 text-sm">Another operator decides on it.</p> : null}
      {journalId === null ? null : (
        <p className="mt-2">
          <Link href={pathTo('admin-journal', { journalId })} className="link">
            {adjustment.postedJournalId === null ? 'The journal to reverse' : 'The journal'}
          </Link>
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
        {adjustment.mayDecide ? (
          <Button variant="primary" pending={approve.isPending} onClick={() => void onApprove()}>
            Approve and post
          </Button>
        ) : null}
        {adjustment.mayDecide || adjustment.mayWithdraw ? (
          <Button onClick={() => setDeclining(true)}>{adjustment.mayWithdraw ? 'Take back' : 'Decline'}</Button>
        ) : null}
      </div>
      {isDeclining ? <DeclineAdjustment id={adjustment.id} isOwn={adjustment.mayWithdraw} onClose={() => setDeclining(false)} /> : null}
    </Panel>
  );
}
