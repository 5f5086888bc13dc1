import { keepCheckout } from '#domains/wallet/server/fundings.ts';
import { processPaymentEvent, storePaymentEvent } from '#domains/wallet/server/payment-events.ts';
import { startFunding } from '#domains/wallet/server/start-funding.ts';
import { balances } from '#domains/wallet/server/wallet.ts';
import type { Actor } from '#kit/actor.ts';
import { add, isPositive, money, subtract, units, type Money } from '#kit/money.ts';
import { derivedId } from '#kit/server/derived-id.ts';
import { decideCheckout } from '#kit/server/payments/test-checkouts.ts';
import { SIGNATURE_HEADER } from '#kit/server/payments/test-provider.ts';
import { signWebhook } from '#kit/server/payments/webhook-signature.ts';
import type { Replay } from './replay.ts';

/** People add round amounts, and a little more than they need. */
const ROUND_TO_MINOR = 250_00n;

/** Adds what is missing for `total`, rounded up, the way a person would: checkout, paid, the provider's signed word. */
export async function haveFunds(replay: Replay, actor: Actor, total: Money, intention: string): Promise<void> {
  const { spendable, available } = await balances(replay.tx, actor.userId, total.currency);
  const missing = subtract(total, add(spendable, available));
  if (!isPositive(missing)) return;
  const steps = (units(missing) + ROUND_TO_MINOR - 1n) / ROUND_TO_MINOR;
  await addFunds(replay, actor, money(steps * ROUND_TO_MINOR, total.currency), intention);
}

async function addFunds({ tx, context }: Replay, actor: Actor, amount: Money, intention: string): Promise<void> {
  const provider = context.payments.test;
  if (provider === undefined) throw new Error('the demo world needs the test provider');
  const { funding, checkout } = await startFunding(context, actor, intention, { amount, provider: provider.name }, '127.0.0.1');
  await keepCheckout(tx, funding.id, checkout.providerReference, checkout.url);
  await decideCheckout(tx, checkout.providerReference, ['open'], { state: 'paid' });

  const sent = await tx.row<{ body: string; secret: string }>(
    'select event.body, secret.secret from test_provider.event, test_provider.secret where event.checkout_id = $1 order by secret.id desc limit 1',
    [checkout.providerReference],
  );
  const body = Buffer.from(sent?.body ?? '');
  const event = await provider.readWebhook(body, { [SIGNATURE_HEADER]: signWebhook(sent?.secret ?? '', new Date(), body) });
  if (event === null) throw new Error('the test provider’s signature was not accepted');
  await storePaymentEvent(tx, provider.name, event, body);
  await processPaymentEvent(tx, context, derivedId('payment-event', provider.name, event.id));
  // Taken, so the provider's sender does not call once more when the instance is up.
  await tx.rows('update test_provider.event set delivered_at = now() where checkout_id = $1', [checkout.providerReference]);
}
