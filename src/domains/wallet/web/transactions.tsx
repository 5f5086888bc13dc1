import type { ReactNode } from 'react';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { Link } from '#design/public/link.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { userTopic } from '#kit/events.ts';
import { download } from '#kit/web/api-client.ts';
import { usePages } from '#kit/web/api.ts';
import { useTopic } from '#kit/web/realtime.ts';
import { pathTo } from '#routes';
import { BUCKETS, buckets, type Bucket } from '../accounts.ts';
import { walletTransactions } from '../contract.ts';
import { bucketWords, isDay, isNumber } from '../history.ts';
import { transactionSheet } from '../history-contract.ts';
import { JOURNAL_KINDS, journalKindWords } from '../wording.ts';
import { BalanceParts, isParted } from './balance-parts.tsx';
import { BalanceStrip } from './balance-strip.tsx';
import { DownloadButton } from './download-button.tsx';
import { FirstStep } from './first-step.tsx';
import { FilterBar } from './filter-bar.tsx';
import { Listing } from './listing.tsx';
import { transactionColumns } from './transaction-columns.tsx';
import { oneOf, useAddressFilters } from './use-address-filters.ts';
import { YearlyPanel } from './yearly-panel.tsx';

interface TransactionsProps {
  proofOf: (entryId: string) => ReactNode;
  /** How an entry is proven, below the list. */
  children: ReactNode;
}

const READERS = { in: oneOf(BUCKETS), kind: oneOf(JOURNAL_KINDS), number: isNumber, from: isDay, to: isDay };
const PARTS = { parts: isParted };

/** Every posting, newest first, each with the balance after it; to the cent what the ledger says. */
export function Transactions({ proofOf, children }: TransactionsProps) {
  const { values, set, clear, isFiltered } = useAddressFilters(READERS);
  const { values: open } = useAddressFilters(PARTS);
  const { in: bucket, ...others } = values as { in?: Bucket; kind?: string; number?: string; from?: string; to?: string };
  const query = { ...others, ...(bucket === undefined ? {} : { bucket }) };
  const userId = useSession((session) => session.id);
  const list = usePages(walletTransactions, { query });
  useTopic(userId === '' ? null : userTopic(userId), () => void list.refetch());
  return (
    <>
      <PageHeader
        title="Transactions"
        lead="Every movement of your money, exactly as it stands in the ledger."
        actions={<LinkButton href={pathTo('payment-history')}>Receipts and invoices</LinkButton>}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <BalanceStrip />
        {isParted(open.parts) ? <BalanceParts bucket={open.parts} /> : null}
        <FilterBar
          label="Filter transactions"
          choices={[
            { name: 'in', label: 'Balance', all: 'All balances', options: BUCKETS.map((value) => ({ value, label: buckets[value].title })) },
            { name: 'kind', label: 'Kind', all: 'All kinds', options: JOURNAL_KINDS.map((value) => ({ value, label: journalKindWords[value] ?? value })) },
          ]}
          number={{ name: 'number', label: 'Order or payment' }}
          days={['from', 'to']}
          values={values}
          onChange={set}
          onClear={clear}
          isFiltered={isFiltered}
          actions={<DownloadButton get={() => download(transactionSheet, { query }, 'transactions.csv')}>Download as CSV</DownloadButton>}
        />
        {others.number === undefined ? null : <TrailHead number={others.number} isFound={(list.data?.pages[0]?.items.length ?? 0) > 0} />}
        <Listing
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

/** What the list is about while it follows one number. */
const TrailHead = ({ number, isFound }: { number: string; isFound: boolean }) => (
  <p className="text-md">
    Everything that moved for you about <strong className="tnum">{number}</strong>.{' '}
    {isFound && number.startsWith('DK-') ? (
      <Link href={pathTo('order', { orderNumber: number })} className="link">
        Open the order
      </Link>
    ) : null}
  </p>
);

const NothingFits = ({ bucket }: { bucket: Bucket | undefined }) => (
  <EmptyState title="No movement fits these filters" action={<LinkButton href={pathTo('transactions')}>Show all</LinkButton>}>
    {bucket === undefined ? 'Try a longer time, another kind, or check the number.' : bucketWords(bucket).meaning}
  </EmptyState>
);

const NothingYet = () => (
  <EmptyState title="No transactions yet" action={<FirstStep />}>
    Money you add, pay, earn and get back is listed here, each with the balance after it.
  </EmptyState>
);
