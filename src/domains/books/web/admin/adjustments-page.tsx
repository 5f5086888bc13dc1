import { Unread } from '#design/app/unread.tsx';
import { Name } from '#design/public/name.tsx';
import { useState } from 'react';
import { useSearchParams, type MetaFunction } from 'react-router';
import { confirm } from '#design/app/confirm.ts';
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
import { titled } from '#kit/brand.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { formatMoney } from '#kit/money.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { pathTo, titleOf } from '#routes';
import { adjustments, approveAdjustment } from '../../admin-contract.ts';
import { DeclineAdjustment } from './decline-adjustment.tsx';
import { ProposeAdjustment } from './propose-adjustment.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('admin-adjustments')) }];

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
        lead="One operator proposes with a reason, another approves. You cannot correct your own balance."
        actions={
          <Button variant="primary" onClick={() => setProposing(true)}>
            Propose a correction
          </Button>
        }
      />
      {list.data === undefined ? (
        <Unread what="Corrections" read={list}>
          <Loading label="Loading the corrections" className="panel">
            <RowsSkeleton rows={4} />
          </Loading>
        </Unread>
      ) : list.data.items.length === 0 ? (
        <EmptyState title="No corrections" motif="copy">
          Propose corrections to balances here.
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {list.data.items.map((adjustment) => (
            <li key={adjustment.id}>
              <AdjustmentPanel adjustment={adjustment} />
            </li>
          ))}
        </ul>
      )}
      {isProposing ? <ProposeAdjustment reverse={reverse} onClose={() => setProposing(false)} /> : null}
    </>
  );
}

const TONES = { proposed: 'warning', posted: 'success', declined: 'danger', withdrawn: 'neutral' } as const;
const WORDS = { proposed: 'Pending approval', posted: 'Posted', declined: 'Declined', withdrawn: 'Withdrawn' } as const;

function wordsOf({ kind, person }: Adjustment): string {
  if (kind === 'reverse') return 'Reverse a journal';
  return kind === 'credit' ? `Add to ${person?.username ?? ''}` : `Deduct from ${person?.username ?? ''}`;
}

/** The last look before money moves (ACT-4). */
function consequence({ kind, amount, account, person, reason, proposed_by: proposedBy }: Adjustment): string {
  const where = account === 'U.avail' ? 'available' : 'spendable';
  const what =
    amount === null
      ? 'Posts every entry of the journal again with the opposite sign.'
      : `${formatMoney(amount)} ${kind === 'credit' ? 'is added to' : 'is deducted from'} the ${where} money of ${person?.username ?? 'this person'}.`;
  return `${what} This takes effect immediately and is recorded with your name. ${proposedBy.name} gave this reason: ${reason}`;
}

function AdjustmentPanel({ adjustment }: { adjustment: Adjustment }) {
  const [isDeclining, setDeclining] = useState(false);
  const approve = useCommand(approveAdjustment, { stales: [adjustments] });
  const journalId = adjustment.posted_journal_id ?? adjustment.journal_id;
  const onApprove = async () => {
    const agreed = await confirm({
      title: `${wordsOf(adjustment)}?`,
      body: consequence(adjustment),
      okLabel: 'Approve and post',
      act: () => approve.mutateAsync({ params: { adjustment_id: adjustment.id } }),
    });
    if (agreed) toast.success('Correction posted', wordsOf(adjustment));
  };
  return (
    <Panel
      title={wordsOf(adjustment)}
      actions={<StatusChip tone={TONES[adjustment.state]}>{WORDS[adjustment.state]}</StatusChip>}
    >
      {adjustment.amount === null ? null : (
        <p className="text-xl font-semibold">
          <Money value={adjustment.amount} />{' '}
          <span className="text-sm font-normal text-ink-2">
            {adjustment.account === 'U.avail' ? 'available' : 'spendable'}
          </span>
        </p>
      )}
      <p className="mt-1 wrap-anywhere">{adjustment.reason}</p>
      <p className="mt-1 text-sm text-ink-2">
        Proposed by <Name of={adjustment.proposed_by.name} />, <When at={adjustment.proposed_at} style="moment" />
        {adjustment.decided_at === null ? null : (
          <>
            ; decided by {adjustment.decided_by}, <When at={adjustment.decided_at} style="moment" />
            {adjustment.decided_because === null ? null : `: ${adjustment.decided_because}`}
          </>
        )}
      </p>
      {adjustment.state === 'proposed' && !adjustment.may_decide ? (
        <p className="mt-2 text-sm">Waiting for another operator’s review.</p>
      ) : null}
      {journalId === null ? null : (
        <p className="mt-2">
          <Link href={pathTo('admin-journal', { journalId })} className="link">
            {adjustment.posted_journal_id === null ? 'The journal to reverse' : 'The journal'}
          </Link>
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
        {adjustment.may_decide ? (
          <Button variant="primary" pending={approve.isPending} onClick={() => void onApprove()}>
            Approve and post
          </Button>
        ) : null}
        {adjustment.may_decide || adjustment.may_withdraw ? (
          <Button onClick={() => setDeclining(true)}>{adjustment.may_withdraw ? 'Withdraw' : 'Decline'}</Button>
        ) : null}
      </div>
      {isDeclining ? (
        <DeclineAdjustment id={adjustment.id} isOwn={adjustment.may_withdraw} onClose={() => setDeclining(false)} />
      ) : null}
    </Panel>
  );
}
