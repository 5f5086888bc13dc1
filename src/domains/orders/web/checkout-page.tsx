import { Name } from '#design/public/name.tsx';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { Alert } from '#design/public/alert.tsx';
import { Avatar } from '#design/public/avatar.tsx';
import { Breadcrumb } from '#design/public/breadcrumb.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { Docket, DocketFigure, DocketHead } from '#design/public/docket.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { Link } from '#design/public/link.tsx';
import { Money } from '#design/public/money.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { When } from '#design/public/when.tsx';
import { PACKAGE_TIERS, type PackageTier } from '#domains/services/draft.ts';
import { myBalance } from '#domains/wallet/contract.ts';
import { Unread } from '#domains/wallet/web/wallet.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import { formatMoney, isZero } from '#kit/money.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { termsNow } from '#kit/terms.ts';
import { clientDashboard, orderList, orderQuote, placeOrder } from '../contract.ts';
import { PaidOrNot } from './paid-or-not.tsx';
import { TermsTable } from './terms-table.tsx';

const isTier = (text: string | null): text is PackageTier => PACKAGE_TIERS.some((tier) => tier === text);

/** The review screen before money moves (ACT-4): what, who, each fee, total, date, and one button that pays. */
export function CheckoutPage() {
  const [search] = useSearchParams();
  const service = search.get('service') ?? '';
  const tier = search.get('package');
  if (service === '' || !isTier(tier)) return <NothingChosen />;
  return <Checkout service={service} tier={tier} extras={search.get('extras') ?? ''} />;
}

const NothingChosen = () => (
  <>
    <PageHeader title="Review your order" />
    <Alert
      title="No package is chosen yet"
      action={
        <LinkButton href={pathTo('services')} size="sm">
          Find a service
        </LinkButton>
      }
    >
      Open a service and choose one of its packages to order it.
    </Alert>
  </>
);

function Checkout({ service, tier, extras }: { service: string; tier: PackageTier; extras: string }) {
  const quote = useRead(orderQuote, { query: { service, package: tier, ...(extras === '' ? {} : { extras }) } });
  if (quote.data === undefined) {
    return (
      <>
        <PageHeader title="Review your order" />
        {quote.error instanceof Failure && quote.error.code === 'not_found' ? (
          <EmptyState title="This package is not on sale any more" action={<LinkButton href={pathTo('services')}>Find a service</LinkButton>} size="page">
            Nothing was ordered and nothing was taken.
          </EmptyState>
        ) : (
          <Unread what="Your order" read={quote}>
            <Loading label="Loading the order">
              <TextSkeleton lines={8} />
            </Loading>
          </Unread>
        )}
      </>
    );
  }
  return (
    <Review quote={quote.data} wanted={{ service, package: tier, extras: extras.split(',').filter((id) => id !== '') }} onStale={() => void quote.refetch()} />
  );
}

interface ReviewProps {
  quote: DataOf<typeof orderQuote>;
  wanted: { service: string; package: PackageTier; extras: string[] };
  onStale: () => void;
}

function Review({ quote, wanted, onStale }: ReviewProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const place = useCommand(placeOrder, { stales: [orderList, clientDashboard, myBalance] });
  const { offer, terms, freelancer } = quote;
  const { reviewClockDays, reviewExtensionDays } = termsNow();
  const isCovered = isZero(quote.missing);

  const pay = () =>
    place.mutate(
      { body: { ...wanted, expected_total: terms.total, pay_with: 'wallet' } },
      {
        onSuccess: ({ orderNumber }) => void navigate(pathTo('order', { orderNumber })),
        onError: (error) => {
          if (error instanceof Failure && ['price_changed', 'insufficient_funds', 'wrong_state', 'not_found'].includes(error.code)) onStale();
        },
      },
    );

  return (
    <>
      <PageHeader
        above={
          <Breadcrumb
            items={[
              { href: pathTo('services'), label: 'Services' },
              { href: pathTo('service', { slug: wanted.service }), label: offer.title },
            ]}
            current="Your order"
          />
        }
        title="Review your order"
        lead="Check what you get and what it costs. You pay now; the money is held until you approve the work."
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid gap-5">
          {place.error === null ? null : <PaidOrNot error={place.error} />}
          {quote.refusal === null ? null : (
            <Alert
              tone="warning"
              title={quote.refusal}
              action={
                <LinkButton href={pathTo('services')} size="sm">
                  Find other services
                </LinkButton>
              }
            />
          )}
          <Panel
            title={offer.title}
            lead={
              <>
                Sold by{' '}
                <Link href={pathTo('profile', { slug: freelancer.username })} className="link">
                  <Name of={freelancer.name} />
                </Link>
              </>
            }
          >
            <div className="grid gap-4 sm:grid-cols-[160px_minmax(0,1fr)]">
              <img src={offer.coverUrl} alt="" width={320} height={200} className="aspect-cover w-full rounded-md bg-sunken object-cover" />
              <dl className="grid content-start gap-2 text-md">
                <Fact label="Package" value={offer.package.name} />
                <Fact label="What you get" value={offer.package.description} />
                {offer.extras.map((extra) => (
                  <Fact key={extra.id} label="Extra" value={extra.title} />
                ))}
                <Fact label="Revisions" value={offer.package.revisions === null ? 'As many as it takes' : String(offer.package.revisions)} />
                <Fact
                  label="Delivery"
                  value={
                    <>
                      by <When at={quote.deliveryAt} style="exact" />, if you answer the requirements today
                    </>
                  }
                />
              </dl>
            </div>
          </Panel>
          <Panel title="What happens next">
            <ol className="grid list-decimal gap-2 ps-5 text-md text-ink-2">
              <li>You pay {formatMoney(terms.total)}. It is held, not paid out.</li>
              <li>
                {quote.questions.length === 0
                  ? 'You confirm that work can start.'
                  : `You answer ${quote.questions.length === 1 ? 'one question' : `${quote.questions.length} questions`} so that ${freelancer.name} can start.`}{' '}
                Until then you can cancel for a full refund.
              </li>
              <li>{`${freelancer.name} delivers. You have ${reviewClockDays} days to look at it, or ${reviewClockDays + reviewExtensionDays} if you ask for more time.`}</li>
              <li>You approve, and the held funds are released. If you say nothing, they are released when the time is over.</li>
            </ol>
          </Panel>
        </div>
        <Docket
          as="section"
          className="lg:sticky lg:top-6"
          stub={
            <>
              <DocketFigure label="You pay now">
                <Money value={terms.total} />
              </DocketFigure>
              {quote.refusal === null && isCovered ? (
                <Button variant="primary" pending={place.isPending || place.isSuccess} onClick={pay}>
                  Pay {formatMoney(terms.total)}
                </Button>
              ) : quote.refusal === null ? (
                <LinkButton variant="primary" href={pathTo('add-funds', {}, { amount: quote.missing.amount, next: `${pathname}${search}` })}>
                  Add {formatMoney(quote.missing)}
                </LinkButton>
              ) : null}
            </>
          }
        >
          <DocketHead over={offer.package.name} title="Your order" level={2} />
          <div className="grid gap-4 p-4 sm:p-5">
            <TermsTable side="client" terms={terms} items={[{ title: `${offer.package.name} package`, price: offer.package.price }, ...offer.extras]} />
            <div className="flex items-center justify-between gap-3 rounded-md bg-sunken p-3 text-sm">
              <span>In your wallet</span>
              <Money value={quote.spendable} className="font-semibold" />
            </div>
            {isCovered ? null : (
              <p className="text-sm text-warning">
                You need {formatMoney(quote.missing)} more.{isZero(quote.owed) ? '' : ` ${formatMoney(quote.owed)} of it repays what you owe.`} We’ll bring you
                back here.
              </p>
            )}
            <p className="flex items-center gap-2 text-sm text-ink-2">
              <Avatar
                name={freelancer.name}
                seed={freelancer.username}
                size={24}
                photo={freelancer.avatarUrl === null ? null : { src: freelancer.avatarUrl }}
              />
              <Name of={freelancer.name} /> is paid only after you approve.
            </p>
          </div>
        </Docket>
      </div>
    </>
  );
}

const Fact = ({ label, value }: { label: string; value: React.ReactNode }) => (
  <div className="grid gap-0.5 sm:grid-cols-[110px_minmax(0,1fr)]">
    <dt className="text-sm text-ink-3">{label}</dt>
    <dd className="wrap-anywhere">{value}</dd>
  </div>
);
