import { PagedTable } from '#design/app/read-table.tsx';
import type { MetaFunction } from 'react-router';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { useOwnTopic } from '#domains/accounts/web/accounts.ts';
import { usePlace } from '#design/public/locale.tsx';
import { titled } from '#kit/brand.ts';
import { usePages } from '#kit/web/api.ts';
import { download } from '#kit/web/api-client.ts';
import { pathTo, titleOf } from '#routes';
import {
  isDay,
  PAYMENT_KINDS,
  PAYMENT_STATES,
  paymentWords,
  stateWords,
  withZone,
  type PaymentKind,
  type PaymentState,
} from '../history.ts';
import { paymentHistory, paymentsCsv } from '../history-contract.ts';
import { FirstStep } from './first-step.tsx';
import { DownloadButton } from './download-button.tsx';
import { FilterBar } from './filter-bar.tsx';
import { paymentColumns } from './payment-columns.tsx';
import { oneOf, useAddressFilters } from '#kit/web/address-filters.ts';
import { WalletHeader } from './wallet-header.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('payment-history')) }];

const READERS = { kind: oneOf(PAYMENT_KINDS), state: oneOf(PAYMENT_STATES), from: isDay, to: isDay };

/** What was paid, returned, earned and withdrawn, each with its document. */
export default function PaymentHistoryPage() {
  const { values, set, clear, isFiltered } = useAddressFilters(READERS);
  const { timeZone } = usePlace();
  const query = withZone(values as { kind?: PaymentKind; state?: PaymentState; from?: string; to?: string }, timeZone);
  const list = usePages(paymentHistory, { query });
  useOwnTopic(() => void list.refetch());
  return (
    <>
      <WalletHeader
        of="payment-history"
        lead="Top-ups, payments, earnings, refunds and withdrawals, with receipts and invoices."
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <FilterBar
          label="Filter payments"
          choices={[
            {
              name: 'kind',
              label: 'Kind',
              all: 'All kinds',
              options: PAYMENT_KINDS.map((value) => ({ value, label: paymentWords[value] })),
            },
            {
              name: 'state',
              label: 'State',
              all: 'All states',
              options: PAYMENT_STATES.map((value) => ({ value, label: stateWords[value] })),
            },
          ]}
          days={['from', 'to']}
          values={values}
          onChange={set}
          onClear={clear}
          isFiltered={isFiltered}
          actions={
            <DownloadButton get={() => download(paymentsCsv, { query }, 'payments.csv')}>
              Download as CSV
            </DownloadButton>
          }
        />
        <PagedTable
          what="Payments"
          label="Payments"
          caption="Payments"
          list={list}
          columns={paymentColumns}
          rowKey={(row) => `${row.kind} ${row.id}`}
          empty={
            isFiltered ? (
              <EmptyState
                title="No payments match these filters"
                action={<LinkButton href={pathTo('payment-history')}>Clear filters</LinkButton>}
              >
                Try a longer period or another type.
              </EmptyState>
            ) : (
              <EmptyState title="No payments yet" action={<FirstStep />}>
                Your top-ups, payments, earnings and withdrawals appear here with receipts and invoices.
              </EmptyState>
            )
          }
        />
      </div>
    </>
  );
}
