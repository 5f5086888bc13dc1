import { Search } from 'lucide-react';
import { useNavigate, useSearchParams, type MetaFunction } from 'react-router';
import { DataTable } from '#design/app/data-table.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { TextField } from '#design/public/field.tsx';
import { Icon } from '#design/public/icon.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { searchLedger } from '../../admin-contract.ts';
import { journalColumns } from '../journal-columns.tsx';

export const meta: MetaFunction = () => [{ title: 'Ledger · Docket' }];

/** One search shows no more (its contract). */
const MOST = 100;

const FOUND = {
  newest: 'The newest sealed journals',
  id: 'By id',
  account: 'By account, newest first',
  amount: 'Journals with a line of this amount',
  number: 'By number',
  person: 'Of this person, newest first',
} as const;

/** Every movement of money, found by whatever an operator has in hand. */
export default function LedgerPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const q = search.get('q') ?? '';
  const found = useRead(searchLedger, { query: q === '' ? {} : { q } }, { keep: true });
  return (
    <>
      <PageHeader title="Ledger" lead="Every movement of money. What you look at is recorded." />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <form
          role="search"
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            const typed = new FormData(event.currentTarget).get('q');
            const wanted = typeof typed === 'string' ? typed.trim() : '';
            void navigate(pathTo('admin-ledger', {}, wanted === '' ? {} : { q: wanted }));
          }}
        >
          <TextField
            key={q}
            className="min-w-0 flex-1 basis-56"
            label="Search the ledger"
            hint="An order or payment number, a username or address, an account such as R.svc, an amount such as 82.40, or an id."
            name="q"
            type="search"
            maxLength={100}
            defaultValue={q}
            before={<Icon of={Search} />}
          />
          <Button type="submit">Search</Button>
        </form>
        {found.isError && found.data === undefined ? (
          <Alert
            tone="danger"
            title={found.error.message}
            action={
              <Button size="sm" onClick={() => void found.refetch()}>
                Try again
              </Button>
            }
          />
        ) : (
          <section className="panel min-w-0 overflow-hidden" aria-label="Journals">
            {found.data === undefined || found.data.items.length === 0 ? null : (
              <p className="px-4 py-3 text-sm text-ink-2 sm:px-5">
                {FOUND[found.data.foundBy]}
                {found.data.items.length < MOST ? '' : `. The first ${MOST} are shown; search for the others`}.
              </p>
            )}
            <DataTable
              caption={found.data === undefined ? 'Journals' : FOUND[found.data.foundBy]}
              density="tight"
              columns={journalColumns}
              rows={found.data?.items ?? []}
              rowKey={(row) => row.id}
              rowHref={(row) => pathTo('admin-journal', { journalId: row.id })}
              loading={found.isPending}
              empty={
                <EmptyState title="Nothing found" motif="data" action={<LinkButton href={pathTo('admin-ledger')}>Show the newest</LinkButton>}>
                  {q === ''
                    ? 'Money that moves is listed here once it is sealed, within seconds.'
                    : 'Try the whole number, the username, or the amount with its cents.'}
                </EmptyState>
              }
            />
          </section>
        )}
      </div>
    </>
  );
}
