import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { LinkTabs } from '#design/public/link-tabs.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Pagination } from '#design/public/pagination.tsx';
import { ReadAs } from '#design/public/read-as.tsx';
import { PersonCard } from '#design/public/person-card.tsx';
import { Rating } from '#design/public/rating.tsx';
import { addressNotes } from '#kit/list-address.ts';
import { AddressNotes } from '#kit/web/address-notes.tsx';
import { titled } from '#kit/brand.ts';
import { trailFromHome } from '#kit/breadcrumb-data.ts';
import type { Parsed } from '#kit/endpoint.ts';
import { counted } from '#kit/format/unit.ts';
import { formatMoney } from '#kit/money.ts';
import { CleanForm, Keep } from '#kit/web/clean-form.tsx';
import { SaveButton } from '#design/public/save-button.tsx';
import { SearchBar } from '#design/public/search-bar.tsx';
import { SortSelect } from '#design/public/sort-select.tsx';
import { readOnServer } from '#kit/web/server-read.ts';
import { shareTags } from '#kit/share-tags.ts';
import { listFreelancers } from '../../search-contract.ts';
import { listHref } from './list-address.ts';
import { PEOPLE_FILTERS, peopleHref, peopleStateOf, type PeopleState } from './people-address.ts';
import { PeopleFilters } from './people-filters.tsx';
import { peopleGroups } from './rail-groups.ts';
import { levelInWords } from './wording.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { origin, searchParams } = new URL(request.url);
  const state = peopleStateOf(searchParams);
  // Each field looks as the call takes it, or it is not in the state.
  const query = { ...state, facets: 'true' } as unknown as Parsed<typeof listFreelancers>['query'];
  const found = await readOnServer(context, listFreelancers, { query });
  const { facets: _facets, ...list } = found;
  return {
    state,
    notes: addressNotes(searchParams, PEOPLE_FILTERS),
    found: list,
    groups: peopleGroups(found, state),
    origin,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: titled(loaderData?.state.q === undefined ? 'Freelancers' : `Freelancers: “${loaderData.state.q}”`) },
  ...shareTags(
    loaderData?.origin ?? '',
    'freelancers',
    'Freelancers',
    'Find freelancers by skill, title, name, country, language and level, best first by the published ranking.',
  ),
  { tagName: 'link', rel: 'canonical', href: `${loaderData?.origin ?? ''}/services/people` },
  { 'script:ld+json': trailFromHome(loaderData?.origin ?? '', 'Freelancers', '/services/people') },
];

const SORTS = [
  { value: 'relevance', label: 'Best match' },
  { value: 'rating', label: 'Highest rated' },
  { value: 'price_low', label: 'Lowest price first' },
];

/** The words alone keep the filters and the order. */
const keptBy = ({
  q: _q,
  as_typed: _asTyped,
  page: _page,
  ...filters
}: PeopleState): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(filters).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** Freelancers beside the services that they sell. */
export default function PeoplePage() {
  const { state, notes, found, groups } = useLoaderData<typeof loader>();
  const { locale } = usePlace();
  const { items, total, pages, page } = found;
  const words = counted(total, { one: 'freelancer', other: 'freelancers' }, locale);
  return (
    <div className="page py-4 sm:py-8 lg:py-10">
      <PageHeader
        voice="public"
        title="Freelancers"
        lead={<span className="max-sm:hidden">Find the person first, then see what they sell.</span>}
      />
      <LinkTabs
        label="Search in"
        tabs={[
          { href: listHref(state.q === undefined ? {} : { q: state.q }), label: 'Services' },
          { href: '/services/people', label: 'Freelancers', current: true },
        ]}
      />
      <div className="mt-4 mb-3 max-w-[44rem] sm:mb-6">
        <SearchBar
          key={state.q ?? ''}
          action="/services/people"
          label="Search freelancers"
          placeholder="Skill, title or name"
          defaultValue={state.q}
          keep={keptBy(state)}
        />
      </div>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 sm:gap-y-4 lg:grid-cols-[264px_minmax(0,1fr)_auto] lg:grid-rows-[auto_1fr] lg:gap-x-8">
        <PeopleFilters state={state} groups={groups} showLabel={`Show ${words}`} />
        <div className="lg:col-start-3 lg:row-start-1">
          <CleanForm action="/services/people" label="Sort" className="flex items-center gap-2">
            <Keep values={{ ...keptBy(state), sort: undefined, q: state.q }} />
            <SortSelect value={state.sort ?? 'relevance'} options={SORTS} />
          </CleanForm>
        </div>
        <h2 className="title col-span-2 lg:col-span-1 lg:col-start-2 lg:row-start-1 lg:self-center" aria-live="polite">
          {words}
        </h2>
        <section aria-label="Results" className="col-span-2 lg:col-start-2 lg:row-start-2">
          <AddressNotes notes={notes} />
          <ReadAs
            thing="freelancer"
            match={found.match}
            corrected={found.corrected}
            translatedFrom={found.translated_from}
            typed={state.q ?? ''}
            asTypedHref={peopleHref(state, { as_typed: 'true' })}
          />
          {items.length === 0 ? (
            <EmptyState
              size="page"
              title="No freelancers match."
              action={<LinkButton href="/services/people">Show all freelancers</LinkButton>}
            >
              Try one word of a skill, such as “illustration”, or remove a filter.
            </EmptyState>
          ) : (
            <>
              <ul
                aria-label="Freelancers"
                className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 xl:grid-cols-3"
              >
                {items.map((person) => (
                  <li key={person.id}>
                    <PersonCard
                      href={`/user/profile/${person.username}`}
                      name={person.name}
                      title={person.title ?? levelInWords(person.level)}
                      avatar={{ seed: person.username, photo: person.avatar === null ? null : { src: person.avatar } }}
                      verified={person.tier === 'verified' ? 'Verified' : undefined}
                      rating={<Rating value={person.rating} count={person.rating_count} />}
                      rate={
                        person.from === null ? undefined : `From ${formatMoney(person.from, locale, { trim: true })}`
                      }
                      skills={person.skills}
                      action={<SaveButton kind="person" name={person.username} title={person.name} />}
                    />
                  </li>
                ))}
              </ul>
              <div className="mt-8">
                <Pagination page={page} pageCount={pages} hrefOf={(to) => peopleHref(state, { page: String(to) })} />
              </div>
            </>
          )}
        </section>
      </div>
    </div>
  );
}
