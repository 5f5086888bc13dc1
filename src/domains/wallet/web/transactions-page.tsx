import { useSearchParams, type MetaFunction } from 'react-router';
import { DataTable, type Column } from '#design/app/data-table.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { FilterChips } from '#design/public/chip.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { Link } from '#design/public/link.tsx';
import { Money } from '#design/public/money.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { When } from '#design/public/when.tsx';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { userTopic } from '#kit/events.ts';
import { usePages, useRead } from '#kit/web/api.ts';
import { useTopic } from '#kit/web/realtime.ts';
import { pathTo } from '#routes';
import { BUCKETS, buckets, type Bucket } from '../accounts.ts';
import { myBalance, walletTransactions, type WalletTransaction } from '../contract.ts';
import { BalanceStrip } from './balance-strip.tsx';

export const meta: MetaFunction = () => [{ title: 'Transactions · Docket' }];

const FILTERS: readonly Bucket[] = ['spendable', 'clearing', 'available'];
const isBucket = (text: string | null): text is Bucket => BUCKETS.some((bucket) => bucket === text);

const COLUMNS: readonly Column<WalletTransaction>[] = [
  { key: 'at', label: 'Date', cell: (row) => <When at={row.at} style="moment" />, phone: 'meta' },
  { key: 'words', label: 'What', cell: (row) => row.words, isName: true, phone: 'title' },
  {
    key: 'reference',
    label: 'Reference',
    cell: (row) =>
      row.reference.type === 'order' ? (
        <Link href={pathTo('order', { orderNumber: row.reference.label })} className="link tnum">
          {row.reference.label}
        </Link>
      ) : (
        <span className="tnum">{row.reference.label}</span>
      ),
    phone: 'meta',
  },
  { key: 'bucket', label: 'In', cell: (row) => buckets[row.bucket].title, wideOnly: true, phone: 'hidden' },
  { key: 'amount', label: 'Amount', cell: (row) => <Money value={row.amount} signed />, align: 'end', phone: 'amount' },
  { key: 'balance', label: 'Balance after', cell: (row) => <Money value={row.balance} />, align: 'end', wideOnly: true, phone: 'hidden' },
];

/** Every posting, newest first, each with the balance after it; to the cent what the ledger says. */
export default function TransactionsPage() {
  const [search] = useSearchParams();
  const asked = search.get('in');
  const bucket = isBucket(asked) ? asked : null;
  const userId = useSession((session) => session.id);
  const balance = useRead(myBalance, {});
  const list = usePages(walletTransactions, { query: bucket === null ? {} : { bucket } });
  useTopic(userId === '' ? null : userTopic(userId), () => {
    void balance.refetch();
    void list.refetch();
  });
  const rows = list.data?.pages.flatMap((page) => page.items) ?? [];
  const path = pathTo('transactions');
  const chips = [
    { href: path, label: 'All', current: bucket === null },
    ...FILTERS.map((one) => ({ href: `${path}?in=${one}`, label: buckets[one].title, current: one === bucket })),
  ];
  const empty =
    bucket === null ? (
      <EmptyState title="No transactions yet" action={<LinkButton href={pathTo('services')}>Find a service</LinkButton>}>
        Money you add, pay, earn and get back is listed here, each with the balance after it.
      </EmptyState>
    ) : (
      <EmptyState title={`Nothing in ${buckets[bucket].title.toLowerCase()}`} action={<LinkButton href={path}>Show all</LinkButton>}>
        {buckets[bucket].meaning}
      </EmptyState>
    );
  return (
    <>
      <PageHeader title="Transactions" lead="Every movement of your money, exactly as it stands in the ledger." />
      <div className="mt-6 grid gap-6">
        {balance.isError ? (
          <Alert
            tone="danger"
            title={balance.error.message}
            action={
              <Button size="sm" onClick={() => void balance.refetch()}>
                Try again
              </Button>
            }
          />
        ) : (
          <BalanceStrip balance={balance.data} />
        )}
        <FilterChips label="Show" items={chips} />
        {list.isError ? (
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
          <div className="panel overflow-hidden">
            <DataTable caption="Transactions" columns={COLUMNS} rows={rows} rowKey={(row) => row.id} loading={list.isPending} empty={empty} />
          </div>
        )}
        {list.hasNextPage ? (
          <div>
            <Button onClick={() => void list.fetchNextPage()} pending={list.isFetchingNextPage}>
              Show older
            </Button>
          </div>
        ) : null}
      </div>
    </>
  );
}
