import { useSearchParams, type MetaFunction } from 'react-router';
import { Button } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { LinkTabs } from '#design/public/link-tabs.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { TryAgain, Unread } from '#domains/wallet/web/wallet.tsx';
import { formatMoney } from '#kit/money.ts';
import { usePages } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { payoutQueue, QUEUE_NAMES, type Queue } from '../../admin-contract.ts';
import { BankListButton } from './bank-list-button.tsx';
import { QueuedPayout } from './queued-payout.tsx';
import { SharedDestinationsPanel } from './shared-destinations-panel.tsx';

export const meta: MetaFunction = () => [{ title: 'Payouts · Docket' }];

const WORDS: Readonly<Record<Queue, { tab: string; empty: string }>> = {
  review: { tab: 'To look at', empty: 'Nothing waits for a decision' },
  held: { tab: 'Waiting', empty: 'Nothing waits out a hold' },
  approved: { tab: 'Approved', empty: 'Nothing waits for its batch' },
  processing: { tab: 'On its way', empty: 'Nothing is on its way' },
  ended: { tab: 'Ended', empty: 'Nothing has ended yet' },
};

/** Money on its way out, by what it waits for; whoever waits longest stands first. */
export default function PayoutsPage() {
  const [search] = useSearchParams();
  const queue = QUEUE_NAMES.find((one) => one === search.get('queue')) ?? 'review';
  const list = usePages(payoutQueue, { query: { queue } });
  const first = list.data?.pages[0];
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <PageHeader
        title="Payouts"
        lead={
          first === undefined
            ? 'Withdrawals, the oldest first.'
            : `${formatMoney(first.waiting)} is on its way out in all. Every decision and every look is recorded.`
        }
        actions={queue === 'processing' ? <BankListButton /> : undefined}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <LinkTabs
          label="Payouts by what they wait for"
          tabs={QUEUE_NAMES.map((one) => ({
            href: pathTo('admin-payouts', {}, one === 'review' ? {} : { queue: one }),
            label: WORDS[one].tab,
            current: one === queue,
            ...(first === undefined ? {} : { count: first.counts[one] }),
          }))}
        />
        {list.data === undefined ? (
          <Unread what="The payouts" read={list}>
            <Loading label="Loading the payouts" className="panel pad">
              <RowsSkeleton rows={5} />
            </Loading>
          </Unread>
        ) : (
          <section className="panel min-w-0 overflow-hidden" aria-label={WORDS[queue].tab}>
            {rows.length === 0 ? (
              <div className="pad">
                <EmptyState title={WORDS[queue].empty}>
                  {queue === 'review' ? 'Large withdrawals appear here before they go out.' : 'Withdrawals appear here by themselves.'}
                </EmptyState>
              </div>
            ) : (
              <ul className="divide-y divide-line">
                {rows.map((row) => (
                  <QueuedPayout key={row.number} payout={row} />
                ))}
              </ul>
            )}
          </section>
        )}
        {list.error === null || list.data === undefined ? null : (
          <TryAgain
            what={list.isFetchNextPageError ? 'More' : 'The newest'}
            error={list.error}
            onRetry={list.isFetchNextPageError ? list.fetchNextPage : list.refetch}
          />
        )}
        {list.hasNextPage && list.error === null ? (
          <div>
            <Button pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              Show more
            </Button>
          </div>
        ) : null}
        <SharedDestinationsPanel />
      </div>
    </>
  );
}
