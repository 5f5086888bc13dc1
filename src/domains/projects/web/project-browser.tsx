import { addressNotes } from '#kit/list-address.ts';
import { AddressNotes } from '#kit/web/address-notes.tsx';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { Unread } from '#design/app/unread.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { Link } from '#design/public/link.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import type { Parsed } from '#kit/endpoint.ts';
import { counted } from '#kit/format/unit.ts';
import { useRead } from '#kit/web/api.ts';
import { SaveSearchButton } from '#design/public/save-button.tsx';
import { pathTo } from '#routes';
import { browseProjects, type ProjectsBrowsed } from '../browse-contract.ts';
import { BrowsedItem } from './browsed-item.tsx';
import { PROJECT_FILTERS, projectsHref, projectStateOf, type ProjectListState } from './public/project-address.ts';
import { ProjectFilters } from './public/project-filters.tsx';

const PATH = pathTo('browse-projects');

/** Projects for someone at work: why each fits, what to hide, and the place they came from. */
export function ProjectBrowser() {
  const [search] = useSearchParams();
  const state = projectStateOf(search, true);
  // Each field looks as the call takes it, or it is not in the state.
  const read = useRead(browseProjects, { query: state as unknown as Parsed<typeof browseProjects>['query'] }, { keep: true });
  if (read.data === undefined)
    return (
      <Unread what="Projects" read={read}>
        <Loading label="Loading projects" className="panel pad min-h-dvh">
          <RowsSkeleton rows={8} />
        </Loading>
      </Unread>
    );
  return <Browsed found={read.data} state={state} notes={addressNotes(search, PROJECT_FILTERS)} />;
}

interface BrowsedProps {
  readonly found: ProjectsBrowsed;
  readonly state: ProjectListState;
  readonly notes: readonly string[];
}

function Browsed({ found, state, notes }: BrowsedProps) {
  const { locale } = usePlace();
  const isHidden = state.hidden === 'true';
  const isNarrowed = PROJECT_FILTERS.some((name) => state[name] !== undefined);
  const { sort: _sort, cursor: _cursor, hidden: _hidden, ...searched } = state;
  useEffect(() => {
    // Back from a project: the browser looked for its place before the list was there.
    const left = location.hash.startsWith('#p-') ? document.getElementById(location.hash.slice(1)) : null;
    left?.scrollIntoView({ block: 'center' });
    left?.querySelector('a')?.focus({ preventScroll: true });
  }, []);
  const { items, total, corrected, match, hidden, next_cursor: next, your_skills: skills } = found;
  return (
    <>
      <ProjectFilters path={PATH} state={state} found={found} skills={skills} plainOrder={skills.length === 0 ? 'Newest first' : 'Best fit first'} />
      <AddressNotes notes={notes} />
      {skills.length > 0 ? null : (
        <p className="mb-4">
          <Link href={pathTo('select-skill')} className="link">
            Add your skills
          </Link>{' '}
          to see how projects fit you.
        </p>
      )}
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="title" aria-live="polite">
          {counted(total, { one: isHidden ? 'hidden project' : 'project', other: isHidden ? 'hidden projects' : 'projects' }, locale)}
          {corrected === null ? (match === 'similar' ? ' with some of your words' : '') : ` for “${corrected}”`}
        </h2>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {isNarrowed ? <SaveSearchButton list="projects" search={new URLSearchParams({ ...searched }).toString()} /> : null}
          {isHidden || hidden > 0 ? (
            <Link href={projectsHref(PATH, { ...state, hidden: isHidden ? '' : 'true' })} className="link inline-block min-h-6">
              {isHidden ? 'Back to the list' : `Hidden (${hidden})`}
            </Link>
          ) : null}
        </div>
      </div>
      {items.length === 0 ? (
        <Nothing isHidden={isHidden} isNarrowed={isNarrowed} />
      ) : (
        <ul aria-label="Projects" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {items.map((project) => (
            <BrowsedItem key={project.id} project={project} isHidden={isHidden} />
          ))}
        </ul>
      )}
      <p className="mt-6 flex flex-wrap gap-4">
        {state.cursor === undefined ? null : (
          <Link className="link min-h-6" href={projectsHref(PATH, state)}>
            First page
          </Link>
        )}
        {next === null ? null : (
          <Link className="link min-h-6" href={projectsHref(PATH, state, { cursor: next })}>
            Next page
          </Link>
        )}
      </p>
    </>
  );
}

function Nothing({ isHidden, isNarrowed }: { isHidden: boolean; isNarrowed: boolean }) {
  const all = <LinkButton href={PATH}>Show all projects</LinkButton>;
  if (isHidden)
    return (
      <EmptyState size="page" title="You haven’t hidden any open project" action={all}>
        Hide a project that isn’t for you, and it leaves your list.
      </EmptyState>
    );
  return isNarrowed ? (
    <EmptyState size="page" title="No open projects match." action={all}>
      Try fewer filters or another word, or save the search to be notified of new ones.
    </EmptyState>
  ) : (
    <EmptyState size="page" title="No open projects right now" action={<LinkButton href={pathTo('create-service')}>Publish a service</LinkButton>}>
      New projects appear here as clients post them.
    </EmptyState>
  );
}
