import type { MetaFunction } from 'react-router';
import type { Column } from '#design/app/data-table.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { Link } from '#design/public/link.tsx';
import { Money as Amount } from '#design/public/money.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { When } from '#design/public/when.tsx';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { userTopic } from '#kit/events.ts';
import { negate, units, type Money } from '#kit/money.ts';
import { usePages } from '#kit/web/api.ts';
import { download } from '#kit/web/api-client.ts';
import { useTopic } from '#kit/web/realtime.ts';
import { pathTo } from '#routes';
import { isDay, PAYMENT_KINDS, PAYMENT_STATES, paymentWords, stateWords, type PaymentKind, type PaymentState } from '../history.ts';
import { invoicePaper, paymentHistory, paymentSheet, receiptPaper, type Payment } from '../history-contract.ts';
import { FirstStep } from './first-step.tsx';
import { DownloadButton } from './download-button.tsx';
import { FilterBar } from './filter-bar.tsx';
import { Listing } from './listing.tsx';
import { oneOf, useAddressFilters } from './use-address-filters.ts';

export const meta: MetaFunction = () => [{ title: 'Payments · Docket' }];

const TONES = { pending: 'warning', done: 'success', failed: 'neutral' } as const;

const PAPERS = { receipt: { words: 'Receipt', endpoint: receiptPaper }, invoice: { words: 'Invoice', endpoint: invoicePaper } } as const;

function Papers({ payment: { number, papers } }: { payment: Payment }) {
  return (
    <span className="flex flex-col items-end gap-1 @2xl:flex-row">
      {papers.map((paper) => (
        <DownloadButton
          key={paper}
          variant="ghost"
          get={() => download(PAPERS[paper].endpoint, { params: { number } }, `${paper}-${number}.pdf`)}
          label={`${PAPERS[paper].words} for ${number}, PDF`}
        >
          {PAPERS[paper].words}
        </DownloadButton>
      ))}
    </span>
  );
}

/** What the platform keeps of it, or gave back of what it kept. */
function Fee({ fee }: { fee: Money }) {
  return units(fee) < 0n ? (
    <>
      <Amount value={negate(fee)} /> returned
    </>
  ) : (
    <Amount value={fee} />
  );
}

/** What happened, and under it of what or through whom. */
const What = ({ payment: { kind, about, reason } }: { payment: Payment }) => (
  <>
    {paymentWords[kind]}
    <span className="block text-xs font-normal text-ink-2">{reason === null ? about : `${about}. ${reason}`}</span>
  </>
);

/** What did not happen moved nothing, so it has no sign. */
const Sum = ({ payment: { state, amount } }: { payment: Payment }) =>
  state === 'failed' ? <Amount value={units(amount) < 0n ? negate(amount) : amount} className="font-normal text-ink-3" /> : <Amount value={amount} signed />;

const isOfOrder = (payment: Payment): boolean => payment.number.startsWith('DK-');

const COLUMNS: readonly Column<Payment>[] = [
  { key: 'at', label: 'Date', cell: (row) => <When at={row.at} />, phone: 'meta' },
  { key: 'what', label: 'What', cell: (row) => <What payment={row} />, isName: true, phone: 'title' },
  {
    key: 'number',
    label: 'Number',
    cell: (row) =>
      isOfOrder(row) ? (
        <Link href={pathTo('order', { orderNumber: row.number })} className="link tnum relative">
          {row.number}
        </Link>
      ) : (
        <span className="tnum">{row.number}</span>
      ),
    phone: 'meta',
  },
  { key: 'state', label: 'State', cell: (row) => <StatusChip tone={TONES[row.state]}>{stateWords[row.state]}</StatusChip>, phone: 'status' },
  { key: 'fee', label: 'Fee', cell: (row) => (row.fee === null ? null : <Fee fee={row.fee} />), align: 'end', phone: 'meta', wideOnly: true },
  { key: 'amount', label: 'Amount', cell: (row) => <Sum payment={row} />, align: 'end', phone: 'amount' },
  { key: 'papers', label: 'Papers', cell: (row) => <Papers payment={row} />, phone: 'status' },
];

const READERS = { kind: oneOf(PAYMENT_KINDS), state: oneOf(PAYMENT_STATES), from: isDay, to: isDay };

/** What was paid, returned, earned and withdrawn, each with its paper. */
export default function PaymentHistoryPage() {
  const { values, set, clear, isFiltered } = useAddressFilters(READERS);
  const query = values as { kind?: PaymentKind; state?: PaymentState; from?: string; to?: string };
  const userId = useSession((session) => session.id);
  const list = usePages(paymentHistory, { query });
  useTopic(userId === '' ? null : userTopic(userId), () => void list.refetch());
  return (
    <>
      <PageHeader
        title="Payments"
        lead="Money added and returned, orders paid and earned, withdrawals; each payment with its receipt or invoice."
        actions={<LinkButton href={pathTo('transactions')}>Every movement</LinkButton>}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <FilterBar
          label="Filter payments"
          choices={[
            { name: 'kind', label: 'Kind', all: 'All kinds', options: PAYMENT_KINDS.map((value) => ({ value, label: paymentWords[value] })) },
            { name: 'state', label: 'State', all: 'All states', options: PAYMENT_STATES.map((value) => ({ value, label: stateWords[value] })) },
          ]}
          days={['from', 'to']}
          values={values}
          onChange={set}
          onClear={clear}
          isFiltered={isFiltered}
          actions={<DownloadButton get={() => download(paymentSheet, { query }, 'payments.csv')}>Download as CSV</DownloadButton>}
        />
        <Listing
          caption="Payments"
          list={list}
          columns={COLUMNS}
          rowKey={(row) => `${row.kind} ${row.id}`}
          empty={
            isFiltered ? (
              <EmptyState title="No payment fits these filters" action={<LinkButton href={pathTo('payment-history')}>Clear filters</LinkButton>}>
                Try a longer time, or another kind.
              </EmptyState>
            ) : (
              <EmptyState title="No payments yet" action={<FirstStep />}>
                Money you add, pay, earn or withdraw is listed here with its receipt or invoice.
              </EmptyState>
            )
          }
        />
      </div>
    </>
  );
}
