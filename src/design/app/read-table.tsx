import type { ReactNode } from 'react';
import { Panel } from '../public/panel.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { itemsOf, MorePages, type Pages } from './paged-panel.tsx';
import { Unread, type Read } from './unread.tsx';

interface ReadTableProps<Row> extends Omit<DataTableProps<Row>, 'loading'> {
  readonly read: Read;
  /** As it starts a sentence: "Your orders". */
  readonly what: string;
  /** Names the panel, for jumping to it. */
  readonly label: string;
  /** Above the rows: what they are, how many. */
  readonly lead?: ReactNode;
}

/** A table of its own panel in every state: loading, offline, failed, empty, loaded (SCR-2). */
export const ReadTable = <Row,>({ read, what, label, lead, ...table }: ReadTableProps<Row>) => (
  <Unread what={what} read={read}>
    <section className="panel min-w-0 overflow-hidden" aria-label={label}>
      {lead === undefined ? null : <p className="px-4 py-3 text-sm text-ink-2 sm:px-5">{lead}</p>}
      <DataTable {...table} loading={read.data === undefined} />
    </section>
  </Unread>
);

/** The same for a list that is read page by page; what was read stays when the next page does not come. */
export const PagedTable = <Row,>({
  list,
  ...table
}: Omit<ReadTableProps<Row>, 'read' | 'rows'> & { readonly list: Pages<Row> }) => (
  <>
    <ReadTable {...table} read={list} rows={itemsOf(list)} />
    <MorePages list={list} />
  </>
);

interface TablePanelProps<Row> extends Omit<DataTableProps<Row>, 'loading' | 'caption' | 'empty'> {
  readonly title: string;
  readonly lead?: string;
  readonly actions?: ReactNode;
  readonly read: Read;
  /** A sentence. */
  readonly empty: string;
  /** Below the rows. */
  readonly children?: ReactNode;
}

/** A few rows under a title, beside other panels. */
export const TablePanel = <Row,>({ title, lead, actions, read, empty, children, ...table }: TablePanelProps<Row>) => (
  <Panel title={title} lead={lead} actions={actions} flush>
    <Unread what={`The ${title.toLowerCase()}`} read={read}>
      <DataTable
        caption={title}
        density="tight"
        loading={read.data === undefined}
        empty={<p className="text-sm text-ink-2">{empty}</p>}
        {...table}
      />
    </Unread>
    {children}
  </Panel>
);
