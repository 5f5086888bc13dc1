import { useParams, type MetaFunction } from 'react-router';
import { DataTable, type Column } from '#design/app/data-table.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Breadcrumb } from '#design/public/breadcrumb.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { Link } from '#design/public/link.tsx';
import { Money } from '#design/public/money.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { When } from '#design/public/when.tsx';
import { accountWords, journalWords } from '#domains/wallet/web/wallet.tsx';
import { PersonLink } from '#domains/accounts/web/accounts.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { readJournal } from '../../admin-contract.ts';
import { journalColumns } from '../journal-columns.tsx';

export const meta: MetaFunction = () => [{ title: 'Journal · Docket' }];

type Journal = DataOf<typeof readJournal>;
type Entry = Journal['entries'][number];

const columns: readonly Column<Entry>[] = [
  {
    key: 'account',
    label: 'Account',
    isName: true,
    cell: ({ account }) => (
      <>
        {accountWords(account)} <span className="font-normal whitespace-nowrap text-ink-3">{account}</span>
      </>
    ),
  },
  {
    key: 'owner',
    label: 'Whose',
    cell: ({ owner }) => {
      if (owner === null) return 'the platform';
      if (!owner.isPerson) return owner.label;
      return <PersonLink id={owner.id}>{owner.label}</PersonLink>;
    },
  },
  { key: 'amount', label: 'Amount', align: 'end', phone: 'amount', cell: (entry) => <Money value={entry.amount} signed /> },
  {
    key: 'after',
    label: 'Balance after',
    align: 'end',
    phone: 'hidden',
    cell: ({ balanceAfter }) => (balanceAfter === null ? 'summed' : <Money value={balanceAfter} />),
  },
];

export default function JournalPage() {
  const { journalId = '' } = useParams();
  const journal = useRead(readJournal, { params: { journalId } });
  const { data } = journal;
  return (
    <>
      <PageHeader
        title={data === undefined ? 'Journal' : `${journalWords(data.kind)}, ${data.reference.label}`}
        lead={data === undefined ? undefined : <When at={data.at} style="moment" />}
        above={<Breadcrumb items={[{ href: pathTo('admin-ledger'), label: 'Ledger' }]} current={data?.reference.label ?? 'Journal'} />}
      />
      {data !== undefined ? (
        <JournalPanels journal={data} />
      ) : journal.isError ? (
        <Alert
          tone="danger"
          title={journal.error.message}
          action={
            <Button size="sm" onClick={() => void journal.refetch()}>
              Try again
            </Button>
          }
        />
      ) : (
        <Loading label="Loading the journal" className="panel">
          <RowsSkeleton rows={6} />
        </Loading>
      )}
    </>
  );
}

function JournalPanels({ journal }: { journal: Journal }) {
  const toJournal = (journalId: string, words: string) => (
    <Link href={pathTo('admin-journal', { journalId })} className="link">
      {words}
    </Link>
  );
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    ['Id', journal.id],
    ['Moved', <Money key="moved" value={journal.moved} />],
    ['Seal', journal.seal === null ? 'waiting for the next block' : `block ${journal.seal.block} of ${journal.seal.day}, place ${journal.seal.place + 1}`],
    ...(journal.seal === null ? [] : [['Root of the block', <code key="root">{journal.seal.root}</code>] as const]),
    ...(journal.reverses === null ? [] : [['Undoes', toJournal(journal.reverses, 'this journal')] as const]),
    ...(journal.reversedBy === null ? [] : [['Undone by', toJournal(journal.reversedBy, 'this journal')] as const]),
  ];
  const others = journal.trail.filter(({ id }) => id !== journal.id);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Panel
        title="Journal"
        actions={journal.mayBeReversed ? <LinkButton href={pathTo('admin-adjustments', {}, { reverse: journal.id })}>Propose a reversal</LinkButton> : null}
      >
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {facts.map(([label, value]) => (
            <div key={label} className="min-w-0">
              <dt className="text-sm text-ink-2">{label}</dt>
              <dd className="tnum wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <Panel title="Entries" lead="They add up to zero." flush>
        <DataTable
          caption="Entries"
          columns={columns}
          rows={journal.entries}
          rowKey={(entry) => entry.id}
          empty={<p className="p-4">This journal has no entries.</p>}
        />
      </Panel>
      {others.length === 0 ? null : (
        <Panel title={`All else about ${journal.reference.label}`} flush>
          <DataTable
            caption={`All else about ${journal.reference.label}`}
            columns={journalColumns}
            rows={others}
            rowKey={(row) => row.id}
            rowHref={(row) => pathTo('admin-journal', { journalId: row.id })}
            empty={null}
          />
        </Panel>
      )}
    </div>
  );
}
