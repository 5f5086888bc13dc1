import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { Button, LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { SelectField, TextField } from '#design/public/field.tsx';
import { LinkTabs } from '#design/public/link-tabs.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Pagination } from '#design/public/pagination.tsx';
import { PersonCard } from '#design/public/person-card.tsx';
import { Rating } from '#design/public/rating.tsx';
import { titled } from '#kit/brand.ts';
import { counted } from '#kit/format/unit.ts';
import { readOnServer } from '#kit/web/server-read.ts';
import { listFreelancers } from '../../search-contract.ts';
import { CleanForm } from './clean-form.tsx';
import { listHref, listStateOf } from './list-address.ts';
import { levelInWords } from './wording.ts';

const LEVEL_VALUES = ['new', 'level_1', 'level_2', 'top'] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { q, level, country, page } = listStateOf(new URL(request.url).searchParams);
  const query = { q, level: level as (typeof LEVEL_VALUES)[number] | undefined, country, page };
  const { items, total, pages, page: current } = await readOnServer(context, listFreelancers, { query: query });
  return { state: { q, level, country }, items, total, pages, page: current };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: titled(loaderData?.state.q === undefined ? 'Freelancers' : `Freelancers: “${loaderData.state.q}”`) },
  { name: 'description', content: 'Find freelancers by skill, title, name, country and level, best first by the published ranking.' },
];

/** Freelancers beside the services that they sell. */
export default function PeoplePage() {
  const { state, items, total, pages, page } = useLoaderData<typeof loader>();
  const { locale } = usePlace();
  const hrefOf = (to: number): string => listHref(state as never, { page: String(to) }).replace('/services', '/services/people');
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
      <CleanForm
        action="/services/people"
        label="Search freelancers"
        className="mt-6 mb-6 grid items-end gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]"
      >
        <TextField key={state.q} label="Skill, title or name" name="q" defaultValue={state.q} autoComplete="off" />
        <SelectField
          key={`level-${state.level}`}
          label="Level"
          name="level"
          defaultValue={state.level ?? ''}
          options={[{ value: '', label: 'Any level' }, ...LEVEL_VALUES.map((level) => ({ value: level, label: levelInWords(level) }))]}
        />
        <Button type="submit" variant="primary">
          Search
        </Button>
      </CleanForm>
      <h2 className="title mb-4" aria-live="polite">
        {counted(total, { one: 'freelancer', other: 'freelancers' }, locale)}
      </h2>
      {items.length === 0 ? (
        <EmptyState size="page" title="No freelancers match." action={<LinkButton href="/services/people">Show all freelancers</LinkButton>}>
          Try one word of a skill, such as “illustration”.
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
                  skills={person.skills}
                />
              </li>
            ))}
          </ul>
          <div className="mt-8">
            <Pagination page={page} pageCount={pages} hrefOf={hrefOf} />
          </div>
        </>
      )}
    </div>
  );
}
