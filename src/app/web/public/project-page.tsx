import { useCallback, useEffect, useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { Breadcrumb } from '#design/public/breadcrumb.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { Name } from '#design/public/name.tsx';
import { projectBySlug } from '#domains/projects/contract.ts';
import type { ShownProject } from '#domains/projects/shapes.ts';
import { AnsweredQuestions } from '#domains/projects/web/public/answered-questions.tsx';
import { ClientPanel } from '#domains/projects/web/public/client-panel.tsx';
import { ProjectBody } from '#domains/projects/web/public/project-body.tsx';
import { ProjectFacts } from '#domains/projects/web/public/project-facts.tsx';
import { projectData } from '#domains/projects/web/public/project-data.ts';
import { STATE_WORDS } from '#domains/projects/words.ts';
import { titled } from '#kit/brand.ts';
import { beginningOf, plainBlocks } from '#kit/plain-blocks.ts';
import { reportPath } from '#kit/reported.ts';
import { SaveButton } from '#design/public/save-button.tsx';
import { readOnServer } from '#kit/web/server-read.ts';
import type { toolsOfReader } from '../project-tools.tsx';

/** The page is the app's: proposals and contracts bring their tools to it, and projects come before both. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const slug = params['slug'] ?? '';
  return { ...(await readOnServer(context, projectBySlug, { params: { slug } })), origin: new URL(request.url).origin };
}

const DESCRIPTION_LENGTH = 155;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (loaderData === undefined) return [{ title: titled('Project') }];
  const { project, origin, slug } = loaderData;
  const canonical = { tagName: 'link', rel: 'canonical', href: `${origin}/projects/${slug}` } as const;
  if (project === null)
    return [{ title: titled('Project for invited people') }, { name: 'robots', content: 'noindex' }, canonical];
  const description = beginningOf(plainBlocks(project.description_blocks), DESCRIPTION_LENGTH);
  const isListed = project.visibility === 'public' && project.state === 'open';
  return [
    { title: titled(project.title) },
    { name: 'description', content: description },
    canonical,
    { property: 'og:title', content: project.title },
    { property: 'og:description', content: description },
    ...(isListed
      ? [
          { property: 'og:image', content: `${origin}/cards/projects/${slug}.jpg` },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
    // Only what anyone may find and propose on is for search engines.
    isListed
      ? { 'script:ld+json': projectData(project, `${origin}/projects/${slug}`) }
      : { name: 'robots', content: 'noindex' },
  ];
};

type Tools = Awaited<ReturnType<typeof toolsOfReader>>;
/** The way to the desk of its client, or the proposal of a freelancer: read and loaded for people who are signed in. */
function useTools(): { Tools: Tools; isPending: boolean } {
  const [found, setFound] = useState<{ Tools: Tools; isPending: boolean }>({ Tools: null, isPending: true });
  useEffect(() => {
    const none = (): void => setFound({ Tools: null, isPending: false });
    if (document.documentElement.dataset['session'] !== 'in') return none();
    void import('../project-tools.tsx')
      .then(({ toolsOfReader }) => toolsOfReader())
      .then((Tools) => setFound({ Tools, isPending: false }))
      // The page is as it was rendered.
      .catch(none);
  }, []);
  return found;
}

export default function ProjectPage() {
  const { slug } = useLoaderData<typeof loader>();
  return <OneProject key={slug} />;
}

function OneProject() {
  const { project, slug } = useLoaderData<typeof loader>();
  const { Tools, isPending } = useTools();
  /** As this reader may see it: null where they may not, undefined until that is known. */
  const [read, setRead] = useState<ShownProject | null | undefined>(undefined);
  const [isOwn, setOwn] = useState(false);
  const onRead = useCallback((found: ShownProject | null, own: boolean): void => {
    setRead(found);
    setOwn(own);
  }, []);
  const [place, setPlace] = useState<Element | null>(null);
  // Once it is read as the reader, the numbers are those of now: the document may be some seconds old.
  const shown = read ?? project ?? null;
  const isUnknown = isPending || (Tools !== null && read === undefined);
  return (
    <div className="page pt-6 pb-24 lg:pb-16">
      <Breadcrumb items={[{ label: 'Projects', href: Tools === null ? '/job_listing' : '/browse_projects' }]} />
      {shown === null ? (
        <InviteOnly isUnknown={isUnknown} />
      ) : (
        <Shown
          project={shown}
          isUnknown={isUnknown}
          isOwn={isOwn}
          hasFilesBelow={read !== undefined && read !== null}
          onPlace={setPlace}
        />
      )}
      {Tools === null ? null : (
        <div className={shown === null ? 'mt-10' : 'mt-10 lg:pe-[calc(360px+3rem)]'}>
          <Tools slug={slug} place={place} onRead={onRead} />
        </div>
      )}
      {shown === null || isOwn ? null : (
        <p className="mt-10 text-sm">
          <a className="link" rel="nofollow" href={reportPath('project', shown.id, `/projects/${shown.slug}`)}>
            Report this project
          </a>
        </p>
      )}
    </div>
  );
}

/** Someone who is signed in may be its client or invited: nothing is said until that is known. */
const InviteOnly = ({ isUnknown }: { isUnknown: boolean }) => (
  <>
    <h1 tabIndex={-1} className="mt-3 text-3xl">
      Project for invited people
    </h1>
    <div className={isUnknown ? 'in-data-[session=in]:hidden' : undefined}>
      <EmptyState size="page" title="Only people its client invited can see it">
        If that is you, sign in with the account that was invited.
      </EmptyState>
    </div>
  </>
);

interface ShownProps {
  project: ShownProject;
  /** What the reader may do here is being read: its height is kept. */
  isUnknown: boolean;
  isOwn: boolean;
  hasFilesBelow: boolean;
  /** Where the reader's tools put their first action. */
  onPlace: (place: Element | null) => void;
}

const Shown = ({ project, isUnknown, isOwn, hasFilesBelow, onPlace }: ShownProps) => (
  <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_360px] lg:grid-rows-[auto_1fr]">
    <header className="min-w-0">
      <h1 tabIndex={-1} className="text-3xl wrap-anywhere">
        <Name of={project.title} />
      </h1>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <StatusChip tone={STATE_WORDS[project.state].tone}>{STATE_WORDS[project.state].label}</StatusChip>
        {project.state === 'open' && project.visibility === 'public' && !isOwn ? (
          <SaveButton as="small" kind="project" name={project.slug} title={project.title} />
        ) : null}
      </div>
    </header>
    <aside aria-label="Budget and time" className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <div className="lg:sticky lg:top-20">
        <ProjectFacts project={project}>
          {project.state === 'open' ? (
            <LinkButton
              variant="primary"
              rel="nofollow"
              className="in-data-[session=in]:hidden"
              href={`/login?return_to=${encodeURIComponent(`/projects/${project.slug}`)}`}
            >
              Sign in to propose
            </LinkButton>
          ) : null}
          <div ref={onPlace} className={isUnknown ? 'hidden h-11 in-data-[session=in]:block' : 'empty:hidden'} />
        </ProjectFacts>
      </div>
    </aside>
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-10">
      <ProjectBody project={project} hasFilesBelow={hasFilesBelow} />
      <AnsweredQuestions project={project} />
      <ClientPanel client={project.client} />
    </div>
  </div>
);
