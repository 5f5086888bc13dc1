import { useState } from 'react';
import { useParams, type MetaFunction } from 'react-router';
import { DeskHead } from '#design/app/desk.tsx';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Unread } from '#design/app/unread.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { Link } from '#design/public/link.tsx';
import { SaveButton } from '#design/public/save-button.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import type { ShownProject } from '#domains/projects/shapes.ts';
import { BriefQuestions } from '#domains/projects/web/questions/brief-questions.tsx';
import { ReaderFiles } from '#domains/projects/web/reader-files.tsx';
import { ClientPanel } from '#domains/projects/web/public/client-panel.tsx';
import { ProjectBody } from '#domains/projects/web/public/project-body.tsx';
import { ProjectFacts } from '#domains/projects/web/public/project-facts.tsx';
import { STATE_WORDS } from '#domains/projects/words.ts';
import { projectRoom, type ProjectRoom } from '#domains/proposals/contract.ts';
import { ProjectTools } from '#domains/proposals/web/proposals.tsx';
import { titled } from '#kit/brand.ts';
import { Failure } from '#kit/errors.ts';
import { reportPath } from '#kit/reported.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo, titleOf, trailTo } from '#routes';

export const meta: MetaFunction = () => [{ title: titled(titleOf('found-project')) }];

/**
 * A project as someone at work reads it: what its public page says, inside the app. It is the app’s, like that page:
 * proposals come after projects.
 */
export default function FoundProjectPage() {
  const { slug = '' } = useParams();
  return <OneProject key={slug} slug={slug} />;
}

function OneProject({ slug }: { slug: string }) {
  const read = useRead(projectRoom, { params: { slug } });
  if (read.data !== undefined) return <Found room={read.data} />;
  const isGone = read.error instanceof Failure && read.error.code === 'not_found';
  return (
    <>
      <ScreenHeader of={trailTo('found-project')} />
      {isGone ? (
        <EmptyState
          size="page"
          title="This project isn’t open to you"
          action={<LinkButton href={pathTo('browse-projects')}>Find projects</LinkButton>}
        >
          It was removed, or only invited people can see it.
        </EmptyState>
      ) : (
        <Unread what="The project" read={read}>
          <Loading label="Loading the project" className="panel pad min-h-dvh">
            <TextSkeleton lines={9} />
          </Loading>
        </Unread>
      )}
    </>
  );
}

function Found({ room: { project, side, nda_accepted_at: acceptedAt } }: { room: ProjectRoom }) {
  /** Where the reader’s tools put their first action. */
  const [place, setPlace] = useState<Element | null>(null);
  const { slug } = project;
  return (
    <>
      <Head project={project} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_320px]">
        <aside aria-label="Budget and time" className="min-w-0 xl:sticky xl:top-6 xl:order-last xl:self-start">
          <ProjectFacts project={project}>
            <div ref={setPlace} className="empty:hidden" />
          </ProjectFacts>
        </aside>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-8">
          <ProjectBody project={project} hasFilesBelow />
          <ReaderFiles project={project} isClient={side === 'client'} acceptedAt={acceptedAt} stales={[projectRoom]} />
          <ClientPanel client={project.client} />
          <ProjectTools slug={slug} place={place} />
          {/* Last, so that nothing moves when it is read. Its client has it on the desk. */}
          {side === 'client' ? null : <BriefQuestions slug={slug} title={project.title} stales={[projectRoom]} />}
          <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
            <Link className="link" href={pathTo('project', { slug })}>
              Open the public page
            </Link>
            {side === 'client' ? null : (
              <Link className="link" href={reportPath('project', project.id, pathTo('found-project', { slug }))}>
                Report this project
              </Link>
            )}
          </p>
        </div>
      </div>
    </>
  );
}

const Head = ({ project: { title, slug, state, visibility } }: { project: ShownProject }) => (
  <DeskHead
    of={trailTo('found-project', { called: title })}
    state={<StatusChip tone={STATE_WORDS[state].tone}>{STATE_WORDS[state].label}</StatusChip>}
    actions={
      state === 'open' && visibility === 'public' ? (
        <SaveButton as="small" kind="project" name={slug} title={title} />
      ) : null
    }
  />
);
