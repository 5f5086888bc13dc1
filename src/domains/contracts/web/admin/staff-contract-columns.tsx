import type { Column } from '#design/app/data-table.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { Link } from '#design/public/link.tsx';
import { Money } from '#design/public/money.tsx';
import { Name } from '#design/public/name.tsx';
import { When } from '#design/public/when.tsx';
import { PersonLink } from '#domains/accounts/web/accounts.ts';
import { pathTo } from '#routes';
import type { StaffContract } from '../../staff-contract.ts';
import { CONTRACT_WORDS } from '../../words.ts';

export const Party = ({ of: { id, name } }: { of: StaffContract['client'] }) => (
  <PersonLink id={id} className="inline-block min-h-6">
    <Name of={name} />
  </PersonLink>
);

export const staffContractColumns: readonly Column<StaffContract>[] = [
  { key: 'title', label: 'Contract', isName: true, phone: 'title', cell: (row) => row.title },
  {
    key: 'number',
    label: 'Number and offer',
    phone: 'meta',
    // Together, so that the sums have room.
    cell: ({ contract_number: number, offered_at: offeredAt }) => (
      <>
        <Link href={pathTo('admin-contract', { contractNumber: number })} className="link inline-block min-h-6 tnum">
          {number}
        </Link>
        <span className="block text-xs">
          <When at={offeredAt} />
        </span>
      </>
    ),
  },
  { key: 'client', label: 'Client', phone: 'meta', long: true, cell: (row) => <Party of={row.client} /> },
  { key: 'freelancer', label: 'Freelancer', phone: 'meta', long: true, cell: (row) => <Party of={row.freelancer} /> },
  {
    key: 'state',
    label: 'State',
    phone: 'status',
    cell: ({ state }) => <StatusChip tone={CONTRACT_WORDS[state].tone}>{CONTRACT_WORDS[state].label}</StatusChip>,
  },
  // All with their labels on a phone too: one sum alone would be taken for what both sides see first.
  { key: 'agreed', label: 'Agreed', align: 'end', phone: 'meta', cell: (row) => <Money value={row.agreed} /> },
  { key: 'held', label: 'Held with fee', align: 'end', phone: 'meta', cell: (row) => <Money value={row.held} /> },
  { key: 'released', label: 'Released', align: 'end', phone: 'meta', cell: (row) => <Money value={row.released} /> },
];
