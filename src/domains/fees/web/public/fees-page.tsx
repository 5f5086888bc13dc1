import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { usePlace } from '#design/public/locale.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Panel } from '#design/public/panel.tsx';
import { When } from '#design/public/when.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { readOnServer } from '#kit/web/server-read.ts';
import { publicTerms } from '../../contract.ts';
import { GROUPS, inWords, SETTINGS } from '../../settings.ts';
import { Calculator } from './calculator.tsx';
import { readQuestion } from './question.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const fees = await readOnServer(context, publicTerms, {});
  return { fees, asked: readQuestion(new URL(request.url).searchParams) };
}

export const meta: MetaFunction<typeof loader> = () => [
  { title: 'Fees and charges | Docket' },
  {
    name: 'description',
    content: 'Every fee, limit and waiting time on Docket as it holds now, what will change and when, and what a price means for both sides.',
  },
];

type Fees = DataOf<typeof publicTerms>;

/** Every number here is the one the ledger works with at this moment. */
export default function FeesPage() {
  const { fees, asked } = useLoaderData<typeof loader>();
  const { locale } = usePlace();
  return (
    <div className="page grid gap-6 pt-6 pb-12">
      <PageHeader
        voice="public"
        title="Fees and charges"
        lead="What Docket takes, what it limits and how long things take, as it holds now. An order keeps the terms of the day it was placed."
      />
      <Calculator asked={asked} currency={fees.currency} />
      <div className="gap-6 md:columns-2">
        {GROUPS.map(({ title, names }) => (
          <Panel key={title} title={title} className="mb-6 break-inside-avoid">
            <dl className="grid gap-2">
              {names.map((name) => (
                <div key={name} className="flex items-baseline justify-between gap-4">
                  <dt className="min-w-0 text-ink-2">{SETTINGS[name].label}</dt>
                  <dd className="tnum shrink-0 font-semibold">{inWords(name, fees.terms[name] ?? 0, fees.currency, locale)}</dd>
                </div>
              ))}
            </dl>
          </Panel>
        ))}
      </div>
      <p className="max-w-prose text-ink-2">
        Browsing, publishing, asking and answering cost nothing. The client fee goes back in proportion when an order is refunded, and the service fee is taken
        only from money that is released. Nothing is ever charged for money that rests.
      </p>
      <Changes title="What will change" changes={fees.upcoming} none="No change is planned." currency={fees.currency} />
      <Changes title="Changes so far" changes={fees.past} none="Nothing has changed yet." currency={fees.currency} />
    </div>
  );
}

function Changes({ title, changes, none, currency }: { title: string; changes: Fees['past']; none: string; currency: string }) {
  const { locale } = usePlace();
  return (
    <Panel title={title}>
      {changes.length === 0 ? (
        <p className="text-ink-2">{none}</p>
      ) : (
        <ul className="grid gap-2">
          {changes.map(({ id, name, from, to, holdsFrom }) => (
            <li key={id}>
              {`${SETTINGS[name].label}: ${inWords(name, from, currency, locale)} becomes ${inWords(name, to, currency, locale)}, `}
              <When at={holdsFrom} style="moment" />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
