import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { RegisterForm } from '#domains/accounts/web/register-form.tsx';
import { TextsToAgree } from '#domains/content/web/public/texts-to-agree.tsx';
import { publicTerms } from '#domains/fees/contract.ts';
import { listServices } from '#domains/services/contract.ts';
import { cardOnPage } from '#domains/services/web/public/card-on-page.ts';
import { LevelTable } from '#domains/services/web/public/level-table.tsx';
import { Questions } from '#domains/services/web/public/questions.tsx';
import { ServiceGrid } from '#domains/services/web/public/service-grid.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Link } from '#design/public/link.tsx';
import { PageHeader, SectionHeader } from '#design/public/page-header.tsx';
import { brandName, titled } from '#kit/brand.ts';
import { trailFromHome } from '#kit/breadcrumb-data.ts';
import { offTheWire } from '#kit/wire-terms.ts';
import { readOnServer } from '#kit/web/server-read.ts';
import { shareTags } from '#kit/share-tags.ts';
import { loadRegistration } from '../../registration/register-loader.ts';
import { sellingFacts } from './selling-facts.ts';
import { WhatLevelsBring } from './what-levels-bring.tsx';
import { WhatYouKeep } from './what-you-keep.tsx';
import { WhenYouArePaid } from './when-you-are-paid.tsx';

const TITLE = 'Sell your work';
const EXAMPLES = 4;

export async function loader(from: LoaderFunctionArgs) {
  const [registration, { currency, terms }, services] = await Promise.all([
    loadRegistration(from),
    readOnServer(from.context, publicTerms, {}),
    readOnServer(from.context, listServices, { query: { sort: 'rating' } }),
  ]);
  return {
    registration,
    facts: sellingFacts(currency, offTheWire(terms)),
    services: services.items.slice(0, EXAMPLES).map(cardOnPage),
    origin: new URL(from.request.url).origin,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData: { origin } = { origin: '' } }) => [
  { title: titled(TITLE) },
  { tagName: 'link', rel: 'canonical', href: `${origin}/gig/register` },
  ...shareTags(
    origin,
    'register-freelancer',
    TITLE,
    `What you keep of each order on ${brandName()}, when you are paid, what levels bring, and how to start selling.`,
  ),
  { 'script:ld+json': trailFromHome(origin, TITLE, '/gig/register') },
];

/** Why, before what it asks for: every figure is the one that the ledger and the levels use now. */
export default function RegisterFreelancerPage() {
  const { registration, facts, services } = useLoaderData<typeof loader>();
  const { texts, ...joining } = registration;
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-12 pt-8 pb-16">
      <PageHeader
        voice="public"
        title={TITLE}
        lead="Publish a service with a fixed price. We hold the client’s payment before you start."
        actions={
          <LinkButton href="#account" variant="primary">
            Start selling
          </LinkButton>
        }
      />
      <div className="grid items-start gap-6 md:grid-cols-2">
        <WhatYouKeep {...facts} />
        <WhenYouArePaid {...facts} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-2">
        <LevelTable />
        <WhatLevelsBring {...facts} />
      </div>
      {services.length === 0 ? null : (
        <section aria-labelledby="examples">
          <SectionHeader
            id="examples"
            title="What others sell"
            lead={`Services on ${brandName()} right now, best rated first.`}
            action={
              <LinkButton href="/services" size="sm">
                All services
              </LinkButton>
            }
          />
          <ServiceGrid label="Example services" services={services} />
        </section>
      )}
      <div className="max-w-prose">
        <Questions title="Questions and answers" items={facts.questions} />
        <p className="mt-4 text-ink-2">
          Read more in{' '}
          <Link href="/howToFind" className="link">
            How to find work
          </Link>{' '}
          and{' '}
          <Link href="/feesandcharges" className="link">
            Fees and charges
          </Link>
          .
        </p>
      </div>
      <section id="account" aria-label="Create your account" className="w-full max-w-form scroll-mt-20">
        <RegisterForm
          {...joining}
          texts={<TextsToAgree texts={texts} />}
          level={2}
          title="Create your account"
          lead="Then choose your skills, write a short bio, and publish your first service."
          role="freelancer"
        />
      </section>
    </div>
  );
}
