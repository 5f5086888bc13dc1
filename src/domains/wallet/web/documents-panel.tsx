import { RowsPanel } from '#design/app/paged-panel.tsx';
import type { Read } from '#design/app/unread.tsx';
import { Link } from '#design/public/link.tsx';
import { serverNow } from '#kit/web/server-clock.ts';
import { pathTo } from '#routes';
import { StatementButtons } from './statement-buttons.tsx';

interface DocumentsPanelProps {
  readonly read: Read;
  readonly years: readonly number[] | undefined;
}

const YearRow = ({ year, isOver }: { year: number; isOver: boolean }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
    <div>
      <p className="font-medium">{isOver ? year : `${year}, so far`}</p>
      <Link
        href={pathTo('payment-history', {}, { from: `${year}-01-01`, to: `${year}-12-31` })}
        className="link inline-block min-h-6 text-sm"
      >
        Receipts and invoices<span className="sr-only"> of {year}</span>
      </Link>
    </div>
    <div className="flex items-center gap-2">
      <span className="text-sm text-ink-2">Statement</span>
      <StatementButtons year={String(year)} />
    </div>
  </li>
);

/** Every document about one's money, by year. */
export function DocumentsPanel({ read, years }: DocumentsPanelProps) {
  const thisYear = new Date(serverNow()).getUTCFullYear();
  return (
    <RowsPanel
      title="Documents"
      lead="Receipts and invoices for each payment, and a statement for each year (UTC)."
      read={read}
      items={years}
      empty="Receipts appear here after your first payment."
      renderRow={(year) => <YearRow key={year} year={year} isOver={year < thisYear} />}
    />
  );
}
