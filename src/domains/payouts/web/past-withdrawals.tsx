import { useLocation } from 'react-router';
import { PagedPanel } from '#design/app/paged-panel.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { Link } from '#design/public/link.tsx';
import { Money } from '#design/public/money.tsx';
import { When } from '#design/public/when.tsx';
import { isZero } from '#kit/money.ts';
import { usePages } from '#kit/web/api.ts';
import { withSearch } from '#kit/with-search.ts';
import { useOwnTopic } from '#domains/accounts/web/accounts.ts';
import { myWithdrawals, type Withdrawal } from '../contract.ts';
import { CancelWithdrawal } from './cancel-withdrawal.tsx';
import { NextOf } from './next-of.tsx';
import { WithdrawalChip } from './withdrawal-chip.tsx';

/** Every request with its state, newest first; its reference opens the details. */
export function PastWithdrawals() {
  const list = usePages(myWithdrawals, { query: {} });
  useOwnTopic(() => void list.refetch());
  return (
    <PagedPanel
      title="Your withdrawals"
      lead="You can cancel a withdrawal until it is sent."
      empty={<EmptyState title="No withdrawals yet" />}
      list={list}
      renderRow={(row) => <Row key={row.number} withdrawal={row} />}
    />
  );
}

/** What arrived is named by what the bank has. */
function Row({ withdrawal }: { withdrawal: Withdrawal }) {
  const hasArrived = withdrawal.state === 'paid';
  const { pathname } = useLocation();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <Money value={hasArrived ? withdrawal.net : withdrawal.amount} />
          <WithdrawalChip state={withdrawal.state} />
          {withdrawal.lane === 'express' ? <span className="text-sm font-normal text-ink-2">Express</span> : null}
        </p>
        <p className="mt-0.5 text-sm text-ink-2">
          <When at={withdrawal.requested_at} style="moment" /> · {withdrawal.method} ·{' '}
          <Link href={withSearch(pathname, { withdrawal: withdrawal.number })} className="link tnum whitespace-nowrap">
            {withdrawal.number}
          </Link>
          {isZero(withdrawal.fee) ? null : (
            <>
              {' '}
              ·{' '}
              {hasArrived ? (
                <>
                  <Money value={withdrawal.amount} /> less the fee of <Money value={withdrawal.fee} />
                </>
              ) : (
                <>
                  <Money value={withdrawal.net} /> after the fee
                </>
              )}
            </>
          )}
        </p>
        {withdrawal.state === 'held' ? <p className="mt-0.5 text-sm text-ink-2">{withdrawal.reason}</p> : null}
        <NextOf withdrawal={withdrawal} />
      </div>
      <CancelWithdrawal withdrawal={withdrawal} />
    </li>
  );
}
