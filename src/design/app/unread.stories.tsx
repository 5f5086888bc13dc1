import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORD, nothing, State, States } from '../stories.tsx';
import { RowsSkeleton } from '../public/skeleton.tsx';
import { Address } from './address.tsx';
import { MorePages, PagedPanel, RowsPanel } from './paged-panel.tsx';
import { PagedTable, ReadTable, TablePanel } from './read-table.tsx';
import { SearchForm } from './search-form.tsx';
import { ReadState, TryAgain, Unread } from './unread.tsx';

export default { title: 'App/Reading' } satisfies Meta;

const read = { error: null, isPaused: false, refetch: nothing };
const broken = new Error('The server did not answer in time.');

export const NotYetRead: StoryObj = {
  render: () => (
    <States>
      <State name="on its way">
        <Unread what="Your orders" read={read}>
          <RowsSkeleton rows={3} />
        </Unread>
      </State>
      <State name="without a connection">
        <Unread what="Your orders" read={{ ...read, isPaused: true }}>
          <RowsSkeleton rows={3} />
        </Unread>
      </State>
      <State name="failed">
        <Unread what="Your orders" read={{ ...read, error: broken }}>
          <RowsSkeleton rows={3} />
        </Unread>
      </State>
      <State name="one part of a screen failed">
        <TryAgain what="What is clearing" error={broken} onRetry={nothing} />
      </State>
    </States>
  ),
};

export const Addresses: StoryObj = {
  render: () => (
    <div className="grid max-w-48 gap-4">
      <State name="short">
        <Address of="ada@example.org" />
      </State>
      <State name="longer than its column">
        <Address of={`${LONG_WORD.toLowerCase()}@mail.workshop.example.org`} />
      </State>
    </div>
  ),
};

interface Session {
  readonly device: string;
}

export const OneRead: StoryObj = {
  render: () => (
    <States>
      <State name="on its way">
        <ReadState<Session> what="Your session" read={{ ...read, data: undefined }}>
          {({ device }) => <p>{device}</p>}
        </ReadState>
      </State>
      <State name="failed">
        <ReadState<Session> what="Your session" read={{ ...read, data: undefined, error: broken }}>
          {({ device }) => <p>{device}</p>}
        </ReadState>
      </State>
      <State name="loaded">
        <ReadState<Session> what="Your session" read={{ ...read, data: { device: 'Firefox on Linux' } }}>
          {({ device }) => <p>{device}</p>}
        </ReadState>
      </State>
    </States>
  ),
};

const pages = {
  ...read,
  data: { pages: [{ items: ['Firefox on Linux', 'Safari on iPhone'] }] },
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: nothing,
};

const Sessions = ({
  list,
}: {
  list: Omit<typeof pages, 'data' | 'error'> & { data: typeof pages.data | undefined; error: Error | null };
}) => (
  <PagedPanel
    title="Sessions"
    empty="No other sessions."
    list={list}
    renderRow={(device) => (
      <li key={device} className="px-4 py-3 sm:px-5">
        {device}
      </li>
    )}
  />
);

export const PagedLists: StoryObj = {
  render: () => (
    <States>
      <State name="more to load">
        <Sessions list={pages} />
      </State>
      <State name="complete">
        <Sessions list={{ ...pages, hasNextPage: false }} />
      </State>
      <State name="empty">
        <Sessions list={{ ...pages, data: { pages: [{ items: [] }] }, hasNextPage: false }} />
      </State>
      <State name="on its way">
        <Sessions list={{ ...pages, data: undefined }} />
      </State>
      <State name="failed">
        <Sessions list={{ ...pages, data: undefined, error: broken }} />
      </State>
      <State name="all at once, nothing there">
        <RowsPanel
          title="Sessions"
          empty="No other sessions."
          read={{ ...read, data: {} }}
          items={[]}
          renderRow={() => null}
        />
      </State>
      <State name="the next page failed">
        <MorePages list={{ ...pages, error: broken, isFetchNextPageError: true }} />
      </State>
    </States>
  ),
};

const table = {
  what: 'Your sessions',
  label: 'Sessions',
  caption: 'Sessions, newest first',
  columns: [{ key: 'device', label: 'Device', isName: true, cell: (device: string) => device }],
  rowKey: (device: string) => device,
  empty: 'No other sessions.',
};

export const Tables: StoryObj = {
  render: () => (
    <States wide>
      <State name="on its way">
        <ReadTable {...table} rows={[]} read={{ ...read, data: undefined }} />
      </State>
      <State name="failed">
        <ReadTable {...table} rows={[]} read={{ ...read, data: undefined, error: broken }} />
      </State>
      <State name="loaded, with a line above">
        <ReadTable {...table} lead="By device." rows={['Firefox on Linux']} read={{ ...read, data: {} }} />
      </State>
      <State name="empty">
        <ReadTable {...table} rows={[]} read={{ ...read, data: {} }} />
      </State>
      <State name="more to load">
        <PagedTable {...table} list={pages} />
      </State>
      <State name="the next page failed">
        <PagedTable {...table} list={{ ...pages, error: broken, isFetchNextPageError: true }} />
      </State>
      <State name="a few rows under a title">
        <TablePanel
          title="Sessions"
          empty="No other sessions."
          columns={table.columns}
          rowKey={table.rowKey}
          rows={['Firefox on Linux']}
          read={{ ...read, data: {} }}
        />
      </State>
    </States>
  ),
};

export const Searching: StoryObj = {
  render: () => (
    <States wide>
      <State name="nothing searched for">
        <SearchForm q="" label="Search sessions" hideLabel placeholder="Device or place" onSearch={nothing} />
      </State>
      <State name="searched, with a hint">
        <SearchForm
          q="Firefox"
          label="Search the ledger"
          hint="A number, a username or an amount."
          onSearch={nothing}
        />
      </State>
    </States>
  ),
};
