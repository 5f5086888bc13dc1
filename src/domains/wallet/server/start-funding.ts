import { randomBytes } from 'node:crypto';
import type { Actor } from '#kit/actor.ts';
import { after, MINUTE_MS } from '#kit/clock.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { readableCode } from '#kit/ids.ts';
import { equals, type Money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { derivedId } from '#kit/server/derived-id.ts';
import { addressBlock } from '#kit/server/http/address-block.ts';
import { setTimer } from '#kit/server/jobs/timers.ts';
import type { Checkout, PaymentProvider, ProviderName } from '#kit/server/payments/provider.ts';
import { CHECKOUT_MINUTES, whyNotAdd } from '../funding.ts';
import { refuseAfterDeclines, rememberOrigin, type Trying } from './declines.ts';
import { fundingById, insertFunding, queueUp, usedToday, type Funding } from './fundings.ts';
import { isVerified } from './limits.ts';
import { LOOK_UP_TIMER } from './look-up-funding.ts';
import { customerOf, methodOf } from './payment-methods.ts';

/** Where each provider sends the payer back to. */
const RETURN_PATHS: Readonly<Record<ProviderName, string>> = { test: '/user/add_fund', card: '/user/add_fund_stripe', paypal: '/user/add_fund_paypal' };

export interface FundingWish {
  readonly amount: Money;
  readonly provider: ProviderName;
  readonly next?: string | undefined;
  readonly method?: string | undefined;
}

export interface StartedFunding {
  readonly funding: Funding;
  readonly checkout: Checkout;
}

/**
 * Runs before the command's transaction, because a provider must not be called inside one (DB-4). The wish is stored
 * first, under an id that follows from the caller's key: a retry finds it and gets the same checkout (ID-4).
 */
export async function startFunding(context: Context, actor: Actor, key: string, wish: FundingWish, address: string): Promise<StartedFunding> {
  const provider = context.payments[wish.provider];
  if (provider === undefined) throw invalidField('provider', 'This way of paying is not offered here.');
  const method = wish.method === undefined ? null : await methodOf(context.db, actor.userId, wish.method);
  if (wish.method !== undefined && method?.provider !== provider.name) throw invalidField('method', 'This is not one of your saved methods.');
  const trying = { userId: actor.userId, network: addressBlock(address), card: method?.fingerprint ?? null };
  const funding = await storeWish(context, trying, derivedId('funding', actor.userId, key), wish, provider);
  const checkout = await provider.startCheckout({
    reference: funding.id,
    amount: funding.amount,
    title: `Add funds to your ${context.config.brandName} wallet (${funding.number})`,
    returnUrl: `${context.config.appUrl}${RETURN_PATHS[provider.name]}?funding=${funding.id}`,
    customer: await customerOf(context.db, actor.userId, provider),
    method: method?.providerReference,
  });
  return { funding, checkout };
}

function storeWish(context: Context, trying: Trying, id: string, wish: FundingWish, provider: PaymentProvider): Promise<Funding> {
  const { userId } = trying;
  return context.database.transact(async (tx) => {
    await queueUp(tx, userId);
    const known = await fundingById(tx, id);
    if (known !== null) {
      const isSame =
        equals(known.amount, wish.amount) &&
        known.provider === wish.provider &&
        known.nextPath === (wish.next ?? null) &&
        known.methodId === (wish.method ?? null);
      if (!isSame) throw new Failure('key_reused');
      return known;
    }
    await refuseAfterDeclines(tx, trying, context);
    const refused = whyNotAdd(wish.amount, await usedToday(tx, userId, context.config.currency), await isVerified(tx, userId));
    if (refused !== null) throw invalidField('amount', refused);
    const number = readableCode('AF', randomBytes(8));
    const { amount, next } = wish;
    const funding = await insertFunding(
      tx,
      { id, number, userId, provider: provider.name, live: provider.live, amount, nextPath: next ?? null, methodId: wish.method ?? null },
      CHECKOUT_MINUTES,
    );
    await rememberOrigin(tx, id, trying.network);
    await setTimer(tx, LOOK_UP_TIMER, id, after(context.clock(), 2 * MINUTE_MS));
    return funding;
  });
}
