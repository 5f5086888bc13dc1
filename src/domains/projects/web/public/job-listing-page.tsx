import { addressNotes } from '#kit/list-address.ts';
import { AddressNotes } from '#kit/web/address-notes.tsx';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { titled } from '#kit/brand.ts';
import { trailFromHome } from '#kit/breadcrumb-data.ts';
import type { Parsed } from '#kit/endpoint.ts';
import { counted } from '#kit/format/unit.ts';
import { readOnServer } from '#kit/web/server-read.ts';
import { shareTags } from '#kit/share-tags.ts';
import { listProjects } from '../../finding-contract.ts';
import { cardOnPage } from './card-on-page.ts';
import { PROJECT_FILTERS, projectsHref, projectStateOf } from './project-address.ts';
import { ProjectCard } from './project-card.tsx';
import { ProjectFilters } from './project-filters.tsx';

const PATH = '/job_listing';
/** As many as the first document has room for. */
const PAGE = 20;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { origin, searchParams } = new URL(request.url);
  const state = projectStateOf(searchParams);
  // Each field looks as the call takes it, or it is not in the state.
  const query = state as unknown as Parsed<typeof listProjects>['query'];
  const { items, categories, ...found } = await readOnServer(context, listProjects, { query: { ...query, limit: PAGE } });
  return {
    state,
    notes: addressNotes(searchParams, PROJECT_FILTERS),
    origin,
    found: { ...found, items: items.map(cardOnPage), categories: categories.filter(({ slug, count }) => count > 0 || slug === state.category) },
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  const { q, category } = loaderData?.state ?? {};
  const name = loaderData?.found.categories.find(({ slug }) => slug === category)?.name;
  const title = q === undefined ? (name === undefined ? 'Projects' : `${name} projects`) : `Projects: “${q}”`;
  const isPlain = loaderData === undefined || Object.keys(loaderData.state).every((field) => field === 'category');
  return [
    { title: titled(title) },
    ...shareTags(
      loaderData?.origin ?? '',
      'job-listing',
      title,
      'Open projects with their budget, skills, number of proposals, and what their clients did here before.',
    ),
    { tagName: 'link', rel: 'canonical', href: `${loaderData?.origin ?? ''}${projectsHref(PATH, category === undefined ? {} : { category })}` },
    { 'script:ld+json': trailFromHome(loaderData?.origin ?? '', 'Projects', PATH) },
    { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title: 'New projects', href: '/feeds/projects.atom' },
    // Search engines keep the list and its categories; what is searched and narrowed leads to the same projects.
    ...(isPlain ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
  ];
};

/** Open projects for everyone, search engines included: complete without script. */
export default function JobListingPage() {
  const { state, notes, found } = useLoaderData<typeof loader>();
  const { locale } = usePlace();
  const { items, total, match, corrected, next_cursor: next } = found;
  return (
    <div className="page py-8 lg:py-10">
      <PageHeader
        voice="public"
        title="Projects"
        lead="Work that clients need done, with the budget and their record here."
        actions={<LinkButton href="/browse_projects">See how they fit you</LinkButton>}
      />
      <ProjectFilters path={PATH} state={state} found={found} />
      <AddressNotes notes={notes} />
      <h2 className="title mb-4" aria-live="polite">
        {counted(total, { one: 'project', other: 'projects' }, locale)}
        {corrected === null ? (match === 'similar' ? ' with some of your words' : '') : ` for “${corrected}”`}
      </h2>
      {items.length === 0 ? (
        <EmptyState size="page" title="No open projects match." action={<LinkButton href={PATH}>Show all projects</LinkButton>}>
          Try fewer filters or another word. New projects are added as clients post them.
        </EmptyState>
      ) : (
        <ul aria-label="Projects" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {items.map((project) => (
            <li key={project.slug}>
              <ProjectCard project={project} />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-6 flex flex-wrap gap-4">
        {state.cursor === undefined ? null : (
          <a className="link min-h-6" rel="nofollow" href={projectsHref(PATH, state)}>
            First page
          </a>
        )}
        {next === null ? null : (
          <a className="link min-h-6" rel="nofollow" href={projectsHref(PATH, state, { cursor: next })}>
            Next page
          </a>
        )}
      </p>
    </div>
  );
}
