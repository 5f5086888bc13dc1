import { DataTable, type Column } from '#design/app/data-table.tsx';
import { Link } from '#design/public/link.tsx';
import { Money } from '#design/public/money.tsx';
import { Panel } from '#design/public/panel.tsx';
import { When } from '#design/public/when.tsx';
import { pathTo } from '#routes';
import type { Workroom } from './use-order.ts';

type Line = Workroom['money'][number];

const columns: readonly Column<Line>[] = [
  { key: 'what', label: 'What', isName: true, phone: 'title', cell: (line) => line.words },
  { key: 'way', label: 'From and to', long: true, phone: 'meta', cell: (line) => `${line.from} to ${line.to}` },
  { key: 'at', label: 'When', phone: 'meta', wideOnly: true, cell: (line) => <When at={line.at} style="moment" /> },
  { key: 'amount', label: 'Amount', align: 'end', phone: 'amount', cell: (line) => <Money value={line.amount} /> },
];

/** Where this order's money went, posting by posting, as the ledger has it. */
export function MoneyTrail({ order }: { order: Workroom }) {
  return (
    <Panel
      title="Money"
      lead="Every posting about this order."
      flush
      footer={
        <>
          All your movements are under{' '}
          <Link href={pathTo('transactions')} className="link">
            Transactions
          </Link>
          .
        </>
      }
    >
      <DataTable
        caption="Money of this order"
        columns={columns}
        rows={order.money}
        rowKey={(line) => `${line.journalId}${line.from}${line.to}`}
        empty={<p className="text-md text-ink-2">No money has moved for this order.</p>}
      />
    </Panel>
  );
}
