import type Stripe from 'stripe';
import { Failure, invalidField } from '../../errors.ts';
import { formatMoney, type Money } from '../../money.ts';
import type { StripeConfig } from './payment-config.ts';
import { ProviderRefusal, type PaymentProvider, type ProviderLine, type SavedMethod } from './provider.ts';
import { eventOf } from './signed-event.ts';
import {
  mustMatch,
  fromStripe,
  idOf,
  isSilent,
  stripeClient,
  stripeEvent,
  toStripe,
  type StripeClient,
} from './stripe-client.ts';
import { disputeState, newsOf, paymentNews, REFERENCE, refundNews } from './stripe-news.ts';

const isMissing = (error: unknown): boolean => (error as { code?: string }).code === 'resource_missing';

/** Stripe forgets an idempotency key after a day, but a refund whose answer was lost is retried for much longer. */
async function refundOf(stripe: StripeClient, payment: string, reference: string): Promise<Stripe.Refund | undefined> {
  for await (const refund of stripe.refunds.list({ payment_intent: payment, limit: 100 }))
    if (refund.metadata?.[REFERENCE] === reference) return refund;
  return undefined;
}

/** Stripe did not answer: the outcome is unknown, and the person is told so instead of being told it failed (ID-4). */
function asUnavailable(error: unknown): never {
  if (isSilent(error))
    throw new Failure('unavailable', {
      message: 'The card provider isn’t responding. You were not charged. Try again in a minute.',
      retryAfterSeconds: 30,
      cause: error,
    });
  throw error;
}

const only = (id: string) => mustMatch((intent: Stripe.PaymentIntent) => intent.id, id);
const newsOfIntent = (intent: Stripe.PaymentIntent, intentId: string) => paymentNews(only(intentId)(intent));

const methodOf = (method: Stripe.PaymentMethod): SavedMethod => ({
  providerReference: method.id,
  kind: 'card',
  label: brandName(method.card?.display_brand ?? method.card?.brand ?? 'card'),
  last4: method.card?.last4 ?? null,
  fingerprint: method.card?.fingerprint ?? null,
  expires:
    method.card === undefined ? null : `${method.card.exp_year}-${String(method.card.exp_month).padStart(2, '0')}`,
});

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};
const brandName = (brand: string): string => BRANDS[brand] ?? 'Card';

const whyNotWritten = (amount: Money): string =>
  `Cards can’t be charged ${formatMoney(amount)}. Enter a rounder or a smaller amount.`;

/** Stripe through its own SDK: Payment Intents, the Payment Element on our page, saved cards, refunds, disputes. */
export function stripeProvider(config: StripeConfig, timeoutMs?: number): PaymentProvider {
  const client = stripeClient(config, timeoutMs);

  return {
    name: 'card',
    live: config.live,
    account: 'own',

    async startCheckout({ reference, amount, title, returnUrl, customer, method }) {
      const written = toStripe(amount);
      if (written === null) throw invalidField('amount', whyNotWritten(amount));
      const stripe = await client();
      const intent = await stripe.paymentIntents
        .create(
          {
            ...written,
            description: title,
            metadata: { [REFERENCE]: reference },
            allowed_payment_method_types: ['card'],
            ...(customer === undefined ? {} : { customer }),
            ...(method === undefined ? {} : { payment_method: method }),
          },
          { idempotencyKey: `funding:${reference}` },
        )
        .then(mustMatch(({ metadata }) => metadata[REFERENCE], reference))
        .catch(asUnavailable);
      // The field is on our own page: the one the payer would return to.
      return { providerReference: intent.id, url: returnUrl };
    },

    async readWebhook(rawBody, headers, now = [new Date()]) {
      const signature = headers['stripe-signature'];
      if (typeof signature !== 'string' || signature.length > 2_000) return null;
      const event = stripeEvent(await client(), config.webhookSecrets, rawBody, signature, now);
      if (event === null) return null;
      return eventOf(event.id, event.type, () => newsOf(event));
    },

    async lookUp(providerReference) {
      const stripe = await client();
      try {
        return newsOfIntent(await stripe.paymentIntents.retrieve(providerReference), providerReference);
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    async endCheckout(providerReference) {
      const stripe = await client();
      try {
        return newsOfIntent(
          await stripe.paymentIntents.cancel(providerReference, { cancellation_reason: 'abandoned' }),
          providerReference,
        );
      } catch (error) {
        // It changed in the meantime, perhaps to paid: its present state counts.
        if ((error as { code?: string }).code === 'payment_intent_unexpected_state')
          return newsOfIntent(await stripe.paymentIntents.retrieve(providerReference), providerReference);
        throw error;
      }
    },

    async embed(providerReference) {
      const stripe = await client();
      const intent = await stripe.paymentIntents
        .retrieve(providerReference)
        .then(only(providerReference))
        .catch(asUnavailable);
      return { clientSecret: intent.client_secret ?? '', method: idOf(intent.payment_method) };
    },

    async refund({ reference, payment, amount }) {
      const written = toStripe(amount);
      if (written === null) throw new ProviderRefusal(`Stripe can’t refund ${formatMoney(amount)}.`);
      const stripe = await client();
      const known = await refundOf(stripe, payment, reference);
      if (known !== undefined) return refundNews(known, config.live);
      const refund = await stripe.refunds
        .create(
          { payment_intent: payment, amount: written.amount, metadata: { [REFERENCE]: reference } },
          { idempotencyKey: `refund:${reference}` },
        )
        .catch((error: unknown) => {
          if ((error as { type?: string }).type === 'StripeInvalidRequestError')
            throw new ProviderRefusal((error as Error).message, { cause: error });
          throw error;
        });
      return refundNews(refund, config.live);
    },

    list: async (from, to) =>
      booksOf(await client(), config.live, {
        gte: Math.floor(from.getTime() / 1_000),
        lt: Math.ceil(to.getTime() / 1_000),
      }),

    methods: {
      async makeCustomer({ userId }) {
        const stripe = await client();
        // No name and no address goes there: an id is all it needs to keep a card apart.
        const customer = await stripe.customers
          .create({ metadata: { [REFERENCE]: userId } }, { idempotencyKey: `customer:${userId}` })
          .then(mustMatch(({ metadata }) => metadata[REFERENCE], userId))
          .catch(asUnavailable);
        return customer.id;
      },
      async begin(customer, key) {
        const stripe = await client();
        const intent = await stripe.setupIntents
          .create(
            { customer, usage: 'on_session', allowed_payment_method_types: ['card'] },
            { idempotencyKey: `setup:${key}` },
          )
          .then(mustMatch((setup) => idOf(setup.customer), customer))
          .catch(asUnavailable);
        return { url: null, clientSecret: intent.client_secret };
      },
      async list(customer) {
        const stripe = await client();
        const found = await stripe.customers
          .listPaymentMethods(customer, { type: 'card', limit: 50 })
          .then(({ data }) => data.map(mustMatch((method) => idOf(method.customer), customer)))
          .catch(asUnavailable);
        return found.map(methodOf);
      },
      async remove(_customer, method) {
        const stripe = await client();
        try {
          await stripe.paymentMethods.detach(method).then(mustMatch(({ id }) => id, method));
        } catch (error) {
          const { code, message = '' } = error as { code?: string; message?: string };
          if (code !== 'resource_missing' && !message.includes('not attached')) asUnavailable(error);
        }
      },
    },
  };
}

/** Stripe's side of the daily comparison: payments that moved money, refunds and disputes made in that time. */
async function booksOf(
  stripe: StripeClient,
  live: boolean,
  created: { gte: number; lt: number },
): Promise<ProviderLine[]> {
  const lines: ProviderLine[] = [];
  for await (const intent of stripe.paymentIntents.list({ created, limit: 100 })) {
    const { providerReference, reference, amount, state } = paymentNews(intent);
    lines.push({
      about: 'payment',
      providerReference,
      reference: reference === '' ? null : reference,
      payment: null,
      amount,
      state,
      live,
    });
  }
  for await (const refund of stripe.refunds.list({ created, limit: 100 })) {
    const { providerReference, reference, payment, amount, state } = refundNews(refund, live);
    lines.push({ about: 'refund', providerReference, reference, payment, amount, state, live });
  }
  for await (const dispute of stripe.disputes.list({ created, limit: 100 })) {
    const state = disputeState(dispute.status);
    lines.push({
      about: 'dispute',
      providerReference: dispute.id,
      reference: null,
      payment: idOf(dispute.payment_intent),
      amount: fromStripe(dispute.amount, dispute.currency),
      state,
      live,
    });
  }
  return lines;
}
