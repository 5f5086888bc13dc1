import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { EmptyState } from '#design/public/empty-state.tsx';
import { Breadcrumb } from '#design/public/breadcrumb.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { When } from '#design/public/when.tsx';
import { brandName, titled } from '#kit/brand.ts';
import { trailFromHome } from '#kit/breadcrumb-data.ts';
import { readOnServer } from '#kit/web/server-read.ts';
import { shareTags } from '#kit/share-tags.ts';
import { openings } from '../../contract.ts';
import { whereAndHow } from '../../opening.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  return { ...(await readOnServer(context, openings, {})), origin: new URL(request.url).origin };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: titled('Careers') },
  ...shareTags(
    loaderData?.origin ?? '',
    'careers',
    'Careers',
    `Open positions of the team that runs ${brandName()}, and how to apply for them.`,
  ),
  ...(loaderData === undefined
    ? []
    : [
        { tagName: 'link', rel: 'canonical', href: `${loaderData.origin}/careers` },
        { 'script:ld+json': trailFromHome(loaderData.origin, 'Careers', '/careers') },
      ]),
];

/** Open positions of the operator's own team. Work for clients is under projects. */
export default function CareersPage() {
  const { items } = useLoaderData<typeof loader>();
  return (
    <div className="page section">
      <PageHeader
        voice="public"
        above={<Breadcrumb items={[{ label: 'About', href: '/about' }]} />}
        title="Careers"
        lead={`Positions in the team that runs ${brandName()}. You apply with a form, and we answer everyone.`}
      />
      {items.length === 0 ? (
        <EmptyState size="page" title="No open positions right now">
          Looking for work from clients? <a href="/job_listing">Find projects</a> or read{' '}
          <a href="/howToFind">how to find work</a>.
        </EmptyState>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <ul className="grid content-start gap-4">
            {items.map((opening) => (
              <li key={opening.slug} className="panel pad">
                <h2 className="title">
                  <a href={`/careers/${opening.slug}`} className="link">
                    {opening.title}
                  </a>
                </h2>
                <p className="mt-1 text-ink-2">{whereAndHow(opening)}</p>
                <p className="mt-1 text-sm text-ink-2">
                  {'Posted '}
                  <When at={opening.opened_at} />
                  {opening.closes_on === null ? null : (
                    <>
                      {', apply until '}
                      <When at={`${opening.closes_on}T12:00:00.000Z`} />
                    </>
                  )}
                </p>
              </li>
            ))}
          </ul>
          <aside aria-labelledby="applying">
            <h2 id="applying" className="title mb-2">
              How applying works
            </h2>
            <ol className="grid list-decimal gap-1.5 ps-5 text-ink-2">
              <li>Send the form with a few words about you. A CV and samples can follow.</li>
              <li>We email you a number and a link to your application.</li>
              <li>People read it, and we answer everyone.</li>
            </ol>
            <p className="mt-6 text-ink-2">
              Looking for work from clients?{' '}
              <a className="link" href="/job_listing">
                Find projects
              </a>{' '}
              or read{' '}
              <a className="link" href="/howToFind">
                how to find work
              </a>
              .
            </p>
          </aside>
        </div>
      )}
    </div>
  );
}
