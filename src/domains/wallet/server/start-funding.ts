import { randomBytes } from 'node:crypto';
import type { Actor } from '#kit/actor.ts';
import { after, MINUTE_MS } from '#kit/clock.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { readableCode } from '#kit/ids.ts';
import { equals, type Money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { derivedId } from '#kit/server/derived-id.ts';
import { addressBlock } from '#kit/server/http/address-block.ts';
import { setTimer } from '#kit/server/jobs/timers.ts';
import type { Checkout, PaymentProvider, ProviderName } from '#kit/server/payments/provider.ts';
import { termsInForce } from '#kit/server/terms.ts';
import { withSearch } from '#kit/with-search.ts';
import { CHECKOUT_MINUTES, whyNotAdd } from '../funding.ts';
import type { Reference } from '../accounts.ts';
import { refuseAfterDeclines, rememberOrigin, type Trying } from './declines.ts';
import { fundingById, insertFunding, LOOK_UP_TIMER, queueUp, usedToday, type Funding } from './fundings.ts';
import { isVerified } from './limits.ts';
import { customerOf, methodOf } from './payment-methods.ts';
import { endPaymentsFor } from './payments-for.ts';

/** Where each provider sends the payer back to. */
const RETURN_PATHS: Readonly<Record<ProviderName, string>> = {
  test: '/user/add_fund',
  card: '/user/add_fund_stripe',
  paypal: '/user/add_fund_paypal',
};

export interface FundingWish extends PaymentWay {
  readonly amount: Money;
  readonly next?: string | undefined;
}

/** How it is paid: through whom, and with one of the payer's saved methods of that provider if they chose one. */
export interface PaymentWay {
  readonly provider: ProviderName;
  readonly method?: string | undefined;
}

/** A payment for something. `next` is where the payer returns to, `minutes` how long it can be paid. */
export interface PaymentPlan {
  readonly amount: Money;
  readonly pays: Reference;
  readonly next: string;
  readonly minutes: number;
  /** What the payer chose, for the domain that carries it out once the money has come. */
  readonly facts?: object;
}

export interface StartedFunding {
  readonly funding: Funding;
  readonly checkout: Checkout;
}

/** Runs before the command's transaction, because a provider must not be called inside one (DB-4). */
export function startFunding(
  context: Context,
  actor: Actor,
  key: string,
  wish: FundingWish,
  address: string,
): Promise<StartedFunding> {
  const { amount, next = null } = wish;
  const isSame = (known: Funding) => equals(known.amount, amount) && known.nextPath === next;
  return start(context, actor, derivedId('funding', actor.userId, key), wish, address, {
    isSame,
    plan: async () => ({ amount, next, pays: null, minutes: CHECKOUT_MINUTES }),
  });
}

/**
 * The same for something that is paid with it once the money has come. `plan` runs in the transaction that stores the
 * payment, once per `key`: what it writes, such as an order, is there with its payment or not at all.
 */
export function startPaymentFor(
  context: Context,
  actor: Actor,
  key: string,
  way: PaymentWay,
  address: string,
  plan: (tx: Tx) => Promise<PaymentPlan>,
  paymentTitle?: string,
): Promise<StartedFunding> {
  return start(context, actor, derivedId('payment-for', actor.userId, key), way, address, {
    plan,
    paymentTitle,
    isSame: ({ pays }) => pays !== null,
  });
}

interface Wanted {
  /** What is paid, as the provider's page names it, where its kind and label don't say it all. */
  readonly paymentTitle?: string | undefined;
  readonly plan: (
    tx: Tx,
  ) => Promise<Omit<PaymentPlan, 'pays' | 'next'> & { readonly pays: Reference | null; readonly next: string | null }>;
  /** A payment of an earlier try under the same key is for the same. */
  readonly isSame: (known: Funding) => boolean;
}

/**
 * The request is stored first, under an id derived from the caller's key: a retry finds it and gets the same checkout
 * (ID-4).
 */
async function start(
  context: Context,
  actor: Actor,
  id: string,
  way: PaymentWay,
  address: string,
  wanted: Wanted,
): Promise<StartedFunding> {
  const provider = context.payments[way.provider];
  if (provider === undefined) throw invalidField('provider', 'This payment method isn’t available here.');
  const method = way.method === undefined ? null : await methodOf(context.db, actor.userId, way.method);
  if (way.method !== undefined && method?.provider !== provider.name)
    throw invalidField('method', 'This is not one of your saved methods.');
  const trying = { userId: actor.userId, network: addressBlock(address), card: method?.fingerprint ?? null };
  const funding = await storeWish(context, trying, id, way, provider, wanted);
  const { brandName, appUrl } = context.config;
  const title =
    funding.pays === null
      ? `Add funds to your ${brandName} wallet`
      : `Your ${wanted.paymentTitle ?? `${funding.pays.type} ${funding.pays.label}`} on ${brandName}`;
  const back = funding.pays === null || funding.nextPath === null ? RETURN_PATHS[provider.name] : funding.nextPath;
  const checkout = await provider.startCheckout({
    reference: funding.id,
    amount: funding.amount,
    title: `${title} (${funding.number})`,
    returnUrl: withSearch(`${appUrl}${back}`, { funding: funding.id }),
    customer: await customerOf(context.db, actor.userId, provider),
    method: method?.providerReference,
  });
  return { funding, checkout };
}

function storeWish(
  context: Context,
  trying: Trying,
  id: string,
  way: PaymentWay,
  provider: PaymentProvider,
  { plan, isSame }: Wanted,
): Promise<Funding> {
  const { userId } = trying;
  return context.database.transact(async (tx) => {
    queueUp(tx, userId);
    const known = await fundingById(tx, id);
    if (known !== null) {
      if (known.provider !== way.provider || known.methodId !== (way.method ?? null) || !isSame(known))
        throw new Failure('key_reused');
      return known;
    }
    await refuseAfterDeclines(tx, trying, context);
    const { amount, next, pays, minutes, facts = null } = await plan(tx);
    const terms = await termsInForce(tx, context.clock());
    const refused = whyNotAdd(
      amount,
      await usedToday(tx, userId, context.config.currency),
      await isVerified(tx, userId),
      terms,
    );
    if (refused !== null) throw invalidField('amount', refused);
    if (pays !== null)
      await endPaymentsFor(tx, pays.id, 'You started another payment for this. You were not charged for this one.');
    const number = readableCode('AF', randomBytes(8));
    const funding = await insertFunding(
      tx,
      {
        id,
        number,
        userId,
        provider: provider.name,
        live: provider.live,
        amount,
        nextPath: next,
        methodId: way.method ?? null,
        pays,
        paysFacts: facts,
      },
      minutes,
    );
    await rememberOrigin(tx, id, trying.network);
    setTimer(tx, LOOK_UP_TIMER, id, after(context.clock(), 2 * MINUTE_MS));
    return funding;
  });
}
