import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { Button, LinkButton } from '#design/public/button.tsx';
import { Checkbox } from '#design/public/choice.tsx';
import { CountedSelect, type CountedValue } from '#design/public/counted-select.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { SelectField, TextField } from '#design/public/field.tsx';
import { LinkTabs } from '#design/public/link-tabs.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Pagination } from '#design/public/pagination.tsx';
import { PersonCard } from '#design/public/person-card.tsx';
import { Rating } from '#design/public/rating.tsx';
import { addressNotes } from '#kit/list-address.ts';
import { AddressNotes } from '#kit/web/address-notes.tsx';
import { titled } from '#kit/brand.ts';
import { trailFromHome } from '#kit/breadcrumb-data.ts';
import type { DataOf, Parsed } from '#kit/endpoint.ts';
import { formatNumber } from '#kit/format/number.ts';
import { counted } from '#kit/format/unit.ts';
import { formatMoney } from '#kit/money.ts';
import { CleanForm } from '#kit/web/clean-form.tsx';
import { SaveButton } from '#design/public/save-button.tsx';
import { readOnServer } from '#kit/web/server-read.ts';
import { shareTags } from '#kit/share-tags.ts';
import { listFreelancers } from '../../search-contract.ts';
import { listHref } from './list-address.ts';
import { PEOPLE_FILTERS, peopleHref, peopleStateOf, type PeopleField, type PeopleState } from './people-address.ts';
import { wholePrice } from './whole-price.ts';
import { levelInWords } from './wording.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { origin, searchParams } = new URL(request.url);
  const state = peopleStateOf(searchParams);
  // Each field looks as the call takes it, or it is not in the state.
  const query = { ...state, facets: 'true' } as unknown as Parsed<typeof listFreelancers>['query'];
  const found = await readOnServer(context, listFreelancers, { query });
  return { state, notes: addressNotes(searchParams, PEOPLE_FILTERS), found, origin };
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

/** Freelancers beside the services that they sell. */
export default function PeoplePage() {
  const { state, notes, found } = useLoaderData<typeof loader>();
  const { locale } = usePlace();
  const { items, total, pages, page, match, corrected } = found;
  return (
    <div className="page py-8 lg:py-10">
      <PageHeader voice="public" title="Freelancers" lead="Find the person first, then see what they sell." />
      <LinkTabs
        label="Search in"
        tabs={[
          { href: listHref(state.q === undefined ? {} : { q: state.q }), label: 'Services' },
          { href: '/services/people', label: 'Freelancers', current: true },
        ]}
      />
      <PeopleFilters state={state} found={found} />
      <AddressNotes notes={notes} />
      <h2 className="title mb-4" aria-live="polite">
        {counted(total, { one: 'freelancer', other: 'freelancers' }, locale)}
        {corrected === null ? (match === 'similar' ? ' with some of your words' : '') : ` for “${corrected}”`}
      </h2>
      {items.length === 0 ? (
        <EmptyState size="page" title="No freelancers match." action={<LinkButton href="/services/people">Show all freelancers</LinkButton>}>
          Try one word of a skill, such as “illustration”, or remove a filter.
        </EmptyState>
      ) : (
        <>
          <ul aria-label="Freelancers" className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {items.map((person) => (
              <li key={person.id}>
                <PersonCard
                  href={`/user/profile/${person.username}`}
                  name={person.name}
                  title={person.title ?? levelInWords(person.level)}
                  avatar={{ seed: person.username, photo: person.avatar === null ? null : { src: person.avatar } }}
                  verified={person.tier === 'verified' ? 'Verified' : undefined}
                  rating={<Rating value={person.rating} count={person.rating_count} />}
                  rate={person.from === null ? undefined : `From ${formatMoney(person.from, locale, { trim: true })}`}
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
    </div>
  );
}

type Found = DataOf<typeof listFreelancers>;

/** Every filter with what each value would leave: a plain form, and the address is the state. */
function PeopleFilters({ state, found: { facets, currency } }: { state: PeopleState; found: Found }) {
  const { locale } = usePlace();
  if (facets === null) return null;
  const price = (units: number): string => wholePrice(units, currency, locale);
  const field = (name: PeopleField, label: string, any: string, values: readonly CountedValue[]) => (
    <CountedSelect key={name} label={label} name={name} any={any} chosen={state[name]} values={values} />
  );
  const named = (values: readonly { code: string; name: string; count: number }[]) =>
    values.map(({ code, name, count }) => ({ value: code, words: name, count }));
  const isNarrowed = PEOPLE_FILTERS.some((name) => name !== 'q' && state[name] !== undefined);
  return (
    <CleanForm action="/services/people" label="Search freelancers" className="mt-6 mb-6 grid gap-4">
      <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField key={state.q} label="Skill, title or name" name="q" type="search" maxLength={100} defaultValue={state.q} autoComplete="off" />
        <Button type="submit" variant="primary">
          Search
        </Button>
      </div>
      <details open={isNarrowed}>
        <summary className="link inline-block min-h-6 cursor-pointer text-md">Filters and order</summary>
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {field('category', 'Sells in', 'Any category', named(facets.categories))}
          {field('skill', 'Skill', 'Any skill', named(facets.skills))}
          {field(
            'level',
            'Level',
            'Any level',
            facets.levels.map(({ level, count }) => ({ value: level, words: levelInWords(level), count })),
          )}
          {field('country', 'Country', 'Any country', named(facets.countries))}
          {field('language', 'Speaks', 'Any language', named(facets.languages))}
          {field(
            'max_price',
            'Price from',
            'Any price',
            facets.prices.map(({ max, count }) => ({ value: String(max), words: `Up to ${price(max)}`, count })),
          )}
          {field(
            'min_rating',
            'Rating',
            'Any rating',
            facets.ratings.map(({ min, count }) => ({ value: String(min), words: `${min} and up`, count })),
          )}
          <SelectField
            key={`sort-${state.sort}`}
            label="Order"
            name="sort"
            defaultValue={state.sort ?? 'relevance'}
            options={[
              { value: 'relevance', label: 'Best match' },
              { value: 'rating', label: 'Highest rated' },
              { value: 'price_low', label: 'Lowest price first' },
            ]}
          />
          <Checkbox name="online" value="true" defaultChecked={state.online === 'true'} label={`Online now (${formatNumber(facets.online, locale)})`} />
        </div>
        <p className="mt-4 flex flex-wrap items-center gap-3">
          <Button type="submit">Apply filters</Button>
          {isNarrowed ? <LinkButton href={peopleHref(state.q === undefined ? {} : { q: state.q })}>Clear all</LinkButton> : null}
        </p>
      </details>
    </CleanForm>
  );
}
