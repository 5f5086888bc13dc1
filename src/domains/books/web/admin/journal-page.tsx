import { useParams, type MetaFunction } from 'react-router';
import { FactGrid } from '#design/app/fact-grid.tsx';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { DataTable, type Column } from '#design/app/data-table.tsx';
import { Unread } from '#design/app/unread.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Link } from '#design/public/link.tsx';
import { Money } from '#design/public/money.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { When } from '#design/public/when.tsx';
import { accountWords, journalWords } from '#domains/wallet/web/wallet.tsx';
import { PersonLink } from '#domains/accounts/web/accounts.ts';
import { titled } from '#kit/brand.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo, titleOf, trailTo } from '#routes';
import { readJournal } from '../../admin-contract.ts';
import { journalColumns } from '../journal-columns.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('admin-journal')) }];

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
    label: 'Owner',
    cell: ({ owner }) => {
      if (owner === null) return 'the platform';
      if (!owner.is_person) return owner.label;
      return <PersonLink id={owner.id}>{owner.label}</PersonLink>;
    },
  },
  {
    key: 'amount',
    label: 'Amount',
    align: 'end',
    phone: 'amount',
    cell: (entry) => <Money value={entry.amount} signed />,
  },
  {
    key: 'after',
    label: 'Balance after',
    align: 'end',
    phone: 'hidden',
    cell: ({ balance_after: balanceAfter }) => (balanceAfter === null ? 'summed' : <Money value={balanceAfter} />),
  },
];

export default function JournalPage() {
  const { journalId = '' } = useParams();
  return <OneJournal key={journalId} journalId={journalId} />;
}

function OneJournal({ journalId }: { journalId: string }) {
  const journal = useRead(readJournal, { params: { journal_id: journalId } });
  const { data } = journal;
  return (
    <>
      <ScreenHeader
        of={trailTo('admin-journal', { called: data?.reference.label })}
        title={data === undefined ? undefined : `${journalWords(data.kind)}, ${data.reference.label}`}
        lead={data === undefined ? undefined : <When at={data.at} style="moment" />}
      />
      {data !== undefined ? (
        <JournalPanels journal={data} />
      ) : (
        <Unread what="The journal" read={journal}>
          <Loading label="Loading the journal" className="panel">
            <RowsSkeleton rows={6} />
          </Loading>
        </Unread>
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
    [
      'Seal',
      journal.seal === null
        ? 'waiting for the next block'
        : `block ${journal.seal.block} of ${journal.seal.day}, place ${journal.seal.place + 1}`,
    ],
    ...(journal.seal === null ? [] : [['Root of the block', <code key="root">{journal.seal.root}</code>] as const]),
    ...(journal.reverses === null ? [] : [['Reverses', toJournal(journal.reverses, 'this journal')] as const]),
    ...(journal.reversed_by === null ? [] : [['Reversed by', toJournal(journal.reversed_by, 'this journal')] as const]),
  ];
  const others = journal.trail.filter(({ id }) => id !== journal.id);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Panel
        title="Journal"
        actions={
          journal.may_be_reversed ? (
            <LinkButton href={pathTo('admin-adjustments', {}, { reverse: journal.id })}>Propose a reversal</LinkButton>
          ) : null
        }
      >
        <FactGrid facts={facts} columns={2} />
      </Panel>
      <Panel title="Entries" lead="The entries sum to zero." flush>
        <DataTable
          caption="Entries"
          columns={columns}
          rows={journal.entries}
          rowKey={(entry) => entry.id}
          empty={<p className="p-4">This journal has no entries.</p>}
        />
      </Panel>
      {others.length === 0 ? null : (
        <Panel title={`All journals for ${journal.reference.label}`} flush>
          <DataTable
            caption={`All journals for ${journal.reference.label}`}
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
