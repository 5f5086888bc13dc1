import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { Unread } from '#design/app/unread.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { Link } from '#design/public/link.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import type { Parsed } from '#kit/endpoint.ts';
import { addressNotes } from '#kit/list-address.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { browseProjects, type ProjectsBrowsed } from '../browse-contract.ts';
import { BrowsedItem } from './browsed-item.tsx';
import { PROJECT_FILTERS, projectsHref, projectStateOf, type ProjectListState } from './public/project-address.ts';
import { activeFilters } from './public/project-filter-words.ts';
import { ProjectList } from './public/project-list.tsx';

const PATH = pathTo('browse-projects');
const OTHER = 'link inline-block min-h-6 text-md';

/** Projects for someone at work: why each fits, what to hide, and the place they came from. */
export function ProjectBrowser() {
  const [search] = useSearchParams();
  const state = projectStateOf(search, true);
  // Each field looks as the call takes it, or it is not in the state.
  const read = useRead(
    browseProjects,
    { query: state as unknown as Parsed<typeof browseProjects>['query'] },
    { keep: true },
  );
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

/** Of what is in the answer; anything else reads as its slug does. */
function namesIn({ categories, skills, your_skills: own }: ProjectsBrowsed): (slug: string) => string {
  const names = new Map([...own, ...skills, ...categories].map(({ slug, name }) => [slug, name]));
  return (slug) => names.get(slug) ?? slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');
}

interface BrowsedProps {
  readonly found: ProjectsBrowsed;
  readonly state: ProjectListState;
  readonly notes: readonly string[];
}

function Browsed({ found, state, notes }: BrowsedProps) {
  const { locale } = usePlace();
  useEffect(() => {
    // Back from a project: the browser looked for its place before the list was there.
    const left = location.hash.startsWith('#p-') ? document.getElementById(location.hash.slice(1)) : null;
    left?.scrollIntoView({ block: 'center' });
    left?.querySelector('a')?.focus({ preventScroll: true });
  }, []);
  const { items, hidden, your_skills: skills } = found;
  const nameOf = namesIn(found);
  const active = activeFilters(PATH, state, { currency: found.currency, locale, nameOf });
  const isHidden = state.hidden === 'true';
  const others = (
    <>
      {isHidden || hidden > 0 ? (
        <Link href={projectsHref(PATH, { ...state, hidden: isHidden ? '' : 'true' })} className={OTHER}>
          {isHidden ? 'Back to the list' : `Hidden (${hidden})`}
        </Link>
      ) : null}
      <Link href={pathTo('saved-searches')} className={OTHER}>
        Saved searches
      </Link>
    </>
  );
  return (
    <ProjectList
      path={PATH}
      state={state}
      found={found}
      active={active}
      notes={notes}
      ownSkills={skills}
      categoryName={state.category === undefined ? null : nameOf(state.category)}
      fits={skills.length > 0}
      isHidden={isHidden}
      others={others}
    >
      {skills.length > 0 ? null : (
        <p className="mb-4">
          <Link href={pathTo('select-skill')} className="link">
            Add your skills
          </Link>{' '}
          to see how projects fit you.
        </p>
      )}
      {items.length === 0 ? (
        <Nothing isHidden={isHidden} isNarrowed={active.length > 0} />
      ) : (
        <ul aria-label="Projects" className="panel divide-y divide-line">
          {items.map((project) => (
            <BrowsedItem key={project.id} project={project} isHidden={isHidden} />
          ))}
        </ul>
      )}
    </ProjectList>
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
    <EmptyState
      size="page"
      title="No open projects right now"
      action={<LinkButton href={pathTo('create-service')}>Publish a service</LinkButton>}
    >
      New projects appear here as clients post them.
    </EmptyState>
  );
}
