import { useState } from 'react';
import { useParams, useSearchParams, type MetaFunction } from 'react-router';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Unread } from '#design/app/unread.tsx';
import { Alert } from '#design/public/alert.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { ForSide, useOwnTopic } from '#domains/accounts/web/accounts.ts';
import { titled } from '#kit/brand.ts';
import { Failure } from '#kit/errors.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo, titleOf, trailTo } from '#routes';
import { projectInvitations, type ProjectInvitations } from '../../invitations-contract.ts';
import { PeopleRows } from './candidate-row.tsx';
import { InviteDialog, type Invitee } from './invite-dialog.tsx';
import { PersonSearch } from './person-search.tsx';
import { SentInvitations } from './sent-invitations.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('invite-to-project')) }];

export default function InvitePage() {
  const { slug = '' } = useParams();
  const header = (
    <ScreenHeader
      of={trailTo('invite-to-project')}
      lead="Ask people to propose. They read your brief and accept or decline."
    />
  );
  return (
    <ForSide key={slug} side="buying" header={header}>
      {header}
      <OneProject slug={slug} />
    </ForSide>
  );
}

function OneProject({ slug }: { slug: string }) {
  const read = useRead(projectInvitations, { params: { id: slug } });
  useOwnTopic(() => void read.refetch());
  const page = read.data;
  if (page !== undefined) return <Inviting page={page} />;
  return read.error instanceof Failure && read.error.code === 'not_found' ? (
    <EmptyState
      size="page"
      title="There is no such project"
      action={<LinkButton href={pathTo('manage-projects')}>Your projects</LinkButton>}
    >
      It was deleted, or it belongs to another account.
    </EmptyState>
  ) : (
    <Unread what="Your project" read={read}>
      <Loading label="Loading your project">
        <RowsSkeleton rows={6} />
      </Loading>
    </Unread>
  );
}

function Inviting({ page }: { page: ProjectInvitations }) {
  const [search] = useSearchParams();
  // From a profile: the person is known, and the project was chosen.
  const username = search.get('person');
  const wasInvited = page.invitations.some(({ person }) => person.username === username);
  const [chosen, choose] = useState<Invitee | null>(
    username === null || wasInvited || page.refusal !== null ? null : { username: username, name: username },
  );
  const { project, most, left, refusal, suggested, past_hires: hires, listed } = page;
  const rows = { canInvite: refusal === null, onInvite: choose };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-0 font-semibold wrap-anywhere">{project.title}</span>
        <span className="tnum text-ink-2">
          {most - left} of {most} invited
        </span>
        {project.slug === null ? null : (
          <LinkButton size="sm" href={pathTo('manage-project', { slug: project.slug })}>
            Open project
          </LinkButton>
        )}
      </p>
      {refusal === null ? null : <Alert tone="info" title={refusal} />}
      {project.visibility === 'invite_only' && page.invitations.length === 0 ? (
        <Alert tone="warning" title="No one can see this project yet">
          It is for invited people only. Invite someone, and they can read it and propose.
        </Alert>
      ) : null}
      <SentInvitations invitations={page.invitations} />
      <Panel
        title="Suggested people"
        lead="Based on the skills and category of your brief, and what they finished here."
      >
        {suggested.length === 0 ? (
          <p className="text-ink-2">
            No one matches the skills or the category of this brief. Search for someone by name, or add skills to the
            brief.
          </p>
        ) : (
          <PeopleRows people={suggested} {...rows} />
        )}
      </Panel>
      {hires.length === 0 ? null : (
        <Panel title="You hired them before">
          <PeopleRows people={hires} {...rows} />
        </Panel>
      )}
      <Panel title="From your lists" lead={listed.length === 0 ? undefined : 'People you saved, the newest first.'}>
        {listed.length === 0 ? (
          <p className="text-ink-2">Save people on their profiles, and they appear here.</p>
        ) : (
          <PeopleRows people={listed} {...rows} />
        )}
      </Panel>
      <PersonSearch invited={page.invitations.map(({ person }) => person.id)} {...rows} />
      {chosen === null ? null : <InviteDialog projectId={project.id} to={chosen} onClose={() => choose(null)} />}
    </div>
  );
}
