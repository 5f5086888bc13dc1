import { useNavigate, useSearchParams } from 'react-router';
import { PagedTable } from '#design/app/read-table.tsx';
import { SearchForm } from '#design/app/search-form.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { LinkTabs } from '#design/public/link-tabs.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { useOwnTopic } from '#domains/accounts/web/accounts.ts';
import { usePages } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { orderList } from '../contract.ts';
import { TABS, type Tab } from '../order.ts';
import { tabLabels } from '../state-words.ts';
import { orderColumns } from './order-columns.tsx';

interface OrderListPageProps {
  side: 'buying' | 'selling';
  title: string;
  lead: string;
  /** Name of the screen in the map: the state of the list lives in its address (SCR-5). */
  screen: 'buying-orders' | 'selling-orders';
  /** Without a choice in the address. */
  usualSort?: 'newest' | 'due';
  /** Above the list: other views of it. */
  above?: React.ReactNode;
  /** First use: what to do to have an order here. */
  first: React.ReactNode;
}

const isTab = (text: string | null): text is Tab => text !== null && text in TABS;

export function OrderListPage({ side, title, lead, screen, usualSort = 'newest', above, first }: OrderListPageProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const state = search.get('state');
  const q = search.get('q') ?? '';
  const named = search.get('sort');
  const sort = named === 'due' || named === 'newest' ? named : usualSort;
  const tab = isTab(state) ? state : null;
  const list = usePages(orderList, {
    query: { side, sort, ...(tab === null ? {} : { state: tab }), ...(q === '' ? {} : { q }) },
  });
  useOwnTopic(() => void list.refetch());

  const to = (change: { state?: string | null; q?: string; sort?: string }) => {
    const next = { state: tab, q, sort, ...change };
    const entries = Object.entries(next).filter(
      ([key, value]) => value !== null && value !== '' && !(key === 'sort' && value === usualSort),
    ) as [string, string][];
    return pathTo(screen, {}, Object.fromEntries(entries));
  };
  const counts = list.data?.pages[0]?.counts;
  const tabs = (['all', ...Object.keys(TABS)] as ('all' | Tab)[])
    .filter((key) => key === 'all' || key === tab || (counts?.[key] ?? 0) > 0)
    .map((key) => ({
      href: to({ state: key === 'all' ? null : key }),
      label: tabLabels[key],
      current: key === (tab ?? 'all'),
      ...(counts === undefined ? {} : { count: counts[key] }),
    }));
  const isFiltered = tab !== null || q !== '';

  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        actions={<LinkButton href={pathTo('custom-offers', {}, { side })}>Custom offers</LinkButton>}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {above}
        <LinkTabs label="Orders by status" tabs={tabs} />
        <SearchForm
          q={q}
          label="Search orders"
          hideLabel
          placeholder="Number or service"
          onSearch={(typed) => void navigate(to({ q: typed }))}
        >
          <LinkButton variant="ghost" href={to({ sort: sort === 'due' ? 'newest' : 'due' })}>
            {sort === 'due' ? 'Newest first' : 'Next deadline first'}
          </LinkButton>
        </SearchForm>
        <PagedTable
          what="Your orders"
          list={list}
          label={title}
          caption={`${title}, ${sort === 'due' ? 'next deadline first' : 'newest first'}`}
          columns={orderColumns(side)}
          rowKey={(order) => order.order_number}
          rowHref={(order) => pathTo('order', { orderNumber: order.order_number })}
          empty={
            isFiltered ? (
              <EmptyState
                title="No orders match"
                action={<LinkButton href={pathTo(screen)}>Show all orders</LinkButton>}
              >
                {q === ''
                  ? 'No orders with this status.'
                  : `No orders match “${q}”. Clear the search or show all orders.`}
              </EmptyState>
            ) : (
              first
            )
          }
        />
      </div>
    </>
  );
}
