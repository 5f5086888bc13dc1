import * as z from 'zod/mini';
import { money } from '../../money.ts';
import { statement, type Database } from '../db/database.ts';
import type { Decline, PaymentNews, PaymentProvider, ProviderNews } from './provider.ts';
import { eventName, eventOf, readSignedBody } from './signed-event.ts';
import { decideCheckout, findOrMakeCheckout, publicState, testCheckout, type TestCheckout } from './test-checkouts.ts';
import { testMethods } from './test-methods.ts';
import { testPayouts } from './test-payouts.ts';
import { refundCheckout } from './test-returns.ts';
import { isSignedBy } from './webhook-signature.ts';

const secretsInForce = statement(
  'test_secrets',
  'select secret from test_provider.secret where retires_at is null or retires_at > now()',
);
const linesOf = statement(
  'test_lines',
  `select 'payment' as about, id as "providerReference", reference, null as payment, amount, currency, state
    from test_provider.checkout
     where created_at >= :from and created_at < :to
   union all select 'refund', id, reference, checkout_id, amount, currency, state from test_provider.refund
     where created_at >= :from and created_at < :to
   union all select 'dispute', id, null, checkout_id, amount, currency, state from test_provider.dispute
     where created_at >= :from and created_at < :to
   union all select 'payout', id, reference, null, amount, currency, state from test_provider.payout
     where created_at >= :from and created_at < :to`,
);

export const SIGNATURE_HEADER = 'test-provider-signature';

const amount = z.string().check(z.regex(/^[1-9]\d{0,17}$/));
const currency = z.string().check(z.regex(/^[A-Z]{3}$/));
const id = z.string().check(z.maxLength(100));
const reason = z.optional(z.nullable(z.string()));
const eventShape = z.object({
  id: eventName,
  kind: eventName,
  live: z.boolean(),
  payment: z.nullable(
    z.object({
      id,
      reference: id,
      state: z.enum(['open', 'pending', 'paid', 'failed', 'expired']),
      amount,
      currency,
      reason,
      declinedCard: z.optional(z.nullable(id)),
    }),
  ),
  decline: z.optional(z.object({ customer: id, attempt: id, card: id })),
  refund: z.optional(
    z.object({
      id,
      reference: z.nullable(id),
      payment: id,
      state: z.enum(['pending', 'succeeded', 'failed']),
      amount,
      currency,
    }),
  ),
  dispute: z.optional(
    z.object({
      id,
      payment: id,
      state: z.enum(['asked', 'open', 'won', 'lost']),
      amount,
      currency,
      evidenceDueAt: z.nullable(z.string()),
    }),
  ),
  payout: z.optional(
    z.object({ id, reference: id, state: z.enum(['pending', 'paid', 'failed', 'returned']), amount, currency, reason }),
  ),
});

const declineOf = (attempt: string, card: string | null | undefined): Decline | null =>
  card === null || card === undefined ? null : { attempt, card };

function newsOf(event: z.output<typeof eventShape>): ProviderNews | null {
  const { payment, refund, dispute, payout, decline, live } = event;
  const common = (movement: { id: string; amount: string; currency: string; reason?: string | null | undefined }) => ({
    providerReference: movement.id,
    amount: money(movement.amount, movement.currency),
    reason: movement.reason ?? null,
    live,
  });
  if (payment !== null)
    return {
      about: 'payment',
      ...common(payment),
      reference: payment.reference,
      state: payment.state,
      decline: declineOf(payment.id, payment.declinedCard),
    };
  if (decline !== undefined) return { about: 'decline', ...decline };
  if (refund !== undefined)
    return {
      about: 'refund',
      ...common(refund),
      reference: refund.reference,
      payment: refund.payment,
      state: refund.state,
    };
  if (dispute !== undefined) {
    const reversalReason = 'The payer’s bank reversed the payment.';
    return {
      about: 'dispute',
      ...common(dispute),
      reason: reversalReason,
      payment: dispute.payment,
      state: dispute.state,
      evidenceDueAt: dispute.evidenceDueAt,
    };
  }
  return payout === undefined
    ? null
    : { about: 'payout', ...common(payout), reference: payout.reference, state: payout.state };
}

/** A payment provider of our own, without an account or real money, called exactly as a real one. */
export function testProvider(database: Database, appUrl: string): PaymentProvider {
  const news = (checkout: TestCheckout): PaymentNews => ({
    providerReference: checkout.id,
    reference: checkout.reference,
    state: publicState(checkout.state),
    amount: money(checkout.amount, checkout.currency),
    reason: checkout.reason,
    decline: declineOf(checkout.id, checkout.declined_card),
    live: false,
  });

  return {
    name: 'test',
    live: false,

    async startCheckout({ reference, amount, title, returnUrl, customer, method }) {
      const checkout = await database.transact((tx) =>
        findOrMakeCheckout(tx, {
          reference,
          amount: amount.amount,
          currency: amount.currency,
          title,
          return_url: returnUrl,
          customer: customer ?? null,
          method: method ?? null,
        }),
      );
      return { providerReference: checkout.id, url: `${appUrl}/test-provider/checkout/${checkout.id}` };
    },

    async readWebhook(rawBody, headers, now = [new Date()]) {
      const secrets = await database.db.rows(secretsInForce);
      const known = secrets.map((row) => row.secret);
      if (!now.some((moment) => isSignedBy(known, headers[SIGNATURE_HEADER], rawBody, moment))) return null;
      const event = readSignedBody(eventShape, rawBody);
      return eventOf(event.id, event.kind, () => newsOf(event));
    },

    async lookUp(providerReference) {
      const checkout = await testCheckout(database.db, providerReference);
      return checkout === undefined ? null : news(checkout);
    },

    async endCheckout(providerReference) {
      const reason = 'The payment wasn’t completed in time. You were not charged.';
      await database.transact((tx) =>
        decideCheckout(tx, providerReference, ['open', 'challenge'], { state: 'expired', reason }),
      );
      const checkout = await testCheckout(database.db, providerReference);
      return checkout === undefined ? null : news(checkout);
    },

    refund: ({ reference, payment, amount: back }) =>
      database.transact((tx) => refundCheckout(tx, { reference, payment, amount: back })),

    async list(from, to) {
      const rows = await database.db.rows(linesOf, { from, to });
      return rows.map((row) => ({ ...row, amount: money(row.amount, row.currency), live: false }));
    },

    methods: testMethods(database, appUrl),
    payouts: testPayouts(database),
  };
}
