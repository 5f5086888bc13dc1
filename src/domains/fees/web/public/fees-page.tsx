import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { Breadcrumb } from '#design/public/breadcrumb.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Panel } from '#design/public/panel.tsx';
import { When } from '#design/public/when.tsx';
import { brandName, titled } from '#kit/brand.ts';
import { trailFromHome } from '#kit/breadcrumb-data.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { readOnServer } from '#kit/web/server-read.ts';
import { publicTerms } from '../../contract.ts';
import { changeInWords, GROUPS, inWords, SETTINGS } from '../../settings.ts';
import { offTheWire, wireNameOf } from '#kit/wire-terms.ts';
import { shareTags } from '#kit/share-tags.ts';
import { disputeFigures } from '#domains/disputes/contract.ts';
import { DisputeFigures } from '#domains/disputes/web/disputes.tsx';
import { Calculator } from './calculator.tsx';
import { Comparison } from './comparison.tsx';
import { readQuestion } from './question.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [fees, disputes] = await Promise.all([
    readOnServer(context, publicTerms, {}),
    readOnServer(context, disputeFigures, {}),
  ]);
  return {
    fees,
    disputes,
    question: readQuestion(new URL(request.url).searchParams),
    origin: new URL(request.url).origin,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData: { origin } = { origin: '' } }) => [
  { title: titled('Fees and charges') },
  { tagName: 'link', rel: 'canonical', href: `${origin}/feesandcharges` },
  { 'script:ld+json': trailFromHome(origin, 'Fees and charges', '/feesandcharges') },
  ...shareTags(
    origin,
    'fees',
    'Fees and charges',
    `All ${brandName()} fees, limits and processing times, upcoming changes, and a calculator for clients and freelancers.`,
  ),
];

type Fees = DataOf<typeof publicTerms>;

/** Every number here is the one the ledger uses now. */
export default function FeesPage() {
  const { fees, disputes, question } = useLoaderData<typeof loader>();
  const { locale } = usePlace();
  return (
    <div className="page grid gap-6 pt-6 pb-12">
      <PageHeader
        voice="public"
        above={<Breadcrumb items={[{ href: '/', label: 'Home' }]} />}
        title="Fees and charges"
        lead={`${brandName()} fees, limits and processing times. Orders keep the terms in force when they were placed.`}
      />
      <Calculator question={question} currency={fees.currency} terms={offTheWire(fees.terms)} />
      <Comparison currency={fees.currency} terms={offTheWire(fees.terms)} />
      <div className="gap-6 md:columns-2">
        {GROUPS.map(({ title, names }) => (
          <Panel key={title} title={title} className="mb-6 break-inside-avoid">
            <dl className="grid gap-2">
              {names.map((name) => (
                <div key={name} className="flex items-baseline justify-between gap-4">
                  <dt className="min-w-0 text-ink-2">{SETTINGS[name].label}</dt>
                  <dd className="tnum shrink-0 font-semibold">
                    {inWords(name, fees.terms[wireNameOf(name)], fees.currency, locale)}
                  </dd>
                </div>
              ))}
            </dl>
          </Panel>
        ))}
      </div>
      <p className="max-w-prose text-ink-2">
        Browsing, publishing and messaging are free. When an order is refunded, we refund the client fee in proportion.
        We charge the service fee only on money that is released. No inactivity fees.
      </p>
      <DisputeFigures figures={disputes} currency={fees.currency} />
      <Changes title="Upcoming changes" changes={fees.upcoming} none="No upcoming changes." currency={fees.currency} />
      <Changes title="Past changes" changes={fees.past} none="No changes yet." currency={fees.currency} />
    </div>
  );
}

function Changes({
  title,
  changes,
  none,
  currency,
}: {
  title: string;
  changes: Fees['past'];
  none: string;
  currency: string;
}) {
  const { locale } = usePlace();
  return (
    <Panel title={title}>
      {changes.length === 0 ? (
        <p className="text-ink-2">{none}</p>
      ) : (
        <ul className="grid gap-2">
          {changes.map(({ holds_from: holdsFrom, ...changed }) => (
            <li key={changed.id}>
              {`${changeInWords(changed, currency, locale)}, `}
              <When at={holdsFrom} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
