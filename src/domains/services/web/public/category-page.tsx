import { formatNumber } from '#kit/format/number.ts';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { Breadcrumb } from '#design/public/breadcrumb.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Chip, FilterChips } from '#design/public/chip.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { PageHeader, SectionHeader } from '#design/public/page-header.tsx';
import { titled } from '#kit/brand.ts';
import { breadcrumbData } from '#kit/breadcrumb-data.ts';
import { readOnServer } from '#kit/web/server-read.ts';
import { shareTags } from '#kit/share-tags.ts';
import { categoryPage } from '../../contract.ts';
import { CategoryFigures } from './category-figures.tsx';
import { Questions } from './questions.tsx';
import { cardOnPage } from './card-on-page.ts';
import { ComparableGrid } from './comparable-grid.tsx';
import { listData } from './structured-data.ts';
import { servicesInWords } from './wording.ts';

const EAGER = 4;

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const category = await readOnServer(context, categoryPage, { params: { slug: params['slug'] ?? '' } });
  return { category, origin: new URL(request.url).origin };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (loaderData === undefined) return [{ title: titled('Category') }];
  const { category, origin } = loaderData;
  const trail = [...(category.parent === null ? [] : [category.parent]), category].map(({ slug, name }) => ({
    name,
    url: `${origin}/services/categories/${slug}`,
  }));
  return [
    { title: titled(`${category.name} services`) },
    ...shareTags(
      origin,
      'services',
      `${category.name} services`,
      `${category.blurb} ${servicesInWords(category.count)} at a fixed price. Your payment is held until you approve the work or the review time ends.`,
    ),
    { tagName: 'link', rel: 'canonical', href: `${origin}/services/categories/${category.slug}` },
    { 'script:ld+json': breadcrumbData([{ name: 'Services', url: `${origin}/services` }, ...trail]) },
    ...(category.top.length === 0
      ? []
      : [{ 'script:ld+json': listData(category.top.map(({ slug }) => `${origin}/services/${slug}`)) }]),
  ];
};

const hrefOf = (slug: string): string => `/services/categories/${slug}`;

export default function CategoryPage() {
  const { category } = useLoaderData<typeof loader>();
  const { locale } = usePlace();
  const { parent } = category;
  const all = `/services?category=${category.slug}`;
  return (
    <>
      <div className="page pt-6 pb-12">
        <PageHeader
          voice="public"
          above={
            <Breadcrumb
              items={[
                { label: 'Services', href: '/services' },
                ...(parent === null ? [] : [{ label: parent.name, href: hrefOf(parent.slug) }]),
              ]}
            />
          }
          title={category.name}
          lead={category.intro}
        />
        <FilterChips
          label={parent === null ? `Kinds of ${category.name.toLowerCase()}` : `More in ${parent.name}`}
          items={[
            ...(parent === null ? [] : [{ href: hrefOf(parent.slug), label: `All of ${parent.name}` }]),
            ...category.sub_categories.map((sub) => ({
              href: hrefOf(sub.slug),
              label: sub.count > 0 ? `${sub.name} (${formatNumber(sub.count, locale)})` : sub.name,
              current: sub.slug === category.slug,
            })),
          ]}
        />
      </div>
      {category.count > 0 ? <CategoryFigures category={category} /> : null}
      <section className="page section" aria-labelledby="best">
        <SectionHeader
          id="best"
          title="Best rated"
          action={
            <span className="flex flex-wrap gap-2">
              <LinkButton href="/services/top-ranked" size="sm" variant="ghost">
                Top-ranked
              </LinkButton>
              {category.count > category.top.length ? (
                <LinkButton href={all} size="sm">
                  {`All ${servicesInWords(category.count, locale)}`}
                </LinkButton>
              ) : null}
            </span>
          }
        />
        {category.top.length === 0 ? (
          <EmptyState
            motif={category.motif}
            title="No services in this category yet."
            action={<LinkButton href="/gig/register">Publish a service</LinkButton>}
          >
            Browse{' '}
            <a className="link" href="/services">
              all services
            </a>
            , or be the first to sell in this category.
          </EmptyState>
        ) : (
          <ComparableGrid
            label={`Services in ${category.name}`}
            services={category.top.map(cardOnPage)}
            eager={EAGER}
          />
        )}
      </section>
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-10 pb-14 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-14 lg:pb-20">
        <Questions title="Questions and answers" items={category.faq} />
        <aside aria-label="Popular searches">
          <h2 className="title mb-3">Popular searches</h2>
          <p className="flex flex-wrap gap-2">
            {category.popular_searches.map((words) => (
              <Chip key={words} href={`/services?q=${encodeURIComponent(words)}`}>
                {words}
              </Chip>
            ))}
          </p>
        </aside>
      </div>
    </>
  );
}
