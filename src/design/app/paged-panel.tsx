import type { ReactNode } from 'react';
import { Button } from '../public/button.tsx';
import { Panel } from '../public/panel.tsx';
import { Loading, RowsSkeleton } from '../public/skeleton.tsx';
import { TryAgain, Unread, type Read } from './unread.tsx';

/** A list that is read page by page, as `usePages` gives it. */
export interface Pages<Item> {
  readonly isPaused: boolean;
  readonly error: Error | null;
  readonly data: { readonly pages: readonly { readonly items: readonly Item[] }[] } | undefined;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => unknown;
}

export const itemsOf = <Item,>(list: Pages<Item>): Item[] => list.data?.pages.flatMap((page) => page.items) ?? [];

interface PanelOfRows<Item> {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  /** One sentence, or an EmptyState. */
  readonly empty: ReactNode;
  /** The rows' own `<li>`, or all of them as a table. */
  readonly renderRow: (item: Item) => ReactNode;
}

interface RowsPanelProps<Item> extends PanelOfRows<Item> {
  readonly read: Read;
  /** Undefined while there is nothing to show yet. */
  readonly items: readonly Item[] | undefined;
  /** Below the rows. */
  readonly children?: ReactNode;
}

/** A panel with a list of rows, in every state: loading, empty, failed, offline, loaded (SCR-2). */
export function RowsPanel<Item>({
  title,
  lead,
  actions,
  empty,
  read,
  items,
  renderRow,
  children,
}: RowsPanelProps<Item>) {
  return (
    <Panel title={title} lead={lead} actions={actions} flush>
      {items === undefined ? (
        <div className="px-4 pb-4 sm:px-5">
          <Unread what={title} read={read}>
            <Loading label={`Loading: ${title}`}>
              <RowsSkeleton rows={3} />
            </Loading>
          </Unread>
        </div>
      ) : items.length === 0 ? (
        <div className="px-4 pb-4 text-sm text-ink-2 sm:px-5">{empty}</div>
      ) : (
        <ul className="divide-y divide-line border-t border-line">{items.map(renderRow)}</ul>
      )}
      {children}
    </Panel>
  );
}

/** The same for a list that is read page by page, with more to load. */
export const PagedPanel = <Item,>({ list, ...panel }: PanelOfRows<Item> & { readonly list: Pages<Item> }) => (
  <RowsPanel {...panel} read={list} items={list.data === undefined ? undefined : itemsOf(list)}>
    <MorePages list={list} className="border-t border-line px-4 py-3 sm:px-5" />
  </RowsPanel>
);

/** Below a list: the next page, or why the last one did not come. Nothing where the list is complete. */
export function MorePages({ list, className = '' }: { list: Pages<unknown>; className?: string }) {
  if (list.data === undefined) return null;
  if (list.error !== null)
    return (
      <div className={className}>
        <TryAgain
          what={list.isFetchNextPageError ? 'More' : 'The latest'}
          error={list.error}
          onRetry={list.isFetchNextPageError ? list.fetchNextPage : list.refetch}
        />
      </div>
    );
  return list.hasNextPage ? (
    <div className={className}>
      <Button size="sm" pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        Load more
      </Button>
    </div>
  ) : null;
}
