import type { ReactNode } from 'react';
import { Button } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { TryAgain, Unread } from '#design/app/unread.tsx';

interface Pages<Item> {
  readonly isPaused: boolean;
  readonly error: Error | null;
  readonly data: { readonly pages: readonly { readonly items: readonly Item[] }[] } | undefined;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => unknown;
}

interface ListedProps<Item> {
  readonly title: string;
  readonly lead: string;
  readonly empty: string;
  readonly list: Pages<Item>;
  readonly renderRow: (item: Item) => ReactNode;
}

/** A panel with a paged list of rows, whatever state it is in. */
export function Listed<Item>({ title, lead, empty, list, renderRow }: ListedProps<Item>) {
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Panel title={title} lead={lead} flush>
      {list.data === undefined ? (
        <div className="px-4 pb-4 sm:px-5">
          <Unread what={title} read={list}>
            <Loading label={`Loading: ${title}`}>
              <RowsSkeleton rows={3} />
            </Loading>
          </Unread>
        </div>
      ) : items.length === 0 ? (
        <p className="px-4 pb-4 text-sm text-ink-2 sm:px-5">{empty}</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">{items.map(renderRow)}</ul>
      )}
      {list.error === null || list.data === undefined ? null : (
        <div className="px-4 py-4 sm:px-5">
          <TryAgain
            what={list.isFetchNextPageError ? 'More' : 'The newest'}
            error={list.error}
            onRetry={list.isFetchNextPageError ? list.fetchNextPage : list.refetch}
          />
        </div>
      )}
      {list.hasNextPage && list.error === null ? (
        <div className="border-t border-line px-4 py-3 sm:px-5">
          <Button size="sm" pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show more
          </Button>
        </div>
      ) : null}
    </Panel>
  );
}
