import { useSearchParams, type MetaFunction } from 'react-router';
import { PagedTable } from '#design/app/read-table.tsx';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { LinkTabs } from '#design/public/link-tabs.tsx';
import { useOwnTopic, useSession } from '#domains/accounts/web/accounts.ts';
import { hasClientAbilities, isFreelancerRole } from '#kit/actor.ts';
import { titled } from '#kit/brand.ts';
import { usePages } from '#kit/web/api.ts';
import { pathTo, titleOf, trailTo } from '#routes';
import { customOffers } from '../contract.ts';
import { offerColumns } from './offer-columns.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('custom-offers')) }];

type Side = 'buying' | 'selling';
const SIDE_WORDS: Record<Side, string> = { buying: 'You requested', selling: 'Requested from you' };
const STATES = [
  ['open', 'Open'],
  ['closed', 'Closed'],
  ['all', 'All'],
] as const;

/** Requests and offers of both sides; which list and which state is in the address (SCR-5). */
export default function OffersPage() {
  const [search] = useSearchParams();
  const role = useSession((session) => session.role) ?? 'client';
  const sides = (['selling', 'buying'] as const).filter((side) =>
    side === 'buying' ? hasClientAbilities(role) : isFreelancerRole(role),
  );
  const side = sides.find((side) => side === search.get('side')) ?? sides[0] ?? 'buying';
  const state = STATES.find(([name]) => name === search.get('state'))?.[0] ?? 'open';
  const list = usePages(customOffers, { query: { side, ...(state === 'all' ? {} : { state }) } });
  useOwnTopic(() => void list.refetch());
  const to = (change: { side?: Side; state?: string }) => {
    const next = { side, state, ...change };
    return pathTo('custom-offers', {}, { side: next.side, ...(next.state === 'open' ? {} : { state: next.state }) });
  };
  return (
    <>
      <ScreenHeader
        of={trailTo('custom-offers', { under: side === 'buying' ? 'buying-orders' : 'selling-orders' })}
        lead={
          side === 'buying'
            ? 'What you asked freelancers to offer, and what they offered. You pay only what you order.'
            : 'What clients ask of you beside your packages. Answer with a scope, a price and a date.'
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {sides.length > 1 ? (
          <LinkTabs
            label="Side"
            tabs={sides.map((tabSide) => ({
              href: to({ side: tabSide }),
              label: SIDE_WORDS[tabSide],
              current: tabSide === side,
            }))}
          />
        ) : null}
        <LinkTabs
          label="Custom offers by status"
          tabs={STATES.map(([name, label]) => ({ href: to({ state: name }), label, current: name === state }))}
        />
        <PagedTable
          list={list}
          what="Your custom offers"
          label="Custom offers"
          caption="Custom offers"
          columns={offerColumns(side)}
          rowKey={(offer) => offer.number}
          rowHref={(offer) => pathTo('custom-offer', { offerNumber: offer.number })}
          empty={
            state === 'closed' ? (
              <EmptyState
                title="Nothing closed yet"
                action={<LinkButton href={to({ state: 'open' })}>Show open</LinkButton>}
              >
                Ordered, declined, withdrawn and expired ones appear here.
              </EmptyState>
            ) : side === 'buying' ? (
              <EmptyState
                title="No open requests"
                action={<LinkButton href={pathTo('services')}>Find a service</LinkButton>}
              >
                Open a service and request a custom offer when no package fits.
              </EmptyState>
            ) : (
              <EmptyState
                title="No open requests"
                action={<LinkButton href={pathTo('my-services')}>See my services</LinkButton>}
              >
                Clients can request a custom offer on the page of each of your live services.
              </EmptyState>
            )
          }
        />
      </div>
    </>
  );
}
