import { Navigate, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { Breadcrumb } from '#design/public/breadcrumb.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { titled } from '#kit/brand.ts';
import { plural } from '#kit/format/unit.ts';
import { readOnServer } from '#kit/web/server-read.ts';
import { COMPARED_SLUGS, MOST_COMPARED } from '../../compared.ts';
import { compareServices } from '../../contract.ts';
import { cardOnPage } from './card-on-page.ts';
import { CompareTable } from './compare-table.tsx';
import { compareHref, useCompared } from './compared.ts';
import { comparisonOf } from './comparison.ts';

const TITLE = 'Compare services';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const slugs = new URL(request.url).searchParams.get('slugs') ?? '';
  if (!COMPARED_SLUGS.test(slugs)) return { services: [], missing: 0, isNamed: false };
  const { items } = await readOnServer(context, compareServices, { query: { slugs } });
  return { services: items, missing: new Set(slugs.split(',')).size - items.length, isNamed: true };
}

export const meta: MetaFunction<typeof loader> = () => [
  { title: titled(TITLE) },
  { name: 'robots', content: 'noindex, follow' },
];

/**
 * Up to three services side by side; the address has which, so that it can be sent to someone. Without any it leads to
 * those that were chosen on this device.
 */
export default function ComparePage() {
  const { services, missing, isNamed } = useLoaderData<typeof loader>();
  const { locale } = usePlace();
  const chosen = useCompared();
  if (!isNamed && chosen.length > 0) return <Navigate to={compareHref(chosen)} replace />;
  const slugs = services.map(({ card }) => card.slug);
  const columns = services.map(({ card }) => ({
    card: cardOnPage(card),
    without: compareHref(slugs.filter((slug) => slug !== card.slug)),
  }));
  const browse = <LinkButton href="/services">Browse services</LinkButton>;
  return (
    <div className="page pt-6 pb-16">
      <PageHeader
        voice="public"
        above={<Breadcrumb items={[{ label: 'Services', href: '/services' }]} />}
        title={TITLE}
        lead={services.length < 2 ? `Put up to ${MOST_COMPARED} services side by side.` : undefined}
      />
      {missing > 0 ? (
        <p role="status" className="mb-5 text-md text-ink-2">
          {plural(missing, {
            one: 'One service is no longer on sale.',
            other: `${missing} services are no longer on sale.`,
          })}
        </p>
      ) : null}
      {services.length === 0 ? (
        <EmptyState size="page" title="Nothing to compare yet" action={browse}>
          Choose “Compare” on two or three services.
        </EmptyState>
      ) : (
        <>
          <CompareTable columns={columns} rows={comparisonOf(services, locale)} />
          {services.length < 2 ? (
            <div className="mt-8">
              <EmptyState title="Choose one more" action={browse}>
                Choose “Compare” on another service.
              </EmptyState>
            </div>
          ) : null}
        </>
      )}
    </div>
  );
}
