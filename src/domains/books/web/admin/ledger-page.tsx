import { useNavigate, useSearchParams, type MetaFunction } from 'react-router';
import { ReadTable } from '#design/app/read-table.tsx';
import { SearchForm } from '#design/app/search-form.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { titled } from '#kit/brand.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo, titleOf } from '#routes';
import { searchLedger } from '../../admin-contract.ts';
import { journalColumns } from '../journal-columns.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('admin-ledger')) }];

/** The contract's limit for one search. */
const MOST = 100;

const FOUND = {
  newest: 'The newest sealed journals',
  id: 'By id',
  account: 'By account, newest first',
  amount: 'Journals with a line of this amount',
  number: 'By number',
  person: 'Of this person, newest first',
} as const;

/** Every movement of money, found by any detail an operator has. */
export default function LedgerPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const q = search.get('q') ?? '';
  const found = useRead(searchLedger, { query: q === '' ? {} : { q } }, { keep: true });
  return (
    <>
      <PageHeader title="Ledger" lead="Every journal entry. Every view is recorded." />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <SearchForm
          q={q}
          label="Search the ledger"
          hint="An order or payment number, a username or address, an account such as R.svc, an amount such as 82.40, or an id."
          onSearch={(typed) => void navigate(pathTo('admin-ledger', {}, typed === '' ? {} : { q: typed }))}
        />
        <ReadTable
          what="The journals"
          read={found}
          label="Journals"
          lead={
            found.data === undefined || found.data.items.length === 0
              ? undefined
              : `${FOUND[found.data.found_by]}${found.data.items.length < MOST ? '' : `. The first ${MOST} are shown; search for the others`}.`
          }
          caption={found.data === undefined ? 'Journals' : FOUND[found.data.found_by]}
          density="tight"
          columns={journalColumns}
          rows={found.data?.items ?? []}
          rowKey={(row) => row.id}
          rowHref={(row) => pathTo('admin-journal', { journalId: row.id })}
          empty={
            <EmptyState title="Nothing found" motif="data" action={<LinkButton href={pathTo('admin-ledger')}>Show the newest</LinkButton>}>
              {q === ''
                ? 'Money that moves is listed here once it is sealed, within seconds.'
                : 'Try the whole number, the username, or the amount with its cents.'}
            </EmptyState>
          }
        />
      </div>
    </>
  );
}
