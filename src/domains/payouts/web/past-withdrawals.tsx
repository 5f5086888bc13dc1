import { useLocation } from 'react-router';
import { Button } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { Link } from '#design/public/link.tsx';
import { Money } from '#design/public/money.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { When } from '#design/public/when.tsx';
import { userTopic } from '#kit/events.ts';
import { usePages } from '#kit/web/api.ts';
import { useTopic } from '#kit/web/realtime.ts';
import { TryAgain, Unread } from '#domains/wallet/web/wallet.tsx';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { myWithdrawals } from '../contract.ts';
import { PAYOUT_TERMS } from '../terms.ts';
import { CancelWithdrawal, type Withdrawal } from './cancel-withdrawal.tsx';
import { NextOf } from './next-of.tsx';
import { WithdrawalChip } from './withdrawal-chip.tsx';

/** Every request with its state, newest first; its number leads to its story. */
export function PastWithdrawals() {
  const id = useSession((session) => session.id);
  const list = usePages(myWithdrawals, { query: {} });
  useTopic(id === '' ? null : userTopic(id), () => void list.refetch());
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Panel title="Your withdrawals" lead="You can cancel a withdrawal until it is sent." flush>
      {list.data === undefined ? (
        <div className="px-4 pb-4 sm:px-5">
          <Unread what="Your withdrawals" read={list}>
            <Loading label="Loading your withdrawals">
              <RowsSkeleton rows={3} />
            </Loading>
          </Unread>
        </div>
      ) : rows.length === 0 ? (
        <div className="px-4 pb-4 sm:px-5">
          <EmptyState title="No withdrawals yet">{`The first one waits ${PAYOUT_TERMS.firstHoldDays} days; after that they go out every working day.`}</EmptyState>
        </div>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {rows.map((row) => (
            <Row key={row.number} withdrawal={row} />
          ))}
        </ul>
      )}
      {list.error === null || list.data === undefined ? null : (
        <div className="px-4 py-4 sm:px-5">
          <TryAgain
            what={list.isFetchNextPageError ? 'More' : 'The newest'}
            error={list.error}
            onRetry={list.isFetchNextPageError ? list.fetchNextPage : list.refetch}
          />
        </div>
      )}
      {list.hasNextPage && list.error === null ? (
        <div className="border-t border-line px-4 py-3 sm:px-5">
          <Button size="sm" pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show more
          </Button>
        </div>
      ) : null}
    </Panel>
  );
}

function Row({ withdrawal }: { withdrawal: Withdrawal }) {
  const { pathname } = useLocation();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <Money value={withdrawal.amount} />
          <WithdrawalChip state={withdrawal.state} />
          {withdrawal.lane === 'express' ? <span className="text-sm font-normal text-ink-2">Express</span> : null}
        </p>
        <p className="mt-0.5 text-sm text-ink-2">
          <When at={withdrawal.requestedAt} style="moment" /> · {withdrawal.method} ·{' '}
          <Link href={`${pathname}?withdrawal=${withdrawal.number}`} className="link tnum whitespace-nowrap">
            {withdrawal.number}
          </Link>
        </p>
        {withdrawal.state === 'held' ? <p className="mt-0.5 text-sm text-ink-2">{withdrawal.reason}</p> : null}
        <NextOf withdrawal={withdrawal} />
      </div>
      <CancelWithdrawal withdrawal={withdrawal} />
    </li>
  );
}
