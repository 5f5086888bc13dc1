import { useSearchParams, type MetaFunction } from 'react-router';
import { EmptyState } from '#design/public/empty-state.tsx';
import { LinkTabs } from '#design/public/link-tabs.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { Unread } from '#design/app/unread.tsx';
import { MorePages } from '#design/app/paged-panel.tsx';
import { titled } from '#kit/brand.ts';
import { formatMoney } from '#kit/money.ts';
import { usePages } from '#kit/web/api.ts';
import { pathTo, titleOf } from '#routes';
import { payoutQueue, QUEUE_NAMES, type Queue } from '../../admin-contract.ts';
import { BankListButton } from './bank-list-button.tsx';
import { QueuedPayout } from './queued-payout.tsx';
import { SharedDestinationsPanel } from './shared-destinations-panel.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('admin-payouts')) }];

const WORDS: Readonly<Record<Queue, { tab: string; empty: string }>> = {
  review: { tab: 'Needs review', empty: 'Nothing to review' },
  held: { tab: 'On hold', empty: 'Nothing on hold' },
  approved: { tab: 'Approved', empty: 'Nothing approved and waiting to be sent' },
  processing: { tab: 'In transit', empty: 'Nothing in transit' },
  ended: { tab: 'Closed', empty: 'No closed withdrawals yet' },
};

/** Withdrawals by status, the longest waiting first. */
export default function PayoutsPage() {
  const [search] = useSearchParams();
  const queue = QUEUE_NAMES.find((queueName) => queueName === search.get('queue')) ?? 'review';
  const list = usePages(payoutQueue, { query: { queue } });
  const first = list.data?.pages[0];
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <PageHeader
        title="Payouts"
        lead={
          first === undefined
            ? 'Withdrawals, oldest first. Decisions and views of account details are recorded.'
            : `${formatMoney(first.waiting)} in withdrawals is pending. Decisions and views of account details are recorded.`
        }
        actions={queue === 'processing' ? <BankListButton /> : undefined}
      />
      <div className="in-order grid grid-cols-[minmax(0,1fr)] gap-4">
        <LinkTabs
          label="Payouts by status"
          tabs={QUEUE_NAMES.map((queueName) => ({
            href: pathTo('admin-payouts', {}, queueName === 'review' ? {} : { queue: queueName }),
            label: WORDS[queueName].tab,
            current: queueName === queue,
            count: first?.counts[queueName] ?? null,
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
                  {queue === 'review'
                    ? 'Withdrawals that need a person’s decision appear here.'
                    : 'Withdrawals with this status appear here.'}
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
        <MorePages list={list} />
        <SharedDestinationsPanel />
      </div>
    </>
  );
}
