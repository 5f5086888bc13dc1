import { DataTable, type Column } from '#design/app/data-table.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { Money } from '#design/public/money.tsx';
import { Panel } from '#design/public/panel.tsx';
import { When } from '#design/public/when.tsx';
import { ReceiptButton } from '#domains/wallet/web/wallet.tsx';
import type { MoneyRow } from '../shapes.ts';

const columns: readonly Column<MoneyRow>[] = [
  {
    key: 'what',
    label: 'What',
    isName: true,
    phone: 'title',
    cell: ({ words, note, quote }) => (
      <>
        {words}
        {note === null ? null : <span className="block text-sm font-normal text-ink-2">{note}</span>}
        {quote === null ? null : <q className="block text-sm font-normal text-ink-2">{quote}</q>}
      </>
    ),
  },
  { key: 'at', label: 'When', hideLabel: true, phone: 'meta', cell: ({ at }) => <When at={at} style="moment" /> },
  {
    key: 'state',
    label: 'State',
    phone: 'status',
    cell: ({ state, until }) => (
      <span className="inline-flex flex-wrap items-center gap-x-2">
        <StatusChip tone={state.tone}>{state.label}</StatusChip>
        {until === null ? null : (
          <span className="text-xs text-ink-2">
            until <When at={until} style="short" />
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'receipt',
    label: 'Receipt',
    hideLabel: true,
    phone: 'note',
    cell: ({ receipt }) => (receipt === null ? null : <ReceiptButton number={receipt} />),
  },
  { key: 'amount', label: 'Amount', align: 'end', phone: 'amount', cell: ({ amount }) => <Money value={amount} /> },
];

/** Payments in words, each with what that money is now. */
export const MoneyRows = ({ rows, work }: { rows: readonly MoneyRow[]; work: 'this contract' | 'this milestone' }) => (
  <Panel title="Payments" flush>
    <DataTable
      caption={`Payments of ${work}`}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<p className="text-md text-ink-2">No payments yet.</p>}
    />
  </Panel>
);
