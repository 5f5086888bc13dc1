import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Alert } from '#design/public/alert.tsx';
import { Breadcrumb } from '#design/public/breadcrumb.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { SaveButton } from '#design/public/save-button.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { Unread } from '#design/app/unread.tsx';
import { ForSide } from '#domains/accounts/web/accounts.ts';
import { PACKAGE_TIERS, type PackageTier } from '#domains/services/draft.ts';
import { isOfferNumber } from '#domains/custom-offers/offer-number.ts';
import { billingDetails } from '#domains/wallet/billing-contract.ts';
import { fundingOptions } from '#domains/wallet/contract.ts';
import { Failure } from '#kit/errors.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { orderQuote } from '../contract.ts';
import { CheckoutForm } from './checkout-form.tsx';
import type { Wanted } from './checkout-query.ts';

/** An offer that the seller made, in the version that the link is about. */
function customIn(search: URLSearchParams): { number: string; version: number } | null {
  const [number, version] = [search.get('custom_offer') ?? '', Number(search.get('version') ?? '')];
  return isOfferNumber(number) && Number.isInteger(version) && version > 0 ? { number, version } : null;
}

const isTier = (text: string | null): text is PackageTier => PACKAGE_TIERS.some((tier) => tier === text);

/**
 * The review screen before money moves (ACT-4): what, who, each fee, total, date, how it is paid, and one button that
 * pays.
 */
export function CheckoutPage() {
  const [search] = useSearchParams();
  const service = search.get('service') ?? '';
  const tier = search.get('package');
  const custom = customIn(search);
  if (service === '' || (!isTier(tier) && custom === null)) return <NothingChosen />;
  // A plain form sends one field per extra, a link may name them all in one.
  const extras = search.getAll('extras').flatMap((ids) => ids.split(',').filter((id) => id !== ''));
  return (
    <ForSide side="buying" header={<PageHeader title="Review and pay" />}>
      <Checkout
        key={service}
        first={{
          service,
          extras: custom === null ? extras : [],
          ...(custom === null ? (isTier(tier) ? { package: tier } : {}) : { custom_offer: custom }),
        }}
      />
    </ForSide>
  );
}

const NothingChosen = () => (
  <>
    <PageHeader title="Review and pay" />
    <Alert
      title="No package selected"
      action={
        <LinkButton href={pathTo('services')} size="sm">
          Find a service
        </LinkButton>
      }
    >
      Open a service and choose a package to order it.
    </Alert>
  </>
);

function Checkout({ first }: { first: Wanted }) {
  const [search, setSearch] = useSearchParams();
  // The address follows a moment later: a press shows what it chose immediately.
  const [wanted, setWanted] = useState(first);
  const { extras, service: slug, package: chosenTier, custom_offer: custom } = wanted;
  const bought = {
    service: slug,
    ...(custom === undefined ? { package: chosenTier } : { custom_offer: custom.number, version: custom.version }),
  };
  const quote = useRead(
    orderQuote,
    { query: { ...bought, ...(extras.length === 0 ? {} : { extras: extras.join(',') }) } },
    { keep: true },
  );
  const options = useRead(fundingOptions, {});
  const billing = useRead(billingDetails, {});
  const change = (next: Partial<Wanted>): void => {
    const changed = { ...wanted, ...next };
    setWanted(changed);
    const { service, package: tier = '', extras: chosen } = changed;
    const replaces = search.get('replaces');
    setSearch(
      {
        service,
        package: tier,
        ...(chosen.length === 0 ? {} : { extras: chosen.join(',') }),
        ...(replaces === null ? {} : { replaces }),
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const title = quote.data?.offer.title ?? 'Service';
  const header = (
    <PageHeader
      above={
        <Breadcrumb
          items={[
            { href: pathTo('services'), label: 'Services' },
            { href: pathTo('service', { slug: wanted.service }), label: title },
          ]}
          current="Your order"
        />
      }
      title="Review and pay"
      lead="Check what you get and what it costs. Your payment is held until you approve the work or the review time ends."
    />
  );
  const isGone = quote.error instanceof Failure && ['not_found', 'wrong_state'].includes(quote.error.code);
  if (isGone)
    return (
      <>
        {header}
        {custom === undefined ? (
          <EmptyState
            title="This package isn’t available right now"
            action={
              <span className="flex flex-wrap gap-2">
                <SaveButton
                  as="words"
                  kind="service"
                  name={wanted.service}
                  title={quote.data?.offer.title ?? 'this service'}
                />
                <LinkButton href={pathTo('services')}>Find a service</LinkButton>
              </span>
            }
            size="page"
          >
            {quote.error instanceof Failure ? quote.error.message : null} You didn’t place an order and were not
            charged.
          </EmptyState>
        ) : (
          <EmptyState
            title="This offer can’t be ordered"
            action={
              <LinkButton href={pathTo('custom-offer', { offerNumber: custom.number })}>Open the offer</LinkButton>
            }
            size="page"
          >
            {quote.error instanceof Failure ? quote.error.message : null} You didn’t place an order and were not
            charged.
          </EmptyState>
        )}
      </>
    );
  if (quote.data === undefined || options.data === undefined || billing.data === undefined) {
    const failed = [quote, options, billing].find(({ error }) => error !== null) ?? quote;
    return (
      <>
        {header}
        <Unread what="Your order" read={failed}>
          <Loading label="Loading the order">
            <TextSkeleton lines={16} />
          </Loading>
        </Unread>
      </>
    );
  }
  return (
    <>
      {header}
      <CheckoutForm
        wanted={wanted}
        onChange={change}
        quote={quote.data}
        isUpdating={quote.isPlaceholderData}
        options={options.data}
        remembered={billing.data}
        replaces={search.get('replaces')}
        onStale={() => {
          void quote.refetch();
          void options.refetch();
        }}
      />
    </>
  );
}
