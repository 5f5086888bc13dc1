import * as z from 'zod/mini';
import { Failure } from '../../errors.ts';
import { money } from '../../money.ts';
import type { Database } from '../db/database.ts';
import type { PaymentNews, PaymentProvider } from './provider.ts';
import { findOrMakeCheckout, publicState, testCheckout, type TestCheckout } from './test-checkouts.ts';
import { isSignedBy } from './webhook-signature.ts';

export const SIGNATURE_HEADER = 'test-provider-signature';

const eventShape = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  kind: z.string().check(z.maxLength(100)),
  live: z.boolean(),
  payment: z.nullable(
    z.object({
      id: z.string().check(z.maxLength(100)),
      reference: z.string().check(z.maxLength(100)),
      state: z.enum(['open', 'pending', 'paid', 'failed', 'expired']),
      amount: z.string().check(z.regex(/^[1-9]\d{0,17}$/)),
      currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
      reason: z.nullable(z.string()),
    }),
  ),
});

/** A payment provider of our own, with no account and no real money, spoken to exactly as a stranger's would be. */
export function testProvider(database: Database, appUrl: string): PaymentProvider {
  const news = (checkout: TestCheckout): PaymentNews => ({
    providerReference: checkout.id,
    reference: checkout.reference,
    state: publicState(checkout.state),
    amount: money(checkout.amount, checkout.currency),
    reason: checkout.reason,
    live: false,
  });

  return {
    name: 'test',
    live: false,

    async startCheckout({ reference, amount, title, returnUrl }) {
      const checkout = await database.transact((tx) =>
        findOrMakeCheckout(tx, { reference, amount: amount.amount, currency: amount.currency, title, return_url: returnUrl }),
      );
      return { providerReference: checkout.id, url: `${appUrl}/test-provider/checkout/${checkout.id}` };
    },

    async readWebhook(rawBody, headers) {
      const secrets = await database.db.rows<{ secret: string }>('select secret from test_provider.secret where retires_at is null or retires_at > now()');
      if (
        !isSignedBy(
          secrets.map((row) => row.secret),
          headers[SIGNATURE_HEADER],
          rawBody,
          new Date(),
        )
      )
        return null;
      const parsed = z.safeParse(eventShape, JSON.parse(rawBody.toString('utf8')));
      if (!parsed.success) throw new Failure('invalid_shape', { message: 'This is signed, but not an event we can read.' });
      const event = parsed.data;
      if (event.payment === null) return { id: event.id, kind: event.kind, payment: null };
      const { id, reference, state, amount, currency, reason } = event.payment;
      return {
        id: event.id,
        kind: event.kind,
        payment: { providerReference: id, reference, state, amount: money(amount, currency), reason, live: event.live },
      };
    },

    async lookUp(providerReference) {
      const checkout = await testCheckout(database.db, providerReference);
      return checkout === undefined ? null : news(checkout);
    },
  };
}
