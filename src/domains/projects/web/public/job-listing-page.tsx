import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { Link } from '#design/public/link.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { categoryBySlug } from '#domains/taxonomy/categories.ts';
import { skillBySlug } from '#domains/taxonomy/skills.ts';
import { titled } from '#kit/brand.ts';
import { withReturn } from '#domains/accounts/return-path.ts';
import { trailFromHome } from '#kit/breadcrumb-data.ts';
import type { Parsed } from '#kit/endpoint.ts';
import { addressNotes } from '#kit/list-address.ts';
import { instanceLocale } from '#kit/locale.ts';
import { readOnServer } from '#kit/web/server-read.ts';
import { shareTags } from '#kit/share-tags.ts';
import { listProjects } from '../../finding-contract.ts';
import { cardOnPage } from './card-on-page.ts';
import { PROJECT_FILTERS, projectsHref, projectStateOf, type ProjectListState } from './project-address.ts';
import { ProjectCard } from './project-card.tsx';
import { activeFilters } from './project-filter-words.ts';
import { ProjectList } from './project-list.tsx';

const PATH = '/job_listing';
/** As many as the first document has room for. */
const PAGE = 20;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { origin, searchParams } = new URL(request.url);
  const state = projectStateOf(searchParams);
  // Each field looks as the call takes it, or it is not in the state.
  const query = state as unknown as Parsed<typeof listProjects>['query'];
  const { items, categories, ...found } = await readOnServer(context, listProjects, {
    query: { ...query, limit: PAGE },
  });
  const nameOf = (slug: string): string => categoryBySlug(slug)?.name ?? skillBySlug(slug)?.name ?? slug;
  return {
    state,
    notes: addressNotes(searchParams, PROJECT_FILTERS),
    active: activeFilters(PATH, state, { currency: found.currency, locale: instanceLocale(), nameOf }),
    categoryName: state.category === undefined ? null : nameOf(state.category),
    origin,
    found: {
      ...found,
      items: items.map(cardOnPage),
      categories: categories.filter(({ slug, count }) => count > 0 || slug === state.category),
    },
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  const { q, category } = loaderData?.state ?? {};
  const name = loaderData?.categoryName ?? null;
  const title = q === undefined ? (name === null ? 'Projects' : `${name} projects`) : `Projects: “${q}”`;
  const isPlain = loaderData === undefined || Object.keys(loaderData.state).every((field) => field === 'category');
  return [
    { title: titled(title) },
    ...shareTags(
      loaderData?.origin ?? '',
      'job-listing',
      title,
      'Open projects with their budget, skills, number of proposals, and what their clients did here before.',
    ),
    {
      tagName: 'link',
      rel: 'canonical',
      href: `${loaderData?.origin ?? ''}${projectsHref(PATH, category === undefined ? {} : { category })}`,
    },
    { 'script:ld+json': trailFromHome(loaderData?.origin ?? '', 'Projects', PATH) },
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/atom+xml',
      title: 'New projects',
      href: '/feeds/projects.atom',
    },
    // Search engines keep the list and its categories; what is searched and narrowed leads to the same projects.
    ...(isPlain ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
  ];
};

/** Open projects for everyone, search engines included: complete without script. */
export default function JobListingPage() {
  const { state, notes, active, categoryName, found } = useLoaderData<typeof loader>();
  return (
    <div className="page py-4 sm:py-8 lg:py-10">
      <PageHeader
        voice="public"
        title="Projects"
        lead={
          <span className="max-sm:hidden">Work that clients need done, with the budget and their record here.</span>
        }
      />
      <ProjectList
        path={PATH}
        state={state}
        found={found}
        active={active}
        notes={notes}
        categoryName={categoryName}
        others={<AtWork state={state} />}
      >
        {found.items.length === 0 ? (
          <EmptyState
            size="page"
            title="No open projects match."
            action={<LinkButton href={PATH}>Show all projects</LinkButton>}
          >
            Try fewer filters or another word, or save the search to be notified of new ones.
          </EmptyState>
        ) : (
          <ul aria-label="Projects" className="panel divide-y divide-line">
            {found.items.map((project) => (
              <li key={project.slug}>
                <ProjectCard project={project} />
              </li>
            ))}
          </ul>
        )}
      </ProjectList>
    </div>
  );
}

/** The same list for people at work. One document is for everyone: the head script's mark shows the right link. */
function AtWork({ state }: { state: ProjectListState }) {
  const href = projectsHref('/browse_projects', state);
  const links = [
    { to: withReturn('/login', href), className: 'in-data-[session=in]:hidden' },
    { to: href, className: 'not-in-data-[session=in]:hidden' },
  ];
  return links.map(({ to, className }) => (
    <Link key={to} href={to} rel="nofollow" className={`link inline-block min-h-6 text-md ${className}`}>
      See how they fit you
    </Link>
  ));
}
