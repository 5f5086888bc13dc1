import { useEffect } from 'react';
import { Name } from '#design/public/name.tsx';
import {
  useLoaderData,
  useLocation,
  useSearchParams,
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { Breadcrumb } from '#design/public/breadcrumb.tsx';
import { artUrl } from '#design/public/cover.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { Rating } from '#design/public/rating.tsx';
import { titled } from '#kit/brand.ts';
import { breadcrumbData } from '#kit/breadcrumb-data.ts';
import { beginningOf, plainBlocks } from '#kit/plain-blocks.ts';
import { reportPath } from '#kit/reported.ts';
import { SaveButton } from '#design/public/save-button.tsx';
import { readOnServer } from '#kit/web/server-read.ts';
import { serviceBySlug, serviceReviews, type ServiceShown } from '../../contract.ts';
import { coverSeed } from '../../cover-seed.ts';
import { JUST_PUBLISHED } from '../../just-published.ts';
import { categoryBySlug } from '#domains/taxonomy/categories.ts';
import { Gallery } from './gallery.tsx';
import { OrderDocket, useOwnService } from './order-docket.tsx';
import { tierIn } from './on-page.ts';
import { cardOnPage } from './card-on-page.ts';
import { CompareButton } from './compare-button.tsx';
import { ServiceBody } from './service-body.tsx';
import { ServiceGrid } from './service-grid.tsx';
import { REVIEW_PARAMETERS, reviewsAsked } from './reviews-address.ts';
import { ServiceReviews } from './service-reviews.tsx';
import { SellerLine, SellerPanel } from './service-seller.tsx';
import { serviceData } from './structured-data.ts';
import { worthComparing } from './worth-comparing.ts';

const DESCRIPTION_LENGTH = 155;

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const slug = params['slug'] ?? '';
  const url = new URL(request.url);
  const query = reviewsAsked(url.searchParams);
  const [service, reviews] = await Promise.all([
    readOnServer(context, serviceBySlug, { params: { slug } }),
    readOnServer(context, serviceReviews, { params: { slug }, query: query }),
  ]);
  const nameOf = (category: string) => ({ slug: category, name: categoryBySlug(category)?.name ?? category });
  return {
    service,
    reviews,
    asked: query,
    categories: [nameOf(service.content.top_category), nameOf(service.content.category)],
    origin: url.origin,
    /**
     * One "now" for the server and the browser, so that both write the same dates; whole minutes, so that a document
     * lasts one.
     */
    readAt: new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString(),
  };
}

/** Choosing a package changes the address, not what was read. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname === nextUrl.pathname &&
  REVIEW_PARAMETERS.every((name) => currentUrl.searchParams.get(name) === nextUrl.searchParams.get(name))
    ? false
    : defaultShouldRevalidate;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (loaderData === undefined) return [{ title: titled('Service') }];
  const { service, categories, origin } = loaderData;
  const { content } = service;
  const url = `${origin}/services/${service.slug}`;
  const description = beginningOf(plainBlocks(content.description_blocks), DESCRIPTION_LENGTH);
  const image = origin + (service.cover ?? artUrl(service.motif, coverSeed(service.id)));
  const trail = categories.map(({ slug, name }) => ({ name, url: `${origin}/services/categories/${slug}` }));
  return [
    { title: titled(content.title) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: content.title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: `${origin}/cards/services/${service.slug}.jpg` },
    { name: 'twitter:card', content: 'summary_large_image' },
    { 'script:ld+json': serviceData(service, url, image, description) },
    {
      'script:ld+json': breadcrumbData([
        { name: 'Services', url: `${origin}/services` },
        ...trail,
        { name: content.title, url },
      ]),
    },
  ];
};

/** Both come with the first use of the page, for no script before it. */
const later = () => import('../later-on-service.ts');

/** Kept in this browser alone, for the list of what was looked at. */
function useRecentlySeen({ slug, content, seller }: ServiceShown): void {
  const { title } = content;
  useEffect(() => {
    // Without it the page is as it was.
    later().then(
      ({ sawService }) => sawService({ slug, title, seller: seller.name }),
      () => undefined,
    );
  }, [slug, title, seller.name]);
}

function ShareButton({ service: { slug, content } }: { service: ServiceShown }) {
  const share = async (): Promise<void> => (await later()).share(content.title, `${location.origin}/services/${slug}`);
  return (
    <Button size="sm" onClick={() => void share()}>
      Share
    </Button>
  );
}

export default function ServicePage() {
  const { service, reviews, asked, categories, readAt } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  useRecentlySeen(service);
  // Nobody writes to themselves, or saves, orders and reports what they sell.
  const own = useOwnService(service.seller.username);
  const isJustPublished = useLocation().state === JUST_PUBLISHED;
  const { content, seller } = service;
  const tier = tierIn(service, search.get('package'));
  const similar = worthComparing(service.similar, seller);
  return (
    <div className="page pt-6 pb-24 lg:pb-16">
      <Breadcrumb
        items={[
          { label: 'Services', href: '/services' },
          ...categories.map(({ slug, name }) => ({ label: name, href: `/services/categories/${slug}` })),
        ]}
      />
      {own !== null && isJustPublished ? <own.Published service={service} /> : null}
      {/* On phones: title, docket, then the details; on wide screens the docket is beside them. */}
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_360px] lg:grid-rows-[auto_1fr]">
        <header className="min-w-0">
          <h1 tabIndex={-1} className="text-3xl wrap-anywhere">
            <Name of={content.title} />
          </h1>
          <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
            <SellerLine seller={seller} />
            <Rating value={service.rating} count={service.rating_count} />
            {own === null ? (
              <>
                <LinkButton size="sm" href={`/messages?with=service:${service.slug}`}>
                  Message
                </LinkButton>
                <SaveButton as="small" kind="service" name={service.slug} title={content.title} />
                <CompareButton as="small" slug={service.slug} title={content.title} />
                <ShareButton service={service} />
              </>
            ) : null}
          </div>
          <Gallery service={service} />
        </header>
        <OrderDocket service={service} tier={tier} readAt={readAt} own={own?.Bar ?? null} />
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-10">
          <ServiceBody service={service} tier={tier} at={`/services/${service.slug}`}>
            {own === null ? (
              <p className="flex flex-wrap items-center justify-between gap-3">
                No package fits?
                <LinkButton size="sm" rel="nofollow" href={`/user/custom-offers/new?service=${service.slug}`}>
                  Request a custom offer
                </LinkButton>
              </p>
            ) : null}
          </ServiceBody>
          <ServiceReviews service={service} reviews={reviews} asked={asked} />
          <SellerPanel service={service} />
          {own === null ? (
            <p className="text-sm">
              <a className="link" rel="nofollow" href={reportPath('service', service.id, `/services/${service.slug}`)}>
                Report this service
              </a>
            </p>
          ) : null}
        </div>
      </div>
      {similar.length > 0 ? (
        <section className="later-part mt-14" aria-labelledby="similar">
          <h2 id="similar" className="mb-6 text-2xl">
            Similar services
          </h2>
          <ServiceGrid label="Similar services" services={similar.map(cardOnPage)} />
        </section>
      ) : null}
    </div>
  );
}
