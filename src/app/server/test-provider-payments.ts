/**
 * For tests: the whole API with the simulators of Stripe and PayPal, payers who pay there, and the providers' signed
 * events.
 */
import type { ProviderName } from '#kit/server/payments/provider.ts';
import { paypalSimulator, type PaypalSimulator } from '#kit/server/payments/simulators/paypal-simulator.ts';
import { stripeSimulator, type StripeSimulator } from '#kit/server/payments/simulators/stripe-simulator.ts';
import { decideCheckout, testCheckout } from '#kit/server/payments/test-checkouts.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { reactions } from './modules.ts';
import type { ProviderEvent } from './provider-scenarios.ts';
import { testApp, type Person, type TestApp } from './test-app.ts';

const STRIPE_KEY = 'sk_test_only_for_tests';
export const [STRIPE_SECRET, PAYPAL_WEBHOOK] = ['whsec_only_for_tests', 'WH-ID'];

export interface Begun {
  readonly funding_id: string;
  readonly redirect_url: string;
}

export interface ProviderApp {
  readonly app: TestApp;
  readonly base: TestDatabase;
  readonly stripe: StripeSimulator;
  readonly paypal: PaypalSimulator;
  /** The provider's name for a payment. */
  referenceOf(begun: Begun): Promise<string>;
  /** The payer pays, and the provider leads them back: the addresses that it was given for that. */
  pay(provider: ProviderName, begun: Begun, as: Person): Promise<readonly string[]>;
  /** Runs the reactions about money to what was announced, as the relay and the queue would. */
  react(): Promise<void>;
  /** An event of a provider arrives and is processed. */
  hear(provider: ProviderName, event: ProviderEvent): Promise<void>;
  close(): Promise<unknown>;
}

export async function providerApp(): Promise<ProviderApp> {
  const stripe = await stripeSimulator(STRIPE_KEY, '2026-10-28.endive');
  const paypal = await paypalSimulator('client-id', 'client-secret');
  const base = await testDatabase();
  const settings = {
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_only_for_tests',
    STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
    STRIPE_API_BASE: stripe.url,
    PAYPAL_CLIENT_ID: 'client-id',
    PAYPAL_CLIENT_SECRET: 'client-secret',
    PAYPAL_WEBHOOK_ID: PAYPAL_WEBHOOK,
    PAYPAL_MERCHANT_ID: 'MERCHANT12345',
    PAYPAL_API_BASE: paypal.url,
  };
  const app = await testApp(settings, base);

  const referenceOf = async ({ funding_id: id }: Begun): Promise<string> => {
    const { rows } = await base.owner.query<{ provider_reference: string }>(
      'select provider_reference from funding where id = $1',
      [id],
    );
    return rows[0]?.provider_reference ?? '';
  };
  const ways: Readonly<Record<ProviderName, (begun: Begun, as: Person) => Promise<readonly string[]>>> = {
    async test(begun) {
      const id = await referenceOf(begun);
      await app.context.database.transact((tx) => decideCheckout(tx, id, ['open'], { state: 'paid' }));
      return [(await testCheckout(app.context.db, id))?.return_url ?? ''];
    },
    async card(begun, as) {
      await app.must('POST', `/api/wallet/funding/${begun.funding_id}/card-field`, { as });
      stripe.confirm(await referenceOf(begun));
      return [begun.redirect_url];
    },
    async paypal(begun) {
      const order = await referenceOf(begun);
      paypal.approve(order);
      const { return_url: back, cancel_url: canceled } = paypal.orders.get(order)?.back ?? {
        return_url: '',
        cancel_url: '',
      };
      return [back, canceled];
    },
  };
  const react = async (): Promise<void> => {
    for (;;) {
      const { rows } = await base.owner.query<{ id: string; name: string; facts: never }>(
        'with taken as (delete from job where subject is null returning *) select id, name, facts from taken order by id',
      );
      if (rows.length === 0) return;
      for (const { id, name, facts } of rows)
        for (const reaction of reactions)
          if (reaction.event.name === name && reaction.lane === 'money')
            await reaction.react(facts, app.context, { id, at: app.context.clock() });
    }
  };
  return {
    app,
    base,
    stripe,
    paypal,
    referenceOf,
    pay: (provider, begun, as) => ways[provider](begun, as),
    react,
    async hear(provider, { body, headers }) {
      const url = `/api/payments/webhooks/${provider}`;
      const answer = await app.server.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', ...headers() },
        payload: body,
      });
      if (answer.statusCode !== 200)
        throw new Error(`an event of ${provider} was answered ${answer.statusCode} ${answer.body}`);
      await react();
    },
    close: () => Promise.all([app.close(), stripe.close(), paypal.close()]),
  };
}
