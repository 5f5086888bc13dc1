import { BadgeCheck, ReceiptText, ShieldCheck, type Glyph } from '#design/public/glyphs.tsx';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { LinkButton } from '#design/public/button.tsx';
import { Chip, ChipStrip } from '#design/public/chip.tsx';
import { Icon } from '#design/public/icon.tsx';
import { Link } from '#design/public/link.tsx';
import { SuggestingSearch } from '#domains/services/web/public/suggesting-search.tsx';
import { SectionHeader } from '#design/public/page-header.tsx';
import { brandName } from '#kit/brand.ts';
import { readOnServer } from '#kit/web/server-read.ts';
import { shareTags } from '#kit/share-tags.ts';
import { listServices, serviceCategories } from '#domains/services/contract.ts';
import { cardOnPage } from '#domains/services/web/public/card-on-page.ts';
import { ServiceGrid } from '#domains/services/web/public/service-grid.tsx';
import { readMarketFigures } from '#domains/orders/market.ts';
import { HeroDocket } from './hero-docket.tsx';
import { SEARCH_ELSEWHERE } from './home-actions.ts';
import { HomeButtons } from './home-buttons.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { MarketFigures } from './market-figures.tsx';

const SHOWN = 8;
const POPULAR = 4;

/**
 * One trip: the three reads run in the server process at the same time. The front page is the app's, as it shows the
 * whole product.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const [services, categories, figures] = await Promise.all([
    readOnServer(context, listServices, { query: { sort: 'rating' } }),
    readOnServer(context, serviceCategories, {}),
    readOnServer(context, readMarketFigures, {}),
  ]);
  return {
    services: services.items.slice(0, SHOWN).map(cardOnPage),
    // Reads only what the page shows, because the document carries it twice: as text and as data.
    categories: categories.categories.map(({ slug, name, count }) => ({ slug, name, count })),
    popular: categories.categories
      .toSorted((a, b) => b.count - a.count)
      .slice(0, POPULAR)
      .map(({ slug, name }) => ({ slug, name })),
    figures,
    origin: new URL(request.url).origin,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData: { origin } = { origin: '' } }) => [
  { title: `${brandName()}: good work, clear terms` },
  ...shareTags(
    origin,
    'home',
    `${brandName()}: good work, clear terms`,
    'Hire a specialist for a fixed scope and price, or sell what you do best. The money is held until the work is approved, and every fee is shown first.',
  ),
  { tagName: 'link', rel: 'canonical', href: `${origin}/` },
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/atom+xml',
    title: 'New services',
    href: '/feeds/services.atom',
  },
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/atom+xml',
    title: 'New projects',
    href: '/feeds/projects.atom',
  },
  { 'script:ld+json': { '@context': 'https://schema.org', '@graph': siteData(origin) } },
];

/** Who runs the site, and how it is searched. */
const siteData = (origin: string) => [
  { '@type': 'Organization', name: brandName(), url: `${origin}/`, logo: `${origin}/icon-512.png` },
  {
    '@type': 'WebSite',
    name: brandName(),
    url: `${origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}/services?q={words}`,
      'query-input': 'required name=words',
    },
  },
];

const PROMISES: readonly { icon: Glyph; title: string; words: string }[] = [
  {
    icon: ShieldCheck,
    title: 'Money held on every order',
    words: 'We hold the money before work starts and release it when you approve the work or the review time ends.',
  },
  { icon: ReceiptText, title: 'Fees shown up front', words: 'The full price with every fee, before you commit.' },
  { icon: BadgeCheck, title: 'Verified people', words: 'Email, phone and identity checks, shown on every profile.' },
];

export default function HomePage() {
  const { services, categories, popular, figures } = useLoaderData<typeof loader>();
  return (
    <>
      <section className="relative overflow-hidden">
        <div className="page grid grid-cols-[minmax(0,1fr)] gap-10 pt-10 pb-12 lg:grid-cols-[minmax(0,1.08fr)_minmax(0,1fr)] lg:gap-14 lg:py-20">
          <div className="relative z-1 min-w-0 self-center">
            <h1 className="text-hero leading-[0.95] tracking-[-0.035em]">
              Good work,
              <br />
              clear terms.
            </h1>
            <p className="mt-6 max-w-lead text-lg leading-lead text-ink-2">
              Hire a specialist for a fixed scope and price, or sell what you do best. The money is held until the work
              is approved.
            </p>
            <div className="mt-8 max-w-[36rem]">
              <SuggestingSearch
                id="home-search"
                action="/services"
                label="Search services"
                placeholder="What do you need done?"
              />
            </div>
            <p
              role="group"
              aria-label="Search elsewhere"
              className="mt-3 flex flex-wrap items-center gap-x-4 text-sm text-ink-2"
            >
              <span>Or search in</span>
              {SEARCH_ELSEWHERE.map(({ href, words }) => (
                <button key={href} type="submit" form="home-search" formAction={href} className="link min-h-11">
                  {words}
                </button>
              ))}
            </p>
            <ChipStrip className="mt-1 items-center text-sm text-ink-2">
              <span>Popular</span>
              {popular.map((category) => (
                <Chip key={category.slug} href={`/services/categories/${category.slug}`} className="shrink-0">
                  {category.name}
                </Chip>
              ))}
            </ChipStrip>
            <HomeButtons />
          </div>
          <HeroDocket />
        </div>
      </section>
      <section aria-label="Our promises" className="border-y border-line bg-surface">
        <div className="page grid grid-cols-[minmax(0,1fr)] divide-y divide-line md:grid-cols-[repeat(3,minmax(0,1fr))] md:divide-x md:divide-y-0">
          {PROMISES.map(({ icon, title, words }) => (
            <div key={title} className="flex gap-4 py-6 md:px-8 md:first:ps-0">
              <Icon of={icon} size="heading" className="mt-0.5 text-primary" />
              <div>
                <h2 className="title">{title}</h2>
                <p className="mt-1 text-md text-ink-2">{words}</p>
              </div>
            </div>
          ))}
        </div>
      </section>
      <section className="page section" aria-labelledby="ready">
        <SectionHeader
          id="ready"
          title="Ready to order"
          lead="Fixed price, fixed scope, and a delivery date."
          action={
            <LinkButton href="/services" size="sm">
              All services
            </LinkButton>
          }
        />
        {services.length === 0 ? (
          <p className="max-w-prose text-ink-2">
            No services yet.{' '}
            <Link href="/gig/register" className="link">
              Publish the first service
            </Link>
            .
          </p>
        ) : (
          <ServiceGrid label="Services" services={services} />
        )}
      </section>
      <HowItWorks />
      <section className="page section" aria-labelledby="categories">
        <SectionHeader
          id="categories"
          title="Browse by category"
          action={
            <Link href="/gigs" className="link">
              All categories
            </Link>
          }
        />
        <ul className="grid grid-cols-[repeat(2,minmax(0,1fr))] gap-x-5 sm:grid-cols-[repeat(3,minmax(0,1fr))] lg:grid-cols-[repeat(4,minmax(0,1fr))]">
          {categories.map((category) => (
            <li key={category.slug} className="border-b border-line">
              <Link
                href={`/services/categories/${category.slug}`}
                className="flex min-h-12 items-center justify-between gap-3 hover:text-primary hover:underline"
              >
                <span className="min-w-0 font-medium">{category.name}</span>
                <span className="tnum text-sm text-ink-3">{category.count}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <MarketFigures figures={figures} />
    </>
  );
}
