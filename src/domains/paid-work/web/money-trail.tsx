import { DataTable, type Column } from '#design/app/data-table.tsx';
import { Link } from '#design/public/link.tsx';
import { Money } from '#design/public/money.tsx';
import { Panel } from '#design/public/panel.tsx';
import { When } from '#design/public/when.tsx';
import { pathTo } from '#routes';
import type { MoneyLine } from '../shapes.ts';

const columns: readonly Column<MoneyLine>[] = [
  { key: 'what', label: 'What', isName: true, phone: 'title', cell: (line) => line.words },
  { key: 'details', label: 'Details', long: true, phone: 'meta', cell: (line) => line.details },
  { key: 'at', label: 'When', phone: 'meta', wideOnly: true, cell: (line) => <When at={line.at} style="moment" /> },
  { key: 'amount', label: 'Amount', align: 'end', phone: 'amount', cell: (line) => <Money value={line.amount} /> },
];

interface MoneyTrailProps {
  lines: readonly MoneyLine[];
  /** Names the work, as in "this errand". */
  of: string;
  title?: string;
  /** Staff read it as well, and have no payments of their own in it. */
  isOwn?: boolean;
}

/** Every payment of this work, from the ledger. */
export function MoneyTrail({ lines, of, title = 'Payment history', isOwn = true }: MoneyTrailProps) {
  return (
    <Panel
      title={title}
      flush
      footer={
        isOwn ? (
          <>
            See all your payments in{' '}
            <Link href={pathTo('transactions')} className="link">
              Transactions
            </Link>
            .
          </>
        ) : undefined
      }
    >
      <DataTable
        caption={`Payments of ${of}`}
        columns={columns}
        rows={lines}
        rowKey={(line) => `${line.journal_id}${line.from}${line.to}`}
        empty={<p className="text-md text-ink-2">No payments yet.</p>}
      />
    </Panel>
  );
}
