import { useNavigate, useSearchParams } from 'react-router';
import { PagedTable } from '#design/app/read-table.tsx';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { SearchForm } from '#design/app/search-form.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { LinkTabs } from '#design/public/link-tabs.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { useOwnTopic } from '#domains/accounts/web/accounts.ts';
import { DownloadButton } from '#domains/wallet/web/wallet.tsx';
import { download } from '#kit/web/api-client.ts';
import { usePages } from '#kit/web/api.ts';
import { pathTo, trailTo } from '#routes';
import { contractPath } from '../charge-kind.ts';
import { myMilestones, TABS, type Tab } from '../contract.ts';
import { milestonesCsv } from '../milestone-contract.ts';
import { milestoneColumns } from './milestone-columns.tsx';
import { SIDES, useSides, type Sides } from './use-sides.ts';
import type { WorkSide } from './side-to-open.ts';

const TAB_WORDS: Record<'all' | Tab, string> = {
  all: 'All',
  offers: 'Offers',
  funding: 'To fund',
  working: 'In progress',
  review: 'In review',
  stopped: 'Disputed',
  done: 'Released',
  closed: 'Closed',
};

export function MilestoneList() {
  const sides = useSides();
  if (sides.side !== null) return <Milestones {...sides} side={sides.side} />;
  return (
    <>
      <ScreenHeader of={trailTo('milestones')} />
      <Loading label="Loading your milestones" className="panel pad">
        <RowsSkeleton rows={6} />
      </Loading>
    </>
  );
}

/** Of both sides; which list, status and search is in the address (SCR-5). */
function Milestones({ sides, side, named, words }: Sides & { side: WorkSide }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const otherSide = sides.find((workSide) => workSide !== side);
  const tab = TABS.find((tab) => tab === search.get('state')) ?? null;
  const q = search.get('q') ?? '';
  const list = usePages(myMilestones, {
    query: { side, ...(tab === null ? {} : { state: tab }), ...(q === '' ? {} : { q }) },
  });
  useOwnTopic(() => void list.refetch());
  const to = (change: { side?: WorkSide; state?: string | null; q?: string }) => {
    const next = { state: tab, q, ...change, ...named(change.side ?? side) };
    const given = Object.entries(next).filter(([, value]) => value !== null && value !== '');
    return pathTo('milestones', {}, Object.fromEntries(given) as Record<string, string>);
  };
  const counts = list.data?.pages[0]?.counts;
  const tabs = (['all', ...TABS] as const)
    .filter((key) => key === 'all' || key === tab || (counts?.[key] ?? 0) > 0)
    .map((key) => ({
      href: to({ state: key === 'all' ? null : key }),
      label: TAB_WORDS[key],
      current: key === (tab ?? 'all'),
      ...(counts === undefined ? {} : { count: counts[key] }),
    }));
  return (
    <>
      <ScreenHeader
        of={trailTo('milestones')}
        lead={
          side === 'buying'
            ? 'Contracts you offered or signed. The money of each milestone is held before its work starts, and released when you approve it or its review time ends.'
            : 'Contracts that clients offered you. Start a milestone once its money is held.'
        }
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
        <LinkTabs label="Milestones by status" tabs={tabs} />
        <SearchForm
          q={q}
          label="Search milestones"
          hideLabel
          placeholder="Number, contract or milestone"
          onSearch={(typed) => void navigate(to({ q: typed }))}
        >
          <DownloadButton
            variant="ghost"
            size="md"
            get={() =>
              download(
                milestonesCsv,
                { query: { side, ...(tab === null ? {} : { state: tab }), ...(q === '' ? {} : { q }) } },
                'milestones.csv',
              )
            }
          >
            CSV
          </DownloadButton>
          {side === 'selling' ? (
            <LinkButton variant="ghost" href={pathTo('selling-orders', {}, { view: 'calendar' })}>
              Calendar feed
            </LinkButton>
          ) : null}
        </SearchForm>
        <PagedTable
          list={list}
          what="Your milestones"
          label="Milestones"
          caption="Milestones, the newest contract first"
          columns={milestoneColumns(side)}
          rowKey={(row) => row.number}
          rowHref={(row) => contractPath(row.contract_number)}
          empty={
            tab !== null || q !== '' ? (
              <EmptyState
                title="No milestones match"
                action={<LinkButton href={to({ state: null, q: '' })}>Show all milestones</LinkButton>}
              >
                {q === '' ? 'No milestones with this status.' : `No milestones match “${q}”.`}
              </EmptyState>
            ) : otherSide !== undefined ? (
              <EmptyState
                title="No contracts yet"
                action={<LinkButton href={to({ side: otherSide, state: null })}>{SIDES[otherSide]}</LinkButton>}
              >
                {side === 'buying'
                  ? 'You haven’t hired anyone on a contract yet.'
                  : 'No client has hired you on a contract yet.'}
              </EmptyState>
            ) : side === 'buying' ? (
              <EmptyState
                title="No contracts yet"
                action={<LinkButton href={pathTo('freelancers')}>Find a freelancer</LinkButton>}
              >
                Open the profile of someone you want to work with, and choose “Hire” to offer a contract with
                milestones.
              </EmptyState>
            ) : (
              <EmptyState
                title="No contracts yet"
                action={<LinkButton href={pathTo('public-profile')}>See your public profile</LinkButton>}
              >
                Clients hire you from your public profile. Their offers appear here, and you sign or decline them.
              </EmptyState>
            )
          }
        />
      </div>
    </>
  );
}
