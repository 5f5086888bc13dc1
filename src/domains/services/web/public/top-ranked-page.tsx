import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { Breadcrumb } from '#design/public/breadcrumb.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { CardGrid } from '#design/public/offer-card.tsx';
import { PageHeader, SectionHeader } from '#design/public/page-header.tsx';
import { Link } from '#design/public/link.tsx';
import { RATING_PRIOR } from '#domains/reviews/rating-prior.ts';
import { titled } from '#kit/brand.ts';
import { breadcrumbData } from '#kit/breadcrumb-data.ts';
import { readOnServer } from '#kit/web/server-read.ts';
import { shareTags } from '#kit/share-tags.ts';
import { topRankedServices } from '../../contract.ts';
import { TOP_RANKED } from '../../top-ranked.ts';
import { cardOnPage } from './card-on-page.ts';
import { LevelTable } from './level-table.tsx';
import { ServiceCardItem } from './service-card.tsx';

const TITLE = 'Top-ranked services';
/** The first row is in sight. */
const EAGER = 4;
const COLUMNS =
  'grid-cols-[minmax(0,1fr)] sm:grid-cols-[repeat(2,minmax(0,1fr))] lg:grid-cols-[repeat(3,minmax(0,1fr))] xl:grid-cols-[repeat(4,minmax(0,1fr))]';
/** By how many services a category has: categories with one share a row. */
const SPANS = [
  'col-span-1',
  'sm:col-span-2',
  'sm:col-span-2 lg:col-span-3',
  'sm:col-span-2 lg:col-span-3 xl:col-span-4',
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return { top: await readOnServer(context, topRankedServices, {}), origin: new URL(request.url).origin };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: titled(TITLE) },
  ...shareTags(
    loaderData?.origin ?? '',
    'top-ranked',
    TITLE,
    'The best rated services in each category, by a formula that anyone can check. No one can pay for a place.',
  ),
  ...(loaderData === undefined
    ? []
    : [
        { tagName: 'link', rel: 'canonical', href: `${loaderData.origin}/services/top-ranked` },
        {
          'script:ld+json': breadcrumbData([
            { name: 'Services', url: `${loaderData.origin}/services` },
            { name: TITLE, url: `${loaderData.origin}/services/top-ranked` },
          ]),
        },
      ]),
];

export default function TopRankedPage() {
  const { top } = useLoaderData<typeof loader>();
  return (
    <div className="page pt-6 pb-16">
      <PageHeader
        voice="public"
        above={<Breadcrumb items={[{ label: 'Services', href: '/services' }]} />}
        title={TITLE}
        lead="The best rated services in each category. No one can pay for a place."
      />
      <details className="mb-10 max-w-prose text-sm text-ink-2">
        <summary className="link inline-block min-h-6 cursor-pointer text-md">How the lists are made</summary>
        <p className="mt-2">
          Services with at least {TOP_RANKED.reviews} published reviews, sorted by (sum of stars +{' '}
          {RATING_PRIOR.reviews} × {RATING_PRIOR.stars}) ÷ (reviews + {RATING_PRIOR.reviews}), of equal ones the one
          with more reviews first. A seller has one place in each category, and each category has{' '}
          {TOP_RANKED.perCategory}. Cards show the plain average.
        </p>
        <p className="mt-2">
          New and promising are services from the last {TOP_RANKED.promisingDays} days with fewer than{' '}
          {TOP_RANKED.reviews} reviews, sorted as search results are without words.
        </p>
      </details>
      <p className="mb-8 text-sm text-ink-2">Counted every {TOP_RANKED.minutes} minutes.</p>
      {top.categories.length === 0 ? (
        <EmptyState
          title="No service has enough reviews yet"
          action={<LinkButton href="/services">Browse all services</LinkButton>}
        >
          A service needs {TOP_RANKED.reviews} published reviews to be ranked.
        </EmptyState>
      ) : (
        <div className={`mb-12 grid gap-x-5 gap-y-10 ${COLUMNS}`}>
          {top.categories.map(({ slug, name, items }, at) => (
            <section
              key={slug}
              className={`grid grid-cols-subgrid content-start gap-y-4 ${SPANS[Math.min(items.length, SPANS.length) - 1] ?? ''}`}
              aria-labelledby={`top-${slug}`}
            >
              <div className="col-span-full flex items-baseline justify-between gap-4">
                <h2 id={`top-${slug}`} className="text-xl">
                  {name}
                </h2>
                <Link href={`/services/categories/${slug}`} className="link shrink-0 text-sm">
                  See all<span className="sr-only"> of {name}</span>
                </Link>
              </div>
              <ul aria-label={`Top-ranked: ${name}`} className="col-span-full grid grid-cols-subgrid gap-y-5">
                {items.map((service, place) => (
                  <ServiceCardItem key={service.id} service={cardOnPage(service)} eager={at < EAGER && place === 0} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      {top.promising.length === 0 ? null : (
        <section className="mb-12" aria-labelledby="promising">
          <SectionHeader id="promising" title="New and promising" lead="Few reviews so far, and worth a look." />
          <CardGrid label="New and promising">
            {top.promising.map((service) => (
              <ServiceCardItem key={service.id} service={cardOnPage(service)} />
            ))}
          </CardGrid>
        </section>
      )}
      <LevelTable />
    </div>
  );
}
