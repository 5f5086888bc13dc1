import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { Alert } from '#design/public/alert.tsx';
import { Avatar } from '#design/public/avatar.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { Docket, DocketFigure, DocketHead } from '#design/public/docket.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { Link } from '#design/public/link.tsx';
import { Money } from '#design/public/money.tsx';
import { Name } from '#design/public/name.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { When } from '#design/public/when.tsx';
import {
  amountNow,
  PaidOrNot,
  PaymentWays,
  TermsTable,
  usePaymentChoice,
  wayOf,
} from '#domains/paid-work/web/paid-work.tsx';
import type { Billing } from '#domains/wallet/billing.ts';
import type { billingDetails } from '#domains/wallet/billing-contract.ts';
import { myBalance, type fundingOptions } from '#domains/wallet/contract.ts';
import { BillingFields } from '#domains/wallet/web/wallet.tsx';
import { dashboards } from '#kit/dashboard.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import { formatUnit, plural } from '#kit/format/unit.ts';
import { formatMoney } from '#kit/money.ts';
import { useCommand } from '#kit/web/api.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { useShownAgain } from '#kit/web/use-shown-again.ts';
import { pathTo } from '#routes';
import { checkOut } from '../checkout-contract.ts';
import { orderList, placeOrder, type orderQuote } from '../contract.ts';
import { CheckoutChoices } from './checkout-choices.tsx';
import type { Wanted } from './checkout-query.ts';

interface CheckoutFormProps {
  readonly wanted: Wanted;
  readonly onChange: (next: Partial<Wanted>) => void;
  readonly quote: DataOf<typeof orderQuote>;
  /** The total of a changed choice is being read. */
  readonly isUpdating: boolean;
  readonly options: DataOf<typeof fundingOptions>;
  readonly remembered: DataOf<typeof billingDetails>;
  /** An unpaid order of the same checkout, such as after a declined card. */
  readonly replaces: string | null;
  readonly onStale: () => void;
}

/** Trouble with a billing field belongs to it; everything else is about the payment. */
function atBillingFields(error: unknown): Failure | null {
  const fields =
    error instanceof Failure ? Object.entries(error.fields ?? {}).filter(([name]) => name.startsWith('billing.')) : [];
  if (fields.length === 0 || !(error instanceof Failure)) return null;
  return new Failure(error.code, {
    message: error.message,
    fields: Object.fromEntries(fields.map(([name, words]) => [name.slice('billing.'.length), words])),
  });
}

/** One page, one button: what is bought, how it is paid, and what the documents say. */
export function CheckoutForm({
  wanted,
  onChange,
  quote,
  isUpdating,
  options,
  remembered,
  replaces,
  onStale,
}: CheckoutFormProps) {
  const navigate = useNavigate();
  const place = useCommand(placeOrder, {
    stales: [orderList, dashboards.client, dashboards.freelancer, myBalance],
    waits: false,
  });
  const begin = useCommand(checkOut, { stales: [orderList], waits: false });
  const [failed, setFailed] = useState<Error | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  useShownAgain(() => setLeaving(false));
  const { offer, terms, freelancer } = quote;
  const choice = usePaymentChoice(terms.total, quote.spendable, options);
  const { way, canPay } = choice;

  const pay = async (billing: Billing): Promise<void> => {
    setFailed(null);
    const bought = { ...wanted, extras: [...wanted.extras], expected_total: terms.total, billing };
    try {
      const chosen = wayOf(choice);
      if (chosen === null) {
        const { order_number: orderNumber } = await place.mutateAsync({ body: { ...bought, pay_with: 'wallet' } });
        setLeaving(true);
        void navigate(pathTo('order', { orderNumber }, { placed: '1' }));
        return;
      }
      const { redirect_url: redirectUrl } = await begin.mutateAsync({
        body: { ...bought, ...chosen, ...(replaces === null ? {} : { replaces }) },
      });
      setLeaving(true);
      location.assign(redirectUrl);
    } catch (error) {
      const aboutBilling = atBillingFields(error);
      if (aboutBilling !== null) throw aboutBilling;
      setFailed(error as Error);
      if (
        error instanceof Failure &&
        ['price_changed', 'insufficient_funds', 'wrong_state', 'not_found'].includes(error.code)
      )
        onStale();
    }
  };
  const { field, form, problems, attempt, isSubmitting, onSubmit } = useContractForm<Billing, void>({
    schema: async () => (await import('#domains/wallet/billing-form.ts')).billingFormShape,
    defaults: { ...remembered, po_number: '' },
    about: wanted.service,
    submit: pay,
  });
  const [isBillingOpen, setBillingOpen] = useState(() => Object.values(form.now()).some((text) => text !== ''));
  const now = amountNow(choice);
  const isBusy = isSubmitting || isLeaving || isUpdating;

  return (
    <form noValidate onSubmit={onSubmit} className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_360px]">
      <div className="grid min-w-0 gap-5">
        <ErrorSummary items={problems} attempt={attempt} />
        {failed === null ? null : <PaidOrNot error={failed} />}
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
          <CheckoutChoices choices={quote.choices} wanted={wanted} onChange={onChange} />
          <dl className="mt-4 grid gap-2 text-md" aria-live="polite">
            <Fact label="What you get" value={offer.package.description} />
            <Fact
              label="Revisions"
              value={offer.package.revisions === null ? 'Unlimited' : String(offer.package.revisions)}
            />
            <Fact
              label="Delivery"
              value={
                <>
                  by <When at={quote.delivery_at} style="exact" />, if you answer the requirements today
                </>
              }
            />
          </dl>
        </Panel>
        <Panel title="Payment">
          <PaymentWays choice={choice} options={options} />
        </Panel>
        <Panel
          title="Billing details"
          lead="Optional. Shown on your receipt and invoice, and saved for your next order."
        >
          <details open={isBillingOpen} onToggle={(event) => setBillingOpen(event.currentTarget.open)}>
            <summary className="link w-fit cursor-pointer py-1.5">Company, VAT number and purchase order</summary>
            {isBillingOpen ? (
              <div className="mt-3">
                <Suspense
                  fallback={
                    <Loading label="Loading the billing details">
                      <RowsSkeleton rows={4} />
                    </Loading>
                  }
                >
                  <BillingFields field={field} />
                </Suspense>
              </div>
            ) : null}
          </details>
        </Panel>
        <NextSteps quote={quote} />
      </div>
      <Docket
        as="section"
        fits
        className="lg:sticky lg:top-6"
        stub={
          <>
            <DocketFigure label={way === null ? 'Paid from your balance' : 'To pay now'}>
              <Money value={now} />
            </DocketFigure>
            {quote.refusal === null && canPay ? (
              <Button type="submit" variant="primary" wide className="max-lg:hidden" pending={isBusy}>
                Pay {formatMoney(now)} and place order
              </Button>
            ) : null}
          </>
        }
      >
        <DocketHead over={offer.package.name} title="Your order" level={2} />
        <div className="grid gap-4 p-4 sm:p-5">
          <TermsTable
            side="client"
            terms={terms}
            items={[{ title: `${offer.package.name} package`, price: offer.package.price }, ...offer.extras]}
          />
          <p className="flex items-center gap-2 text-sm text-ink-2">
            <Avatar
              name={freelancer.name}
              seed={freelancer.username}
              size={24}
              photo={freelancer.avatar_url === null ? null : { src: freelancer.avatar_url }}
            />
            <span className="min-w-0 wrap-anywhere">
              <Name of={freelancer.name} /> is paid when you approve the work or the review time ends.
            </span>
          </p>
        </div>
      </Docket>
      {/* On phones it is in reach from anywhere on the page. */}
      {quote.refusal === null && canPay ? (
        <div className="action-bar">
          <div className="min-w-0 leading-tight">
            <p className="mb-1 truncate text-xs text-ink-3">{way === null ? 'From your balance' : way.label}</p>
            <p className="display tnum text-lg">
              <Money value={now} />
            </p>
          </div>
          <Button type="submit" variant="primary" pending={isBusy}>
            Pay {formatMoney(now)}
            <span className="sr-only"> and place order</span>
          </Button>
        </div>
      ) : null}
    </form>
  );
}

function NextSteps({
  quote: { terms, questions, freelancer, in_force: inForce },
}: {
  quote: DataOf<typeof orderQuote>;
}) {
  const { review_clock_days: reviewDays, review_extension_days: moreDays } = inForce;
  return (
    <Panel title="What happens next">
      <ol className="grid list-decimal gap-2 ps-5 text-md text-ink-2">
        <li>You pay {formatMoney(terms.total)}. We hold the money.</li>
        <li>
          {questions.length === 0
            ? 'You let the work start.'
            : `You answer ${plural(questions.length, { one: 'one question', other: `${questions.length} questions` })} so that ${freelancer.name} can start.`}{' '}
          Until then you can cancel for a full refund.
        </li>
        <li>{`${freelancer.name} delivers. You have ${formatUnit(reviewDays, 'day')} to review it, or ${reviewDays + moreDays} if you ask for more time.`}</li>
        <li>
          You approve, and the held funds are released. If you do nothing, they are released automatically when the
          review time ends.
        </li>
      </ol>
    </Panel>
  );
}

const Fact = ({ label, value }: { label: string; value: React.ReactNode }) => (
  <div className="grid gap-0.5 sm:grid-cols-[110px_minmax(0,1fr)]">
    <dt className="text-sm text-ink-3">{label}</dt>
    <dd className="wrap-anywhere">{value}</dd>
  </div>
);
