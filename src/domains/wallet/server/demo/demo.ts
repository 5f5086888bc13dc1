import { takeTestEvent } from '#kit/server/payments/take-test-event.ts';
import { keepCheckout } from '../fundings.ts';
import { processPaymentEvent, storePaymentEvent } from '../payment-events.ts';
import { startFunding } from '../start-funding.ts';
import { balances } from '../wallet.ts';
import type { Actor } from '#kit/actor.ts';
import { add, isPositive, money, subtract, units, type Money } from '#kit/money.ts';
import { demoMoney } from '#kit/server/demo/demo-money.ts';
import { derivedId } from '#kit/server/derived-id.ts';
import { decideCheckout } from '#kit/server/payments/test-checkouts.ts';
import { SIGNATURE_HEADER } from '#kit/server/payments/test-provider.ts';
import { signWebhook } from '#kit/server/payments/webhook-signature.ts';
import type { Replay } from '#kit/server/demo/replay.ts';

/** People add round amounts, and a little more than they need. */
const ROUND_TO_CENTS = 250_00;

/** Adds what is missing for `total`, rounded up, as a person would: checkout, payment, the provider's signed event. */
export async function haveFunds(replay: Replay, actor: Actor, total: Money, intention: string): Promise<void> {
  const { spendable, available } = await balances(replay.tx, actor.userId, total.currency);
  const missing = subtract(total, add(spendable, available));
  if (!isPositive(missing)) return;
  const step = units(demoMoney(ROUND_TO_CENTS, total.currency));
  const steps = (units(missing) + step - 1n) / step;
  await addFunds(replay, actor, money(steps * step, total.currency), intention);
}

async function addFunds({ tx, context }: Replay, actor: Actor, amount: Money, intention: string): Promise<void> {
  const provider = context.payments.test;
  if (provider === undefined) throw new Error('the demo world needs the test provider');
  const { funding, checkout } = await startFunding(
    context,
    actor,
    intention,
    { amount, provider: provider.name },
    '127.0.0.1',
  );
  await keepCheckout(tx, funding.id, checkout.providerReference, checkout.url);
  await decideCheckout(tx, checkout.providerReference, ['open'], { state: 'paid' });

  const sent = await takeTestEvent(tx, checkout.providerReference);
  const body = Buffer.from(sent?.body ?? '');
  const event = await provider.readWebhook(body, {
    [SIGNATURE_HEADER]: signWebhook(sent?.secret ?? '', new Date(), body),
  });
  if (event === null) throw new Error('the test provider’s signature was not accepted');
  await storePaymentEvent(tx, provider.name, event, body);
  await processPaymentEvent(tx, context, derivedId('payment-event', provider.name, event.id));
}
