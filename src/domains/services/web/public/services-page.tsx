import { useState, type ComponentType } from 'react';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { ActiveFilter } from '#design/public/chip.tsx';
import { Link } from '#design/public/link.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Pagination } from '#design/public/pagination.tsx';
import { ReadAs } from '#design/public/read-as.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { addressNotes } from '#kit/list-address.ts';
import { AddressNotes } from '#kit/web/address-notes.tsx';
import { titled } from '#kit/brand.ts';
import { SaveSearchButton } from '#design/public/save-button.tsx';
import { readOnServer } from '#kit/web/server-read.ts';
import { shareTags } from '#kit/share-tags.ts';
import { listServices } from '../../contract.ts';
import { listFreelancers } from '../../search-contract.ts';
import { queryOf } from './list-query.ts';
import { categoryBySlug, topCategories, topOf } from '#domains/taxonomy/categories.ts';
import { filterInWords } from './filter-words.ts';
import { activeFilters, FILTERS, listHref, listStateOf, sortOf, type Filter, type ListState } from './list-address.ts';
import { MoreWays, type MoreWaysProps } from './more-ways.tsx';
import { NoResults } from './no-results.tsx';
import { cardOnPage } from './card-on-page.ts';
import { serviceGroups } from './rail-groups.ts';
import { ComparableGrid } from './comparable-grid.tsx';
import { ServicesFilters } from './services-filters.tsx';
import { SortForm } from './sort-form.tsx';
import { SortRule } from './sort-rule.tsx';
import { SuggestingSearch } from './suggesting-search.tsx';
import { WhyRankContext } from './why-rank-context.ts';
import { listData } from './structured-data.ts';
import { servicesInWords } from './wording.ts';

/** Pictures of the first row or two are fetched at once, the rest when they come near. */
const EAGER = 4;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const state = listStateOf(url.searchParams);
  const list = await readOnServer(context, listServices, { query: { ...queryOf(state), facets: 'true' } });
  const top = state.category === undefined ? undefined : topOf(state.category);
  const { total, page, pages, currency } = list;
  const { match, corrected, translated_from: translatedFrom } = list;
  // Only where there is something to say: the document is as small as it can be.
  const isPlain = match === 'all' && corrected === null && translatedFrom === null;
  const readAs = isPlain ? undefined : { match, corrected, translatedFrom };
  const categoryName =
    state.category === undefined ? null : (categoryBySlug(state.category)?.name ?? 'Unknown category');
  const removable = (field: Filter) => ({
    words: filterInWords(field, state, { categoryName, currency }),
    href: listHref(state, { [field]: undefined }),
  });
  const [without, more] = await Promise.all([
    total === 0 ? countsWithout(context, state) : [],
    state.q !== undefined && (total < FEW || (match === 'similar' && corrected === null))
      ? otherWays(context, state, list.named_category)
      : null,
  ]);
  return {
    state,
    notes: addressNotes(url.searchParams, FILTERS),
    active: activeFilters(state).map(removable),
    list: { total, page, pages, currency, readAs, items: list.items.map(cardOnPage) },
    categories: list.facets?.categories ?? topCategories().map(({ slug, name }) => ({ slug, name, count: 0 })),
    groups: serviceGroups(list.facets, state, currency),
    top: top === undefined ? null : { slug: top.slug, name: top.name },
    categoryName,
    without: without.map(({ field, total: left }) => ({ ...removable(field), total: left })),
    more,
    canonical: url.origin + listHref(state, { page: state.page }),
  };
}

/** So few services are no choice, and neither are those that have only some of the words: other ways are shown too. */
const FEW = 4;

async function otherWays(
  context: LoaderFunctionArgs['context'],
  { q = '', as_typed: asTyped }: ListState,
  slug: string | null,
): Promise<MoreWaysProps> {
  const query = { q, ...(asTyped === undefined ? {} : { as_typed: 'true' as const }) };
  const { total: people } = await readOnServer(context, listFreelancers, { query });
  const category = slug === null ? undefined : categoryBySlug(slug);
  return { q, people, category: category === undefined ? null : { slug: category.slug, name: category.name } };
}

/** When nothing is left: what there would be without each filter in turn (LST-2). */
async function countsWithout(
  context: LoaderFunctionArgs['context'],
  state: ListState,
): Promise<{ field: Filter; total: number }[]> {
  const active = activeFilters(state);
  if (active.length < 2) return [];
  const counts = await Promise.all(
    active.map(async (field) => {
      const { total } = await readOnServer(context, listServices, {
        query: { ...queryOf(state), page: undefined, [field]: undefined },
      });
      return { field, total };
    }),
  );
  return counts.filter(({ total }) => total > 0);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  // Not from the map: it would come with the first public page.
  if (loaderData === undefined) return [{ title: titled('Services') }];
  const { state, categoryName, canonical, list } = loaderData;
  const subject = [state.q === undefined ? null : `“${state.q}”`, categoryName].filter(Boolean).join(' in ');
  const title = subject === '' ? 'Services' : `Services: ${subject}`;
  return [
    { title: titled(`${title}${list.page > 1 ? `, page ${list.page}` : ''}`) },
    ...shareTags(
      new URL(canonical).origin,
      'services',
      title,
      'Fixed scope, fixed price, and a delivery date. Compare services by price, delivery time and reviews. Your payment is held until you approve the work or the review time ends.',
    ),
    { tagName: 'link', rel: 'canonical', href: canonical },
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/atom+xml',
      title: 'New services',
      href: '/feeds/services.atom',
    },
    ...(list.items.length === 0
      ? []
      : [{ 'script:ld+json': listData(list.items.map(({ slug }) => new URL(`/services/${slug}`, canonical).href)) }]),
    ...(state.q === undefined && list.total > 0 ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
  ];
};

export default function ServicesPage() {
  const { state, notes, active, list, categories, groups, top, categoryName, without, more } =
    useLoaderData<typeof loader>();
  const { locale } = usePlace();
  const found = servicesInWords(list.total, locale);
  const [WhyRank, setWhyRank] = useState<ComponentType<{ slug: string }> | null>(null);
  // The reasons of ranks are loaded when the list is used.
  const begin = (): void => void import('./public-why-rank.tsx').then((later) => setWhyRank(() => later.WhyRank));
  return (
    <div className="page py-4 sm:py-8 lg:py-10" onFocus={begin} onPointerOver={begin}>
      <PageHeader
        voice="public"
        title={categoryName ?? 'Services'}
        lead={
          categoryName === null ? (
            <span className="max-sm:hidden">Fixed scope, fixed price, and a delivery date.</span>
          ) : undefined
        }
      />
      <div className="mb-3 max-w-[44rem] sm:mb-6">
        <SuggestingSearch
          key={state.q ?? ''}
          action="/services"
          label="Search services"
          placeholder="What do you need done?"
          defaultValue={state.q}
          keep={Object.fromEntries(
            Object.entries({ ...state, q: undefined, as_typed: undefined, page: undefined }).filter(
              (entry): entry is [string, string] => entry[1] !== undefined,
            ),
          )}
        />
      </div>
      {/* On phones filters and order are one line above the count; on wide screens the filters are beside it all. */}
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 sm:gap-y-4 lg:grid-cols-[264px_minmax(0,1fr)_auto] lg:grid-rows-[auto_1fr] lg:gap-x-8">
        <ServicesFilters
          state={state}
          categories={categories}
          top={top}
          groups={groups}
          currency={list.currency}
          showLabel={`Show ${found}`}
        />
        <div className="lg:col-start-3 lg:row-start-1">
          <SortForm state={state} />
        </div>
        <div className="col-span-2 flex flex-wrap items-baseline gap-x-4 lg:col-span-1 lg:col-start-2 lg:row-start-1 lg:self-center">
          <h2 className="title" aria-live="polite">
            {found}
          </h2>
          <SortRule sort={sortOf(state)} />
        </div>
        <section aria-label="Results" className="col-span-2 lg:col-start-2 lg:row-start-2">
          <AddressNotes notes={notes} />
          {active.length > 0 ? (
            <div
              className="mb-3 flex flex-wrap gap-2 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:whitespace-nowrap sm:mb-5"
              role="group"
              aria-label="Active filters"
            >
              {active.map(({ words, href }) => (
                <ActiveFilter key={href} href={href}>
                  {words}
                </ActiveFilter>
              ))}
              {active.length > 1 ? (
                <Link href="/services" className="link self-center px-2 text-sm">
                  Clear all
                </Link>
              ) : null}
              <SaveSearchButton list="services" search={listHref(state).split('?')[1] ?? ''} />
            </div>
          ) : null}
          {list.readAs === undefined ? null : (
            <ReadAs
              {...list.readAs}
              thing="service"
              typed={state.q ?? ''}
              asTypedHref={listHref(state, { as_typed: 'true' })}
            />
          )}
          {list.items.length === 0 ? (
            <NoResults state={state} total={list.total} without={without} />
          ) : (
            <>
              <WhyRankContext value={WhyRank}>
                <ComparableGrid label="Services" services={list.items} eager={EAGER} />
              </WhyRankContext>
              <div className="mt-8">
                <Pagination
                  page={list.page}
                  pageCount={list.pages}
                  hrefOf={(page) => listHref(state, { page: String(page) })}
                />
              </div>
            </>
          )}
          {more === null ? null : <MoreWays {...more} />}
        </section>
      </div>
    </div>
  );
}
