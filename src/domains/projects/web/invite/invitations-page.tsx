import { useSearchParams, type MetaFunction } from 'react-router';
import { PagedPanel } from '#design/app/paged-panel.tsx';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { LinkTabs } from '#design/public/link-tabs.tsx';
import { ForSide, useOwnTopic } from '#domains/accounts/web/accounts.ts';
import { titled } from '#kit/brand.ts';
import { usePages } from '#kit/web/api.ts';
import { pathTo, titleOf, trailTo } from '#routes';
import { INVITATION_TABS, myInvitations } from '../../invitations-contract.ts';
import { ReceivedRow } from './received-row.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('invitations')) }];

const TAB_WORDS = { waiting: 'Waiting for you', answered: 'Answered' } as const;
const header = (
  <ScreenHeader
    of={trailTo('invitations')}
    lead="Clients who want you to propose for their project. Answer, so that they can plan."
  />
);

export default function InvitationsPage() {
  return (
    <ForSide side="selling" header={header}>
      {header}
      <Received />
    </ForSide>
  );
}

function Received() {
  const [search] = useSearchParams();
  const tab = INVITATION_TABS.find((invitationTab) => invitationTab === search.get('tab')) ?? 'waiting';
  const list = usePages(myInvitations, { query: { tab } });
  useOwnTopic(() => void list.refetch());
  const counts = list.data?.pages[0]?.counts;
  const hrefOf = (invitationTab: typeof tab) =>
    pathTo('invitations', {}, invitationTab === 'waiting' ? {} : { tab: invitationTab });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <LinkTabs
        label="Invitations by answer"
        tabs={INVITATION_TABS.map((invitationTab) => ({
          href: hrefOf(invitationTab),
          label: TAB_WORDS[invitationTab],
          count: counts?.[invitationTab] ?? null,
          current: invitationTab === tab,
        }))}
      />
      <PagedPanel
        title={TAB_WORDS[tab]}
        list={list}
        empty={
          <EmptyState
            title={tab === 'waiting' ? 'No invitation waits for you' : 'Nothing answered yet'}
            action={<LinkButton href={pathTo('browse-projects')}>Find projects</LinkButton>}
          >
            {tab === 'waiting'
              ? 'Clients find you by your skills and services. You can also propose for any open project.'
              : 'Invitations that you accepted or declined, and those that ended, appear here.'}
          </EmptyState>
        }
        renderRow={(invitation) => <ReceivedRow key={invitation.id} invitation={invitation} />}
      />
    </div>
  );
}
