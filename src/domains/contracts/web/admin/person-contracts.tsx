import { DataTable, type Column } from '#design/app/data-table.tsx';
import { Unread } from '#design/app/unread.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { Link } from '#design/public/link.tsx';
import { Money } from '#design/public/money.tsx';
import { Name } from '#design/public/name.tsx';
import { Panel } from '#design/public/panel.tsx';
import { When } from '#design/public/when.tsx';
import { PersonLink, useIsOpen } from '#domains/accounts/web/accounts.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { staffContracts, type StaffContract } from '../../staff-contract.ts';
import { CONTRACT_WORDS } from '../../words.ts';

/** What moved for its first milestone, for staff whose work is money: each milestone is a charge of its own. */
function Number({ of }: { of: string }) {
  if (!useIsOpen(['money'])) return <span className="tnum">{of}</span>;
  return (
    <Link href={pathTo('admin-ledger', {}, { q: `${of}-1` })} className="link inline-block min-h-6 tnum">
      {of}
    </Link>
  );
}
const Party = ({ of: { id, name } }: { of: StaffContract['client'] }) => (
  <PersonLink id={id} className="inline-block min-h-6">
    <Name of={name} />
  </PersonLink>
);

const columns: readonly Column<StaffContract>[] = [
  { key: 'title', label: 'Contract', isName: true, phone: 'title', cell: (row) => row.title },
  { key: 'number', label: 'Number', phone: 'meta', cell: (row) => <Number of={row.contract_number} /> },
  { key: 'offered', label: 'Offered', phone: 'meta', cell: (row) => <When at={row.offered_at} /> },
  { key: 'client', label: 'Client', phone: 'meta', cell: (row) => <Party of={row.client} /> },
  { key: 'freelancer', label: 'Freelancer', phone: 'meta', cell: (row) => <Party of={row.freelancer} /> },
  {
    key: 'state',
    label: 'State',
    phone: 'status',
    cell: ({ state }) => <StatusChip tone={CONTRACT_WORDS[state].tone}>{CONTRACT_WORDS[state].label}</StatusChip>,
  },
  { key: 'held', label: 'Held', align: 'end', phone: 'meta', cell: (row) => <Money value={row.held} /> },
  { key: 'released', label: 'Released', align: 'end', phone: 'amount', cell: (row) => <Money value={row.released} /> },
];

/** The latest that they offered or were hired for. */
export function PersonContracts({ id }: { id: string }) {
  const contracts = useRead(staffContracts, { query: { person: id, limit: '5' } });
  return (
    <Panel title="Contracts" lead="Latest 5 contracts, as client and as freelancer." flush>
      <Unread what="The contracts" read={contracts}>
        <DataTable
          caption="Contracts"
          density="tight"
          loading={contracts.data === undefined}
          columns={columns}
          rows={contracts.data?.items ?? []}
          rowKey={(row) => row.contract_number}
          empty={<p className="text-sm text-ink-2">No contracts yet.</p>}
        />
      </Unread>
    </Panel>
  );
}
