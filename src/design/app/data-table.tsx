import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Icon } from '../public/icon.tsx';
import { Link } from '../public/link.tsx';
import { Loading, RowsSkeleton } from '../public/skeleton.tsx';

export interface Column<Row> {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Money and counts stand on the right in tabular figures. */
  align?: 'start' | 'end' | undefined;
  /** The row's name: bold, and the row's header for screen readers. One per table. */
  isName?: boolean | undefined;
  /** The link of the header when the table can be sorted by it. */
  sortHref?: string | undefined;
  sorted?: 'ascending' | 'descending' | undefined;
  /**
   * Its place in the narrow layout, where a row is a list item: title, notes without a label and meta left, amount and
   * status right, a choice before and a menu after all.
   */
  phone?: 'title' | 'note' | 'meta' | 'amount' | 'status' | 'lead' | 'tail' | 'hidden' | undefined;
  /** People's own text: may wrap anywhere. Other cells stay on one line; the name may always wrap. */
  long?: boolean | undefined;
  /** What its cells are is plain to see: a choice, a menu. */
  hideLabel?: boolean | undefined;
  /** Hidden first when the table gets narrow. */
  wideOnly?: boolean | undefined;
}

export interface DataTableProps<Row> {
  /** For screen readers; visible with `showCaption`. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The whole row is clickable; the name is the link. */
  rowHref?: ((row: Row) => string) | undefined;
  loading?: boolean | undefined;
  /** Shown in place of rows. */
  empty?: ReactNode;
  /** 42 px rows, 36 in administration. */
  density?: 'normal' | 'tight' | undefined;
}

/** A table where there is room, else a list, by its own width and not the screen's. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, loading = false, empty } = props;
  if (loading) {
    return (
      <Loading label={`Loading: ${caption}`}>
        <RowsSkeleton rows={5} />
      </Loading>
    );
  }
  if (rows.length === 0)
    return <div className="px-4 pt-1 pb-4 sm:px-5 sm:pb-5 [.panel>&]:pt-4 sm:[.panel>&]:pt-5">{empty}</div>;
  return (
    <div className="@container">
      <div className="hidden @2xl:block">
        <WideTable {...props} />
      </div>
      <ul aria-label={caption} className="@2xl:hidden">
        {rows.map((row) => (
          <PhoneRow
            key={props.rowKey(row)}
            row={row}
            columns={columns}
            {...(props.rowHref ? { href: props.rowHref(row) } : {})}
          />
        ))}
      </ul>
    </div>
  );
}

const edge = 'px-2.5 first:ps-5 last:pe-5';

function WideTable<Row>({ caption, columns, rows, rowKey, rowHref, density = 'normal' }: DataTableProps<Row>) {
  const height = density === 'tight' ? 'h-9' : 'h-[42px]';
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-y border-line bg-sunken text-xs text-ink-2">
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              aria-sort={column.sorted}
              className={`${edge} h-9 font-medium whitespace-nowrap ${column.align === 'end' ? 'text-end' : 'text-start'} ${column.wideOnly ? 'hidden @4xl:table-cell' : ''}`}
            >
              <ColumnHead column={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className="relative border-b border-line last:border-b-0 hover:bg-hover">
            {columns.map((column) => {
              const look = `${edge} ${height} py-1.5 ${column.align === 'end' ? 'tnum text-end font-semibold' : 'text-start'} ${column.isName ? 'min-w-44 wrap-anywhere' : column.long ? 'min-w-28 wrap-anywhere' : 'whitespace-nowrap'} ${column.wideOnly ? 'hidden @4xl:table-cell' : ''}`;
              if (!column.isName) {
                return (
                  <td key={column.key} className={`${look} ${column.align === 'end' ? '' : 'text-ink-2'}`}>
                    {column.cell(row)}
                  </td>
                );
              }
              return (
                <th key={column.key} scope="row" className={`${look} font-semibold`}>
                  {rowHref ? (
                    <Link href={rowHref(row)} className="row-link">
                      {column.cell(row)}
                    </Link>
                  ) : (
                    column.cell(row)
                  )}
                </th>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ColumnHead<Row>({ column }: { column: Column<Row> }) {
  if (column.hideLabel) return <span className="sr-only">{column.label}</span>;
  if (!column.sortHref) return <>{column.label}</>;
  const arrow = column.sorted === 'ascending' ? ArrowUp : column.sorted === 'descending' ? ArrowDown : ChevronsUpDown;
  return (
    <Link href={column.sortHref} className="inline-flex min-h-9 items-center gap-1 rounded-xs hover:text-ink">
      {column.label}
      <Icon of={arrow} size="inline" className={column.sorted ? 'text-ink' : 'text-ink-3'} />
    </Link>
  );
}

function PhoneRow<Row>({ row, columns, href }: { row: Row; columns: readonly Column<Row>[]; href?: string }) {
  const at = (place: NonNullable<Column<Row>['phone']>) =>
    columns.filter((column) => (column.phone ?? (column.isName ? 'title' : 'meta')) === place);
  const title = at('title').map((column) => <span key={column.key}>{column.cell(row)}</span>);
  const meta = at('meta');
  const bare = (place: 'lead' | 'tail') =>
    at(place).map((column) => <Fragment key={column.key}>{column.cell(row)}</Fragment>);
  return (
    <li className="relative flex items-start gap-x-3 border-t border-line px-4 py-3 sm:px-5">
      {bare('lead')}
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-40">
          <p className="font-medium wrap-anywhere">
            {href ? (
              <Link href={href} className="row-link">
                {title}
              </Link>
            ) : (
              title
            )}
          </p>
          {at('note').map((column) => (
            <div key={column.key} className="mt-1 text-sm empty:hidden">
              {column.cell(row)}
            </div>
          ))}
          {meta.length > 0 ? (
            <dl className="tnum mt-0.5 flex flex-wrap gap-x-2 text-xs text-ink-3">
              {meta.map((column) => {
                const value = column.cell(row);
                // Without a value the label is left out.
                return value === null ? null : (
                  <div key={column.key} className="flex flex-wrap gap-x-1">
                    <dt className="whitespace-nowrap">{column.label}</dt>
                    <dd className="min-w-0 wrap-anywhere text-ink-2">{value}</dd>
                  </div>
                );
              })}
            </dl>
          ) : null}
        </div>
        {/* Beside the words while there is room for both, else under them: a long status never lies on the title. */}
        <div className="ms-auto flex max-w-full shrink-0 flex-col items-end gap-1 text-end">
          {at('amount').map((column) => (
            <span key={column.key} className="tnum font-semibold">
              {column.cell(row)}
            </span>
          ))}
          {at('status').map((column) => (
            <span key={column.key}>{column.cell(row)}</span>
          ))}
        </div>
      </div>
      <div className="-mt-1.5 -me-2 empty:hidden">{bare('tail')}</div>
    </li>
  );
}
