import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams, type MetaFunction } from 'react-router';
import { ChosenBar } from '#design/app/chosen-bar.tsx';
import { itemsOf } from '#design/app/paged-panel.tsx';
import { PagedTable } from '#design/app/read-table.tsx';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { LinkTabs } from '#design/public/link-tabs.tsx';
import { ForSide, useOwnTopic } from '#domains/accounts/web/accounts.ts';
import { titled } from '#kit/brand.ts';
import { counted } from '#kit/format/unit.ts';
import { usePages } from '#kit/web/api.ts';
import { pathTo, titleOf, trailTo } from '#routes';
import { myProjects, PROJECT_TABS } from '../contract.ts';
import { CloseDialog } from './close-dialog.tsx';
import { canClose, projectColumns } from './project-columns.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('manage-projects')) }];

type Tab = (typeof PROJECT_TABS)[number];
const TAB_WORDS: Readonly<Record<Tab, { readonly label: string; readonly empty: string }>> = {
  open: { label: 'Open', empty: 'Post a project, and people propose a price and a time.' },
  drafts: { label: 'Drafts', empty: 'Drafts are kept here until you post them.' },
  working: { label: 'In progress', empty: 'Projects that someone works on appear here.' },
  ended: {
    label: 'Ended',
    empty: 'Completed, closed and expired projects appear here. You can post each of them again.',
  },
};

const header = (
  <ScreenHeader
    of={trailTo('manage-projects')}
    lead="What you posted, what waits for you, and until when."
    actions={
      <LinkButton href={pathTo('post-project')} variant="primary" icon={Plus}>
        Post a project
      </LinkButton>
    }
  />
);

export default function ManageProjectsPage() {
  return (
    <ForSide side="buying" header={header}>
      <MyProjects />
    </ForSide>
  );
}

/** Tabs by state, the next step and its deadline in each row; several can be closed at once. */
function MyProjects() {
  const [search] = useSearchParams();
  const tab = PROJECT_TABS.find((projectTab) => projectTab === search.get('tab')) ?? 'open';
  const list = usePages(myProjects, { query: { tab } });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [closing, setClosing] = useState<readonly string[] | null>(null);
  useOwnTopic(() => void list.refetch());
  // From a profile: to which project is chosen here.
  const invitee = search.get('invite');
  const counts = list.data?.pages[0]?.counts;
  const closable = itemsOf(list).filter(canClose);
  const marked = chosen.filter((id) => closable.some((project) => project.id === id));
  const choose = (id: string, is: boolean): void =>
    setChosen(is ? [...marked, id] : marked.filter((other) => other !== id));
  // Someone whose projects are all being worked on finds them from the empty tab they came to.
  const elsewhere = PROJECT_TABS.find((projectTab) => (counts?.[projectTab] ?? 0) > 0);
  const tabHref = (projectTab: Tab) =>
    pathTo(
      'manage-projects',
      {},
      { ...(projectTab === 'open' ? {} : { tab: projectTab }), ...(invitee === null ? {} : { invite: invitee }) },
    );
  return (
    <>
      {header}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <LinkTabs
          label="Projects by state"
          tabs={PROJECT_TABS.map((projectTab) => ({
            href: tabHref(projectTab),
            label: TAB_WORDS[projectTab].label,
            count: counts?.[projectTab] ?? null,
            current: projectTab === tab,
          }))}
        />
        {invitee === null ? null : (
          <Alert tone="info" title={`Choose a project to invite ${invitee} to`}>
            Only open projects take proposals. You can post a new one first.
          </Alert>
        )}
        {marked.length === 0 ? null : (
          <ChosenBar label="Chosen projects" count={marked.length} onClear={() => setChosen([])}>
            <Button size="sm" onClick={() => setClosing(marked)}>
              Close {counted(marked.length, { one: 'project', other: 'projects' })}
            </Button>
          </ChosenBar>
        )}
        <PagedTable
          list={list}
          what="Your projects"
          label={TAB_WORDS[tab].label}
          caption={`${TAB_WORDS[tab].label}, the newest first`}
          columns={projectColumns({
            tab,
            invitee,
            canChoose: closable.length > 0,
            isChosen: (id) => marked.includes(id),
            onChoose: choose,
          })}
          rowKey={({ id }) => id}
          rowHref={({ id, slug, state }) =>
            state === 'draft' || slug === null
              ? pathTo('post-project', {}, { draft: id })
              : pathTo('manage-project', { slug })
          }
          empty={
            <EmptyState
              title={tab === 'open' ? 'Nothing is open' : 'Nothing here'}
              action={
                elsewhere === undefined ? (
                  <LinkButton href={pathTo('post-project')}>Post a project</LinkButton>
                ) : (
                  <LinkButton href={tabHref(elsewhere)}>
                    {TAB_WORDS[elsewhere].label}:{' '}
                    {counted(counts?.[elsewhere] ?? 0, { one: 'project', other: 'projects' })}
                  </LinkButton>
                )
              }
            >
              {TAB_WORDS[tab].empty}
            </EmptyState>
          }
        />
      </div>
      {closing === null ? null : (
        <CloseDialog
          ids={closing}
          onClose={() => {
            setClosing(null);
            setChosen([]);
          }}
        />
      )}
    </>
  );
}
