import { useNavigate, useSearchParams, type MetaFunction } from 'react-router';
import { PagedTable } from '#design/app/read-table.tsx';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { SearchForm } from '#design/app/search-form.tsx';
import { StatStrip } from '#design/app/stat-strip.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { LinkTabs } from '#design/public/link-tabs.tsx';
import { Money } from '#design/public/money.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { useOwnTopic } from '#domains/accounts/web/accounts.ts';
import { titled } from '#kit/brand.ts';
import { formatMoney } from '#kit/money.ts';
import { usePages } from '#kit/web/api.ts';
import { pathTo, titleOf, trailTo } from '#routes';
import { contractPath } from '../charge-kind.ts';
import { LIST_TABS, myContracts, type ListTab } from '../desk-contract.ts';
import { contractColumns } from './contract-columns.tsx';
import { useSides, type Sides } from './use-sides.ts';
import type { WorkSide } from './side-to-open.ts';

export const meta: MetaFunction = () => [{ title: titled(titleOf('contracts')) }];

const TAB_WORDS: Record<'all' | ListTab, string> = { all: 'All', offers: 'Offers', running: 'Running', ended: 'Ended' };

export default function ContractsPage() {
  const sides = useSides();
  if (sides.side !== null) return <Contracts {...sides} side={sides.side} />;
  return (
    <>
      <ScreenHeader of={trailTo('contracts')} />
      <Loading label="Loading your contracts" className="panel pad">
        <RowsSkeleton rows={6} />
      </Loading>
    </>
  );
}

/** Of both sides, with their money and whose turn it is; which list, status and search is in the address (SCR-5). */
function Contracts({ sides, side, named, words }: Sides & { side: WorkSide }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const tab = LIST_TABS.find((listTab) => listTab === search.get('state')) ?? null;
  const q = search.get('q') ?? '';
  const list = usePages(myContracts, {
    query: { side, ...(tab === null ? {} : { state: tab }), ...(q === '' ? {} : { q }) },
  });
  useOwnTopic(() => void list.refetch());
  const to = (change: { side?: WorkSide; state?: string | null; q?: string }) => {
    const next = { state: tab, q, ...change, ...named(change.side ?? side) };
    const given = Object.entries(next).filter(([, value]) => value !== null && value !== '');
    return pathTo('contracts', {}, Object.fromEntries(given) as Record<string, string>);
  };
  const first = list.data?.pages[0];
  const amount = (name: 'agreed' | 'held' | 'released' | 'left') =>
    first === undefined ? null : <Money value={first.totals[name]} />;
  // The dashboards say what the client paid: both amounts are here.
  const heldContext =
    side === 'buying' && first !== undefined
      ? `${formatMoney(first.totals.held_total)} with the client fee`
      : 'until it is approved';
  return (
    <>
      <ScreenHeader
        of={trailTo('contracts')}
        actions={<LinkButton href={pathTo('milestones', {}, named(side))}>All milestones</LinkButton>}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {sides.length > 1 ? (
          <LinkTabs
            label="Side"
            tabs={sides.map((workSide) => ({
              href: to({ side: workSide, state: null }),
              label: words(workSide),
              current: workSide === side,
            }))}
          />
        ) : null}
        <StatStrip
          label="All your contracts"
          loading={first === undefined}
          stats={[
            { label: 'Agreed', value: amount('agreed'), context: 'without fees' },
            { label: 'Held', value: amount('held'), context: heldContext },
            { label: 'Released', value: amount('released'), context: 'of all contracts' },
            { label: 'Not funded', value: amount('left'), context: 'of running contracts' },
          ]}
        />
        <LinkTabs
          label="Contracts by status"
          tabs={(['all', ...LIST_TABS] as const).map((key) => ({
            href: to({ state: key === 'all' ? null : key }),
            label: TAB_WORDS[key],
            current: key === (tab ?? 'all'),
            count: first?.counts[key] ?? null,
          }))}
        />
        <SearchForm
          q={q}
          label="Search contracts"
          hideLabel
          placeholder="Number or title"
          onSearch={(typed) => void navigate(to({ q: typed }))}
        />
        <PagedTable
          list={list}
          what="Your contracts"
          label="Contracts"
          caption="Contracts, the newest first"
          columns={contractColumns}
          rowKey={(row) => row.number}
          rowHref={(row) => contractPath(row.number)}
          empty={
            tab !== null || q !== '' ? (
              <EmptyState
                title="No contracts match"
                action={<LinkButton href={to({ state: null, q: '' })}>Show all contracts</LinkButton>}
              >
                {q === '' ? 'No contracts with this status.' : `No contracts match “${q}”.`}
              </EmptyState>
            ) : side === 'buying' ? (
              <EmptyState
                title="No contracts yet"
                action={<LinkButton href={pathTo('post-project')}>Post a project</LinkButton>}
              >
                Offer a contract from a proposal for your project, or with “Hire” on a freelancer’s profile.
              </EmptyState>
            ) : (
              <EmptyState
                title="No contracts yet"
                action={<LinkButton href={pathTo('browse-projects')}>Find projects</LinkButton>}
              >
                Clients offer you contracts from your proposals and your profile. You sign or decline them here.
              </EmptyState>
            )
          }
        />
      </div>
    </>
  );
}
