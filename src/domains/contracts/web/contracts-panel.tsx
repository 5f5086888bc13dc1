import { DataTable, type Column } from '#design/app/data-table.tsx';
import { PersonName } from '#design/app/person-name.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { Money } from '#design/public/money.tsx';
import { Name } from '#design/public/name.tsx';
import { Panel } from '#design/public/panel.tsx';
import { When } from '#design/public/when.tsx';
import { useSession } from '#domains/accounts/web/accounts.ts';
import type { Side } from '#kit/sides.ts';
import { pathTo } from '#routes';
import { contractPath } from '../charge-kind.ts';
import type { OpenContract } from '../dashboard-piece.ts';
import { CONTRACT_WORDS, MILESTONE_WORDS } from '../words.ts';

const columns = (side: Side): readonly Column<OpenContract>[] => [
  { key: 'title', label: 'Contract', isName: true, phone: 'title', cell: (contract) => <Name of={contract.title} /> },
  {
    key: 'other',
    label: side === 'client' ? 'Freelancer' : 'Client',
    phone: 'meta',
    long: true,
    cell: (contract) => <PersonName of={contract.other} />,
  },
  {
    key: 'state',
    label: 'Status',
    phone: 'status',
    cell: (contract) => {
      const { label, tone } = contract.is_disputed ? MILESTONE_WORDS.disputed : CONTRACT_WORDS[contract.state];
      return <StatusChip tone={tone}>{label}</StatusChip>;
    },
  },
  {
    key: 'milestones',
    label: 'Milestones released',
    phone: 'hidden',
    wideOnly: true,
    cell: (contract) => `${contract.released} of ${contract.milestones}`,
  },
  {
    key: 'clock',
    label: 'Deadline',
    phone: 'hidden',
    wideOnly: true,
    cell: ({ ends_at: at }) => (at === null ? null : <When at={at} style="date" />),
  },
  { key: 'held', label: 'Held', align: 'end', phone: 'amount', cell: (contract) => <Money value={contract.held} /> },
];

interface ContractsPanelProps {
  side: Side;
  contracts: readonly OpenContract[];
}

/** Contracts that are not over, open offers among them, with what is held for each. */
export function ContractsPanel({ side, contracts }: ContractsPanelProps) {
  const doesBoth = useSession(({ role }) => role === 'both');
  const title = doesBoth ? (side === 'client' ? 'Contracts you pay for' : 'Contracts you work on') : 'Contracts';
  return (
    <Panel
      title={title}
      flush
      actions={
        <LinkButton href={pathTo('contracts')} variant="ghost" size="sm">
          See all
        </LinkButton>
      }
    >
      <DataTable
        caption={title}
        columns={columns(side)}
        rows={contracts}
        rowKey={({ number }) => number}
        rowHref={({ number }) => contractPath(number)}
      />
    </Panel>
  );
}
