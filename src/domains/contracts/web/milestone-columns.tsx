import type { Column } from '#design/app/data-table.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { Money } from '#design/public/money.tsx';
import { Name } from '#design/public/name.tsx';
import { When } from '#design/public/when.tsx';
import { equals, formatMoney } from '#kit/money.ts';
import type { MilestoneRow } from '../contract.ts';
import { rowWords, turnWords } from '../words.ts';

export const milestoneColumns = (side: 'buying' | 'selling'): readonly Column<MilestoneRow>[] => [
  { key: 'title', label: 'Milestone', isName: true, phone: 'title', cell: (row) => <Name of={row.title} /> },
  { key: 'contract', label: 'Contract', phone: 'meta', long: true, cell: (row) => <Name of={row.contract_title} /> },
  {
    key: 'other',
    label: side === 'buying' ? 'Freelancer' : 'Client',
    phone: 'meta',
    wideOnly: true,
    cell: (row) => <Name of={row.other} />,
  },
  {
    key: 'state',
    label: 'Status',
    phone: 'status',
    cell: (row) => {
      const { label, tone } = rowWords(row.contract_state, row.state);
      return <StatusChip tone={tone}>{label}</StatusChip>;
    },
  },
  { key: 'turn', label: 'Your turn', phone: 'meta', cell: (row) => row.dispute_turn ?? turnWords(row.turn, row.state) },
  {
    key: 'clock',
    label: 'Next deadline',
    phone: 'meta',
    cell: ({ clock }) => (clock === null ? null : <When at={clock.ends_at} style="moment" />),
  },
  {
    key: 'amount',
    label: side === 'buying' ? 'Total' : 'Price',
    align: 'end',
    phone: 'amount',
    cell: ({ amount, outcome }) =>
      outcome === null || equals(outcome.released, outcome.agreed) ? (
        <Money value={amount} />
      ) : (
        // In part: what was released of what was agreed, as on its contract.
        <span>
          <Money value={outcome.released} />
          <span className="block text-xs font-normal text-ink-3">released of {formatMoney(outcome.agreed)}</span>
        </span>
      ),
  },
];
