import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { useLoaderData, useSearchParams, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { Breadcrumb } from '#design/public/breadcrumb.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { brandName, supportEmail, titled } from '#kit/brand.ts';
import { CONTACT_TOPICS, TICKET_LIMITS } from '../../ticket.ts';
import { trailFromHome } from '#kit/breadcrumb-data.ts';
import { shareTags } from '#kit/share-tags.ts';

/**
 * Sent by scripts alone: written into the document, a form that is sent before they are there would put its text into
 * the address.
 */
const ContactForm = lazy(async () => ({ default: (await import('../contact-form.tsx')).ContactForm }));
/** Its link is secret: what it leads to is never part of a document. */
const NoticeForm = lazy(async () => ({ default: (await import('../notice-form.tsx')).NoticeForm }));
const CounterNoticeForm = lazy(async () => ({
  default: (await import('../counter-notice-form.tsx')).CounterNoticeForm,
}));
const OpenTicket = lazy(async () => ({ default: (await import('../open-ticket.tsx')).OpenTicket }));

export const loader = ({ request }: LoaderFunctionArgs) => ({
  origin: new URL(request.url).origin,
  email: supportEmail(),
});

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: titled('Contact us') },
  ...shareTags(
    loaderData?.origin ?? '',
    'contact',
    'Contact us',
    `Ask the people who run ${brandName()}: about an account, an order, a payment or something that is not right.`,
  ),
  ...(loaderData === undefined
    ? []
    : [
        { tagName: 'link', rel: 'canonical', href: `${loaderData.origin}/contact_us` },
        { 'script:ld+json': trailFromHome(loaderData.origin, 'Contact us', '/contact_us') },
      ]),
];

const FASTER = [
  ['/FAQ', 'Questions and answers', 'Fees, refunds, withdrawals, identity checks, disputes.'],
  [
    '/services/orders',
    'Something is wrong with an order',
    'Ask for changes, cancel, or open a dispute on its page. A dispute stops all deadlines.',
  ],
  ['/forgot-password', 'You can’t sign in', 'Choose a new password by email.'],
  ['/account_deletion', 'Export or delete your data', 'You can do both yourself.'],
  ['/contact_us?topic=report', 'Report illegal content', 'With or without an account.'],
  ['/contact_us?topic=copyright', 'Claim your copyright', 'For owners of a work that is used here without permission.'],
] as const;

/** Forms with what the law asks for. Someone with an account reports what breaks our rules at the thing itself. */
const NOTICES = [
  {
    topic: 'report',
    kind: 'illegal',
    title: 'Report illegal content',
    lead: 'We read every notice, decide without delay, and send you our decision with its reasons. What only breaks our rules is reported with “Report” on its page.',
  },
  {
    topic: 'copyright',
    kind: 'copyright',
    title: 'Copyright claim',
    lead: 'For owners of a work that is used here without permission, and people who act for them. Who published it can send a counter-notice.',
  },
  {
    topic: 'counter',
    kind: null,
    title: 'Counter-notice',
    lead: 'For your content that was removed because of a notice. Another person reviews the decision.',
  },
] as const;

const never = () => () => {};

/** Parts that only scripts can show: not on the server, and not in the first render that takes its document over. */
function Awake({ waiting, children }: { waiting: string; children: ReactNode }) {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const skeleton = (
    <Loading label={waiting}>
      <TextSkeleton lines={10} />
    </Loading>
  );
  // As high as what comes, so that nothing moves then.
  return <div className="min-h-184">{isHydrated ? <Suspense fallback={skeleton}>{children}</Suspense> : skeleton}</div>;
}

/** Without scripts there is no form. */
function WithoutScripts() {
  const { email } = useLoaderData<typeof loader>();
  return (
    <noscript>
      <p className="mb-6">
        {'This form needs JavaScript. Email us instead: '}
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      </p>
    </noscript>
  );
}

/** The form, or the ticket that an emailed link leads to. */
export default function ContactPage() {
  const [search] = useSearchParams();
  const [ticket, token] = [search.get('ticket'), search.get('token')];
  const question = (search.get('question') ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, TICKET_LIMITS.subject);
  const topic = CONTACT_TOPICS.find((contactTopic) => contactTopic === search.get('topic')) ?? 'other';
  if (ticket !== null && token !== null)
    return (
      <div className="page section">
        <Awake waiting="Loading the ticket">
          <OpenTicket key={ticket} number={ticket} token={token} />
        </Awake>
      </div>
    );
  const notice = NOTICES.find((notice) => notice.topic === search.get('topic'));
  if (notice !== undefined)
    return (
      <div className="page section">
        <PageHeader
          voice="public"
          above={<Breadcrumb items={[{ label: 'Contact us', href: '/contact_us' }]} />}
          title={notice.title}
          lead={notice.lead}
        />
        <WithoutScripts />
        <div className="grid max-w-form gap-6">
          <Awake waiting="Loading the form">
            {notice.kind === null ? (
              <CounterNoticeForm number={search.get('notice') ?? ''} />
            ) : (
              <NoticeForm key={notice.kind} kind={notice.kind} link={search.get('link') ?? ''} />
            )}
          </Awake>
        </div>
      </div>
    );
  return (
    <div className="page section">
      <PageHeader
        voice="public"
        above={<Breadcrumb items={[{ href: '/', label: 'Home' }]} />}
        title="Contact us"
        lead="People read every message and answer by email."
      />
      <WithoutScripts />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
        <Awake waiting="Loading the form">
          <ContactForm key={`${topic} ${question}`} question={question} topic={topic} />
        </Awake>
        <section aria-labelledby="faster" className="max-lg:order-first">
          <h2 id="faster" className="title mb-3">
            Often faster
          </h2>
          <ul className="grid gap-4">
            {FASTER.map(([href, label, hint]) => (
              <li key={href}>
                <a href={href} className="font-semibold text-primary underline underline-offset-3">
                  {label}
                </a>
                <p className="text-ink-2">{hint}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
