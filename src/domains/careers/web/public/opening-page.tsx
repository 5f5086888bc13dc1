import { lazy, Suspense, useSyncExternalStore } from 'react';
import { redirect, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { Alert } from '#design/public/alert.tsx';
import { Breadcrumb } from '#design/public/breadcrumb.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { RichText } from '#design/public/rich-text.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { When } from '#design/public/when.tsx';
import { brandName, titled } from '#kit/brand.ts';
import { readOnServer } from '#kit/web/server-read.ts';
import { opening } from '../../contract.ts';
import { whereAndHow } from '../../opening.ts';
import { breadcrumbData, jobPosting, plainWords } from './opening-data.ts';

/** Sent by scripts alone, like the contact form. */
const ApplicationForm = lazy(async () => ({ default: (await import('../application-form.tsx')).ApplicationForm }));

const MOVED = 301;

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const slug = params['slug'] ?? '';
  const position = await readOnServer(context, opening, { params: { slug } });
  // An address it had before stays good.
  if (position.slug !== slug) throw redirect(`/careers/${position.slug}`, MOVED);
  return { position, origin: new URL(request.url).origin };
}

const DESCRIPTION_LENGTH = 155;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (loaderData === undefined) return [{ title: titled('Position') }];
  const { position, origin } = loaderData;
  const description = `${whereAndHow(position)}. ${plainWords(position)}`.slice(0, DESCRIPTION_LENGTH);
  return [
    { title: titled(position.title) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: `${origin}/careers/${position.slug}` },
    { property: 'og:title', content: position.title },
    { property: 'og:description', content: description },
    ...(position.refusal === null
      ? [
          { property: 'og:image', content: `${origin}/cards/careers/${position.slug}.jpg` },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
    // Only what can be applied for is for search engines.
    ...(position.refusal === null
      ? [{ 'script:ld+json': jobPosting(position, origin) }, { 'script:ld+json': breadcrumbData(position, origin) }]
      : [{ name: 'robots', content: 'noindex' }]),
  ];
};

const never = () => () => {};

export default function OpeningPage() {
  const { position } = useLoaderData<typeof loader>();
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const waiting = (
    <Loading label="Loading the form">
      <TextSkeleton lines={8} />
    </Loading>
  );
  return (
    <div className="page section">
      <PageHeader
        voice="public"
        above={<Breadcrumb items={[{ label: 'Careers', href: '/careers' }]} />}
        title={position.title}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <aside aria-label="At a glance" className="xl:sticky xl:top-24 xl:order-last xl:self-start">
          <dl className="grid gap-3 text-md max-xl:flex max-xl:flex-wrap max-xl:gap-x-8">
            <div>
              <dt className="text-sm text-ink-3">Where and how</dt>
              <dd>{whereAndHow(position)}</dd>
            </div>
            <div>
              <dt className="text-sm text-ink-3">{`Posted by ${brandName()}`}</dt>
              <dd>
                <When at={position.opened_at} />
              </dd>
            </div>
            {position.closes_on === null ? null : (
              <div>
                <dt className="text-sm text-ink-3">Apply until</dt>
                <dd>
                  <When at={`${position.closes_on}T12:00:00.000Z`} />
                </dd>
              </div>
            )}
          </dl>
          {position.refusal === null ? (
            <p className="mt-5">
              <LinkButton href="#apply" variant="primary">
                Apply
              </LinkButton>
            </p>
          ) : null}
        </aside>
        <div className="grid max-w-prose grid-cols-[minmax(0,1fr)] content-start gap-10">
          {position.refusal === null ? null : (
            <Alert tone="info" title={position.refusal}>
              <a href="/careers">See open positions</a>
            </Alert>
          )}
          <RichText blocks={position.blocks} headingLevel={2} />
          {position.refusal === null ? (
            <section aria-labelledby="apply">
              <h2 id="apply" className="mb-3 text-xl">
                Apply
              </h2>
              <p className="mb-5 text-ink-2">
                Name, email and a few words about you. You can add a CV and samples after that. We email you a number
                and a link to the answer.
              </p>
              <noscript>
                <p>The form needs JavaScript. Turn it on for this page.</p>
              </noscript>
              {/* As high as the form, so that nothing moves when it comes. */}
              <div className="min-h-120">
                {isHydrated ? (
                  <Suspense fallback={waiting}>
                    <ApplicationForm slug={position.slug} />
                  </Suspense>
                ) : (
                  waiting
                )}
              </div>
            </section>
          ) : null}
        </div>
      </div>
    </div>
  );
}
