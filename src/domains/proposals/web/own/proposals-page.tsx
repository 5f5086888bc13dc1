import { useEffect, useRef, useState } from 'react';
import { useSearchParams, type MetaFunction } from 'react-router';
import { keysOf, takeFreeFocus } from '#design/app/keys.ts';
import { PagedTable } from '#design/app/read-table.tsx';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { LinkTabs } from '#design/public/link-tabs.tsx';
import { ForSide, useOwnTopic } from '#domains/accounts/web/accounts.ts';
import { titled } from '#kit/brand.ts';
import { usePages } from '#kit/web/api.ts';
import { pathTo, titleOf, trailTo } from '#routes';
import { myProposals } from '../../own-contract.ts';
import { OWN_TABS, TAB_LABELS, type OwnTab } from '../../own-list.ts';
import { ownColumns } from './own-columns.tsx';
import { QuotaLine } from './quota-line.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('proposals')) }];

export default function ProposalsPage() {
  return (
    <ForSide side="selling" header={<ScreenHeader of={trailTo('proposals')} />}>
      <Proposals />
    </ForSide>
  );
}

const EMPTY: Readonly<Record<OwnTab, readonly [title: string, text: string]>> = {
  drafts: ['No drafts', 'What you start to write for a project is saved here until you send it.'],
  sent: ['Nothing sent', 'Proposals that their client hasn’t answered appear here.'],
  talks: ['No talks', 'Proposals that were shortlisted, or that you negotiate, appear here.'],
  offers: ['No open offers', 'When a client offers you a contract for your proposal, you read and sign it from here.'],
  ended: ['Nothing ended', 'Proposals that led to a contract, were declined or were withdrawn appear here.'],
};

const ELSE: readonly OwnTab[] = ['offers', 'talks', 'drafts', 'ended'];

/** Which tab is in the address (SCR-5). */
function Proposals() {
  const [search] = useSearchParams();
  const named = OWN_TABS.find((ownTab) => ownTab === search.get('tab'));
  // Without one in the address: those that were sent, or where nothing is among them what the reader has.
  const [first, setFirst] = useState<OwnTab>('sent');
  const tab = named ?? first;
  const list = usePages(myProposals, { query: { tab } });
  useOwnTopic(() => void list.refetch());
  const page = list.data?.pages[0];
  const filled =
    page === undefined || page.counts[first] > 0
      ? first
      : (ELSE.find((otherTab) => page.counts[otherTab] > 0) ?? first);
  if (named === undefined && filled !== first) setFirst(filled);
  const rows = useRef<HTMLDivElement>(null);
  const move = (by: 1 | -1) => (): void => {
    // The narrow layout is there too, hidden.
    const links = [...(rows.current?.querySelectorAll<HTMLElement>('a') ?? [])].filter(
      (link) => link.offsetParent !== null,
    );
    links[links.findIndex((link) => link === document.activeElement) + by]?.focus();
  };
  // The keys work from the start.
  const isThere = page !== undefined;
  useEffect(() => (isThere ? takeFreeFocus(rows.current) : undefined), [isThere, tab]);
  const [title, text] = EMPTY[tab];
  return (
    <>
      <ScreenHeader
        of={trailTo('proposals')}
        // Its line is kept while it loads.
        lead={page === undefined ? <QuotaToCome /> : <QuotaLine quota={page.quota} />}
        actions={<LinkButton href={pathTo('browse-projects')}>Find projects</LinkButton>}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <LinkTabs
          label="Proposals by status"
          tabs={OWN_TABS.map((ownTab) => ({
            href: pathTo('proposals', {}, { tab: ownTab }),
            label: TAB_LABELS[ownTab],
            count: page?.counts[ownTab] ?? null,
            current: ownTab === tab,
          }))}
        />
        <div
          ref={rows}
          tabIndex={-1}
          role="group"
          aria-label={TAB_LABELS[tab]}
          onKeyDown={keysOf({ j: move(1), k: move(-1) })}
          className="grid grid-cols-[minmax(0,1fr)] gap-4 outline-none"
        >
          <PagedTable
            list={list}
            what="Your proposals"
            label={TAB_LABELS[tab]}
            caption={`${TAB_LABELS[tab]}, the newest first`}
            columns={ownColumns(tab)}
            rowKey={(row) => row.id}
            rowHref={(row) => pathTo('proposal', { id: row.id })}
            empty={
              <EmptyState
                title={title}
                action={<LinkButton href={pathTo('browse-projects')}>Find projects</LinkButton>}
              >
                {text}
              </EmptyState>
            }
          />
        </div>
      </div>
    </>
  );
}

/** As wide as the line that comes, so that the button beside it stays where it is. */
const QuotaToCome = () => (
  <span aria-hidden="true" className="invisible">
    20 of 20 proposals left this month
  </span>
);
