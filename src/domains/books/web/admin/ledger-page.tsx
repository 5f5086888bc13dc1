import { usePlace } from '#design/public/locale.tsx';
import type { MetaFunction } from 'react-router';
import { PagedTable } from '#design/app/read-table.tsx';
import { SearchForm } from '#design/app/search-form.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { isDay, withZone } from '#domains/wallet/history.ts';
import { accountWords, DownloadButton, FilterBar, journalWords } from '#domains/wallet/web/wallet.tsx';
import { oneOf, useAddressFilters } from '#kit/web/address-filters.ts';
import { JOURNAL_KINDS } from '#domains/wallet/wording.ts';
import { isAmount } from '#kit/amount-filter.ts';
import { titled } from '#kit/brand.ts';
import { formatNumber } from '#kit/format/number.ts';
import type { CallInput } from '#kit/endpoint.ts';
import { download } from '#kit/web/api-client.ts';
import { usePages } from '#kit/web/api.ts';
import { instanceLocale } from '#kit/locale.ts';
import { pathTo, titleOf } from '#routes';
import { LEDGER_ACCOUNTS, ledgerCsv, MOST_EXPORTED, searchLedger } from '../../admin-contract.ts';
import { journalColumns } from '../journal-columns.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('admin-ledger')) }];

const FOUND = {
  newest: 'Newest first',
  id: 'By id, newest first',
  account: 'Of this account, newest first',
  amount: 'Journals with a line of this amount, newest first',
  number: 'About this number, newest first',
  person: 'Of this person, newest first',
} as const;

const READERS = {
  q: (text: string) => text.length <= 100,
  kind: oneOf(JOURNAL_KINDS),
  account: oneOf(LEDGER_ACCOUNTS),
  from: isDay,
  to: isDay,
  least: isAmount,
  most: isAmount,
};

/** Every movement of money, found by any detail an operator has. */
export default function LedgerPage() {
  const { values, set, clear, isFiltered } = useAddressFilters(READERS);
  const { timeZone } = usePlace();
  const query = withZone(values as NonNullable<CallInput<typeof searchLedger>['query']>, timeZone);
  const found = usePages(searchLedger, { query });
  const lead = FOUND[found.data?.pages[0]?.found_by ?? 'newest'];
  return (
    <>
      <PageHeader title="Ledger" lead="Every journal entry. Every search, view and export is recorded." />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <SearchForm
          q={values.q ?? ''}
          label="Search the ledger"
          hint="An order or payment number, a username or email address, an amount such as 82.40, or an id."
          onSearch={(typed) => set('q', typed)}
        />
        <FilterBar
          label="Filter journals"
          choices={[
            {
              name: 'kind',
              label: 'Kind',
              all: 'All kinds',
              options: JOURNAL_KINDS.map((value) => ({ value, label: journalWords(value) })),
            },
            {
              name: 'account',
              label: 'Account',
              all: 'All accounts',
              options: LEDGER_ACCOUNTS.map((value) => ({
                value,
                label: value === 'H.' ? 'H: Held funds' : `${value}: ${accountWords(value)}`,
              })),
            },
          ]}
          days={['from', 'to']}
          amounts={{ names: ['least', 'most'], isAmount }}
          values={values}
          onChange={set}
          onClear={clear}
          isFiltered={isFiltered}
          actions={
            <>
              <DownloadButton get={() => download(ledgerCsv, { query }, 'ledger.csv')}>Download as CSV</DownloadButton>
              <span className="text-sm text-ink-2">
                The newest {formatNumber(MOST_EXPORTED, instanceLocale())} journals at most. Days are in UTC.
              </span>
            </>
          }
        />
        <PagedTable
          what="Journals"
          list={found}
          label="Journals"
          lead={`${lead}.`}
          caption={`Journals: ${lead}`}
          density="tight"
          columns={journalColumns}
          rowKey={(row) => row.id}
          rowHref={(row) => pathTo('admin-journal', { journalId: row.id })}
          empty={
            isFiltered ? (
              <EmptyState
                title="No journals match"
                motif="data"
                action={<LinkButton href={pathTo('admin-ledger')}>Clear the search and filters</LinkButton>}
              >
                Try a longer period, another kind or account, or the complete number, username or email address.
              </EmptyState>
            ) : (
              <EmptyState title="No journals yet" motif="data">
                Journals appear here.
              </EmptyState>
            )
          }
        />
      </div>
    </>
  );
}
