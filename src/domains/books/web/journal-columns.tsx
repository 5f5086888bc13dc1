import type { Column } from '#design/app/data-table.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { Money } from '#design/public/money.tsx';
import { When } from '#design/public/when.tsx';
import { journalWords } from '#domains/wallet/web/wallet.tsx';
import type { JournalRow } from '../admin-contract.ts';

export const journalColumns: readonly Column<JournalRow>[] = [
  { key: 'kind', label: 'Journal', isName: true, cell: (row) => journalWords(row.kind) },
  { key: 'reference', label: 'About', cell: (row) => row.reference.label },
  { key: 'at', label: 'When', cell: (row) => <When at={row.at} style="moment" /> },
  {
    key: 'sealed',
    label: 'Seal',
    phone: 'status',
    cell: (row) => (
      <StatusChip tone={row.sealed ? 'success' : 'neutral'}>{row.sealed ? 'Sealed' : 'Waiting'}</StatusChip>
    ),
  },
  { key: 'moved', label: 'Moved', align: 'end', phone: 'amount', cell: (row) => <Money value={row.moved} /> },
];
