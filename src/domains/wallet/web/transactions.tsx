import { usePlace } from '#design/public/locale.tsx';
import { PagedTable } from '#design/app/read-table.tsx';
import type { ReactNode } from 'react';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { Link } from '#design/public/link.tsx';
import { useOwnTopic } from '#domains/accounts/web/accounts.ts';
import { download } from '#kit/web/api-client.ts';
import { usePages } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { BUCKETS, buckets, type Bucket } from '../accounts.ts';
import { walletTransactions, type WalletTransaction } from '../contract.ts';
import { bucketWords, isDay, isNumber, withZone } from '../history.ts';
import { transactionsCsv } from '../history-contract.ts';
import { JOURNAL_KINDS, journalKindWords } from '../wording.ts';
import { BalanceStrip } from './balance-strip.tsx';
import { DownloadButton } from './download-button.tsx';
import { FirstStep } from './first-step.tsx';
import { FilterBar } from './filter-bar.tsx';
import { transactionColumns } from './transaction-columns.tsx';
import { oneOf, useAddressFilters } from '#kit/web/address-filters.ts';
import { WalletHeader } from './wallet-header.tsx';
import { YearlyPanel } from './yearly-panel.tsx';

interface TransactionsProps {
  proofOf: (entryId: string) => ReactNode;
  /** How an entry is proven, below the list. */
  children: ReactNode;
}

const READERS = { in: oneOf(BUCKETS), kind: oneOf(JOURNAL_KINDS), number: isNumber, from: isDay, to: isDay };

/** Every posting, newest first, each with the balance after it, exactly as in the ledger. */
export function Transactions({ proofOf, children }: TransactionsProps) {
  const { values, set, clear, isFiltered } = useAddressFilters(READERS);
  const { in: bucket, ...others } = values as {
    in?: Bucket;
    kind?: string;
    number?: string;
    from?: string;
    to?: string;
  };
  const { timeZone } = usePlace();
  const query = { ...withZone(others, timeZone), ...(bucket === undefined ? {} : { bucket }) };
  const list = usePages(walletTransactions, { query });
  useOwnTopic(() => void list.refetch());
  return (
    <>
      <WalletHeader of="transactions" lead="Every change to your balances." />
      <div className="in-order grid grid-cols-[minmax(0,1fr)] gap-6">
        <BalanceStrip />
        <FilterBar
          label="Filter transactions"
          choices={[
            {
              name: 'in',
              label: 'Balance',
              all: 'All balances',
              options: BUCKETS.map((value) => ({ value, label: buckets[value].title })),
            },
            {
              name: 'kind',
              label: 'Kind',
              all: 'All kinds',
              options: JOURNAL_KINDS.map((value) => ({ value, label: journalKindWords[value] ?? value })),
            },
          ]}
          number={{ name: 'number', label: 'Order or payment' }}
          days={['from', 'to']}
          values={values}
          onChange={set}
          onClear={clear}
          isFiltered={isFiltered}
          actions={
            <DownloadButton get={() => download(transactionsCsv, { query }, 'transactions.csv')}>
              Download as CSV
            </DownloadButton>
          }
        />
        {others.number === undefined ? null : (
          <TrailHead number={others.number} path={pageOf(list.data?.pages[0]?.items ?? [], others.number)} />
        )}
        <PagedTable
          what="Transactions"
          label="Transactions"
          caption="Transactions"
          list={list}
          columns={transactionColumns(proofOf)}
          rowKey={(row) => row.id}
          empty={isFiltered ? <NothingFits bucket={bucket} /> : <NothingYet />}
        />
        <YearlyPanel />
        {children}
      </div>
    </>
  );
}

/** The page of what this number belongs to, if there is one. */
const pageOf = (items: readonly WalletTransaction[], number: string): string | null =>
  items.find(({ reference }) => reference.label === number)?.reference.path ?? null;

/** What the list is about while it shows one number. */
const TrailHead = ({ number, path }: { number: string; path: string | null }) => (
  <p className="text-md">
    All your transactions for <strong className="tnum">{number}</strong>.{' '}
    {path === null ? null : (
      <Link href={path} className="link">
        Open its page
      </Link>
    )}
  </p>
);

const NothingFits = ({ bucket }: { bucket: Bucket | undefined }) => (
  <EmptyState
    title="No transactions match these filters"
    action={<LinkButton href={pathTo('transactions')}>Show all</LinkButton>}
  >
    {bucket === undefined ? 'Try a longer period or another type, or check the number.' : bucketWords(bucket).meaning}
  </EmptyState>
);

const NothingYet = () => (
  <EmptyState title="No transactions yet" action={<FirstStep />}>
    Your top-ups, payments, earnings and refunds appear here, each with the balance after it.
  </EmptyState>
);
