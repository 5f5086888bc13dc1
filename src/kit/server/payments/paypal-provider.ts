import type { Order } from '@paypal/paypal-server-sdk';
import { Failure, invalidField } from '../../errors.ts';
import { negate, readDecimal } from '../../money.ts';
import type { PaypalConfig } from './payment-config.ts';
import { paypalClient, type Paypal } from './paypal-client.ts';
import { amountOf, captureState, eventShape, newsOf, refundState, toPaypal } from './paypal-news.ts';
import { paypalPayouts } from './paypal-payouts.ts';
import { paypalSignature } from './paypal-webhook.ts';
import { ProviderRefusal, type PaymentNews, type PaymentProvider, type ProviderLine } from './provider.ts';
import { eventOf, readSignedBody } from './signed-event.ts';
import { withSearch } from '../../with-search.ts';

const statusOf = (error: unknown): number => (error as { statusCode?: number }).statusCode ?? 0;
const issueOf = (error: unknown): string => JSON.stringify((error as { body?: unknown }).body ?? '');
/**
 * PayPal's own refusal has a name. An error page from anything in between has none, and says nothing about our request
 * (ID-4).
 */
const isOwnNo = (error: unknown, statuses: readonly number[]): boolean =>
  statuses.includes(statusOf(error)) && /name\\?"\s*:/.test(issueOf(error));
const DAYS_PER_SEARCH = 31;
const DAY_MS = 86_400_000;

function asUnavailable(error: unknown): never {
  if (isOwnNo(error, [400, 403, 404, 409, 422])) throw error;
  throw new Failure('unavailable', {
    message: 'PayPal isn’t responding. You were not charged. Try again in a minute.',
    retryAfterSeconds: 30,
    cause: error,
  });
}

/** PayPal through its own SDK: we create an order, the payer approves it at PayPal, and we capture it. */
export function paypalProvider(config: PaypalConfig, timeoutMs?: number): PaymentProvider {
  const client = paypalClient(config, timeoutMs);
  const isSigned = paypalSignature(config);

  function ofOrder(order: Order): PaymentNews {
    const unit = order.purchaseUnits?.[0];
    const capture = unit?.payments?.captures?.[0];
    const orderAmount = unit?.amount;
    const amount = capture?.amount ?? orderAmount;
    if (amount === undefined) throw new Error('an order without an amount');
    const state =
      capture === undefined
        ? String(order.status) === 'VOIDED'
          ? 'expired'
          : 'open'
        : captureState(capture.status ?? '');
    return {
      about: 'payment',
      account: unit?.payee?.merchantId ?? null,
      providerReference: order.id ?? '',
      reference: unit?.customId ?? '',
      charge: capture?.id ?? null,
      state,
      amount: amountOf({ value: amount.value, currency_code: amount.currencyCode }),
      reason: state === 'failed' ? 'PayPal declined the payment. You were not charged.' : null,
      live: config.live,
    };
  }

  async function order({ sdk, client: paypal }: Paypal, id: string): Promise<Order | null> {
    try {
      return (await new sdk.OrdersController(paypal).getOrder({ id })).result;
    } catch (error) {
      if (isOwnNo(error, [404])) return null;
      throw error;
    }
  }

  return {
    name: 'paypal',
    live: config.live,
    account: config.merchantId,

    async startCheckout({ reference, amount, title, returnUrl }) {
      const value = toPaypal(amount);
      if (value === null) throw invalidField('amount', `PayPal takes whole amounts of ${amount.currency} only.`);
      const { sdk, client: paypal } = await client().catch(asUnavailable);
      const response = await new sdk.OrdersController(paypal)
        .createOrder({
          paypalRequestId: `funding-${reference}`,
          prefer: 'return=representation',
          body: {
            intent: sdk.CheckoutPaymentIntent.Capture,
            purchaseUnits: [
              {
                customId: reference,
                description: title.slice(0, 127),
                amount: { currencyCode: amount.currency, value },
              },
            ],
            paymentSource: {
              paypal: {
                experienceContext: {
                  returnUrl,
                  cancelUrl: withSearch(returnUrl, { canceled: '1' }),
                  userAction: sdk.PaypalExperienceUserAction.PayNow,
                  shippingPreference: sdk.PaypalWalletContextShippingPreference.NoShipping,
                },
              },
            },
          },
        })
        .catch(asUnavailable);
      const { id, links = [] } = response.result;
      const url = links.find((link) => link.rel === 'payer-action' || link.rel === 'approve')?.href;
      if (id === undefined || url === undefined) throw new Error('PayPal made an order without saying where to pay it');
      return { providerReference: id, url };
    },

    async readWebhook(rawBody, headers, now = [new Date()]) {
      const signed = await Promise.all(now.map((moment) => isSigned(rawBody, headers, moment)));
      if (!signed.includes(true)) return null;
      const event = readSignedBody(eventShape, rawBody);
      return eventOf(event.id, event.event_type, () => newsOf(event, config.live));
    },

    /** An order that the payer approved waits for us to capture it, under a request id that makes it happen once. */
    async lookUp(providerReference) {
      const paypal = await client();
      const found = await order(paypal, providerReference);
      if (found === null) return null;
      if (String(found.status) !== 'APPROVED') return ofOrder(found);
      try {
        const captured = await new paypal.sdk.OrdersController(paypal.client).captureOrder({
          id: providerReference,
          paypalRequestId: `capture-${providerReference}`,
          prefer: 'return=representation',
        });
        return ofOrder({
          ...found,
          ...captured.result,
          purchaseUnits: captured.result.purchaseUnits ?? found.purchaseUnits ?? [],
        });
      } catch (error) {
        // Captured by another process just now, or the card behind it was declined: what the order says is what counts.
        if (
          statusOf(error) !== 422 ||
          !/ORDER_ALREADY_CAPTURED|INSTRUMENT_DECLINED|PAYER_ACTION_REQUIRED/.test(issueOf(error))
        )
          throw error;
        const again = await order(paypal, providerReference);
        return again === null ? null : ofOrder(again);
      }
    },

    async refund({ reference, payment, charge, amount }) {
      if (charge === null) throw new ProviderRefusal(`payment ${payment} was never captured`);
      const value = toPaypal(amount);
      if (value === null) throw new ProviderRefusal(`PayPal returns whole amounts of ${amount.currency} only.`);
      const { sdk, client: paypal } = await client();
      const { result } = await new sdk.PaymentsController(paypal)
        .refundCapturedPayment({
          captureId: charge,
          paypalRequestId: `refund-${reference}`,
          prefer: 'return=representation',
          body: { amount: { currencyCode: amount.currency, value }, customId: reference },
        })
        .catch((error: unknown) => {
          if (isOwnNo(error, [400, 404, 422]))
            throw new ProviderRefusal('PayPal can’t refund this payment.', { cause: error });
          throw error;
        });
      const state = refundState(result.status ?? '');
      return {
        about: 'refund',
        providerReference: result.id ?? '',
        reference,
        payment: charge,
        state,
        amount,
        reason: null,
        live: config.live,
      };
    },

    list: async (from, to) => booksOf(await client(), config.live, from, to),
    payouts: paypalPayouts(client, config.live),
  };
}

/** T0006 is a checkout payment, T0001 a payout, T1107 a refund; reversals and disputes begin with T11 and T12. */
const aboutOf = (code: string): ProviderLine['about'] | null => {
  if (code === 'T0006') return 'payment';
  if (code === 'T1107') return 'refund';
  if (code === 'T1106' || code === 'T1201' || code === 'T1202') return 'dispute';
  return code === 'T0001' ? 'payout' : null;
};

/** A payout that came back stays in the list; one of these names it. */
const UNDOES_PAYOUT = ['T1114', 'T1115'];

function stateOf(kind: ProviderLine['about'], status: string | undefined): string {
  const isDone = status === 'S' || (status === 'V' && kind !== 'payout');
  if (!isDone) return 'pending';
  return kind === 'payment' || kind === 'payout' ? 'paid' : 'succeeded';
}

async function booksOf({ sdk, client }: Paypal, live: boolean, from: Date, to: Date): Promise<ProviderLine[]> {
  const lines: ProviderLine[] = [];
  const undone = new Set<string>();
  const search = new sdk.TransactionSearchController(client);
  for (let start = from; start < to; start = new Date(start.getTime() + DAYS_PER_SEARCH * DAY_MS)) {
    const end = new Date(Math.min(start.getTime() + DAYS_PER_SEARCH * DAY_MS, to.getTime()));
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { result } = await search.searchTransactions({
        startDate: start.toISOString(),
        endDate: end.toISOString(),
        fields: 'transaction_info',
        pageSize: 500,
        page,
      });
      pages = result.totalPages ?? 1;
      for (const { transactionInfo: info } of result.transactionDetails ?? []) {
        const code = info?.transactionEventCode ?? '';
        if (UNDOES_PAYOUT.includes(code) && info?.paypalReferenceId !== undefined) undone.add(info.paypalReferenceId);
        const kind = aboutOf(code);
        const amount = info?.transactionAmount;
        if (kind === null || info?.transactionId === undefined || amount === undefined) continue;
        const value = readDecimal(amount.value, amount.currencyCode);
        if (value === null) continue;
        const [providerReference, reference] = [info.transactionId, info.customField ?? null];
        lines.push({
          about: kind,
          providerReference,
          reference,
          payment: info.paypalReferenceId ?? null,
          amount: value.amount.startsWith('-') ? negate(value) : value,
          state: stateOf(kind, info.transactionStatus),
          live,
        });
      }
    }
  }
  return lines.map((line) =>
    line.about === 'payout' && undone.has(line.providerReference) ? { ...line, state: 'returned' } : line,
  );
}
