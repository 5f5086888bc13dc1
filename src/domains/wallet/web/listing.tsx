import type { ReactNode } from 'react';
import { DataTable, type Column } from '#design/app/data-table.tsx';
import { Button } from '#design/public/button.tsx';
import { TryAgain, Unread } from '#design/app/unread.tsx';

interface Pages<Row> {
  readonly data: { readonly pages: readonly { readonly items: readonly Row[] }[] } | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
  /** It would be asked for, but there is no connection. */
  readonly isPaused: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

interface ListingProps<Row> {
  caption: string;
  list: Pages<Row>;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  empty: ReactNode;
}

/** A table that goes on by a button, with its own trouble and emptiness. */
export function Listing<Row>({ caption, list, columns, rowKey, empty }: ListingProps<Row>) {
  if (list.data === undefined && (list.error !== null || list.isPaused))
    return (
      <Unread what={caption} read={list}>
        {null}
      </Unread>
    );
  const rows = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <div className="panel overflow-hidden">
        <DataTable
          caption={caption}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          loading={list.isPending}
          empty={<div className="pt-3 sm:pt-4">{empty}</div>}
        />
      </div>
      {/* What was read stays; only what did not come says so. */}
      {list.error === null ? null : (
        <TryAgain
          what={list.isFetchNextPageError ? 'More' : 'The newest'}
          error={list.error}
          onRetry={list.isFetchNextPageError ? list.fetchNextPage : list.refetch}
        />
      )}
      {list.hasNextPage && list.error === null ? (
        <div>
          <Button onClick={() => void list.fetchNextPage()} pending={list.isFetchingNextPage}>
            Show older
          </Button>
        </div>
      ) : null}
    </>
  );
}
