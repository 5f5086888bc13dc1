import { Failure } from '#kit/errors.ts';
import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import { addressBlock } from '#kit/server/http/address-block.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db } from '#kit/server/db/database.ts';
import { termsInForce } from '#kit/server/terms.ts';
import {
  fundingOptions,
  fundingState,
  lookUpFunding,
  openCardField,
  recentFundings,
  refundFunding,
  startFunding,
} from '../contract.ts';
import { dailyFunding, leftToday, smallestFunding } from '../funding.ts';
import {
  addPaymentMethod,
  paymentMethods,
  refreshPaymentMethods,
  removePaymentMethod,
  setDefaultPaymentMethod,
} from '../payment-methods-contract.ts';
import { zero } from '#kit/money.ts';
import { balances } from './balances.ts';
import { refuseDeclined } from './declines.ts';
import { fundingById, keepCheckout, usedToday, type Funding } from './fundings.ts';
import { isVerified } from './limits.ts';
import { lookUpFunding as askProvider } from './look-up-funding.ts';
import {
  askForMethods,
  beginMethod,
  copyMethods,
  detachMethod,
  makeDefault,
  methodsOf,
  removeMethod,
} from './payment-methods.ts';
import { presentFunding, readRecentFundings } from './present-funding.ts';
import { requestRefund } from './refund-funding.ts';
import { startFunding as beginFunding } from './start-funding.ts';

async function mine(db: Db, userId: string, fundingId: string): Promise<Funding> {
  const funding = await fundingById(db, fundingId);
  if (funding === null || funding.userId !== userId) throw new Failure('not_found');
  return funding;
}

/** A timeout is no answer: the payment keeps its state and is looked up again later (PAY-4). */
async function askNow(context: Context, fundingId: string): Promise<void> {
  try {
    await askProvider(context, fundingId);
  } catch (error) {
    context.log.warn({ funding: fundingId, error }, 'the provider did not say how a payment stands');
  }
}

const keyOf = (headers: Readonly<Record<string, string | string[] | undefined>>): string =>
  String(headers['idempotency-key']).toLowerCase();

const cardFieldOf = (context: Context, clientSecret: string) => {
  const { stripe } = context.config.payments;
  if (stripe === null) throw new Failure('not_found');
  return { client_secret: clientSecret, publishable_key: stripe.publishableKey, script_url: stripe.scriptUrl };
};

export const fundingHandlers: readonly Handler[] = [
  onQuery(fundingOptions, async ({ db, actor, context }) => {
    const { currency } = context.config;
    const [verified, terms] = await Promise.all([isVerified(db, actor.userId), termsInForce(db, context.clock())]);
    return {
      providers: Object.values(context.payments).map(({ name, live }) => ({ name, live })),
      smallest: smallestFunding(currency, terms),
      daily: dailyFunding(currency, verified, terms),
      left_today: leftToday(await usedToday(db, actor.userId, currency), verified, terms),
      is_verified: verified,
      daily_verified: dailyFunding(currency, true, terms),
      cost: zero(currency),
      owed: (await balances(db, actor.userId, currency)).owed,
    };
  }),

  onCommand(
    startFunding,
    ({ context, actor, headers, body, request }) => beginFunding(context, actor, keyOf(headers), body, request.address),
    async ({ tx, prepared: { funding, checkout } }) => {
      await keepCheckout(tx, funding.id, checkout.providerReference, checkout.url);
      return { funding_id: funding.id, number: funding.number, redirect_url: checkout.url };
    },
  ),

  onQuery(fundingState, async ({ db, actor, params, context }) =>
    presentFunding(db, await mine(db, actor.userId, params.funding_id), context),
  ),

  onCommand(
    lookUpFunding,
    async ({ db, actor, params, context }) => {
      const { id } = await mine(db, actor.userId, params.funding_id);
      await askNow(context, id);
      return mine(db, actor.userId, id);
    },
    ({ prepared, context }) => presentFunding(context.db, prepared, context),
  ),

  onCommand(
    openCardField,
    async ({ db, actor, params, request, context }) => {
      const funding = await mine(db, actor.userId, params.funding_id);
      await refuseDeclined(db, { userId: actor.userId, network: addressBlock(request.address), card: null }, context);
      const provider = context.payments[funding.provider];
      if (provider?.embed === undefined) throw new Failure('not_found');
      if (funding.state !== 'created' || funding.providerReference === null || funding.expiresAt <= context.clock())
        throw new Failure('wrong_state', { message: 'This payment can’t be completed any more. Start a new one.' });
      return provider.embed(funding.providerReference);
    },
    async ({ prepared, context }) => ({ ...cardFieldOf(context, prepared.clientSecret), method: prepared.method }),
  ),

  onQuery(recentFundings, ({ db, actor, context }) => readRecentFundings(db, actor.userId, context)),

  onCommand(
    refundFunding,
    async ({ headers }) => keyOf(headers),
    async ({ tx, actor, params, body, prepared, context }) => {
      const refund = await requestRefund(tx, actor, prepared, params.funding_id, body.amount, context);
      return { refund_id: refund.id, number: refund.number };
    },
  ),

  onQuery(paymentMethods, ({ db, actor, context }) => methodsOf(db, actor.userId, context)),

  onCommand(
    addPaymentMethod,
    ({ context, actor, headers, body, request }) =>
      beginMethod(context, actor, body.provider, keyOf(headers), request.address),
    async ({ prepared: { url, clientSecret }, context }) => ({
      redirect_url: url,
      field: clientSecret === null ? null : cardFieldOf(context, clientSecret),
    }),
  ),

  onCommand(
    refreshPaymentMethods,
    ({ context, actor }) => askForMethods(context, actor),
    async ({ tx, actor, prepared, context }) => {
      await copyMethods(tx, actor, prepared);
      return methodsOf(tx, actor.userId, context);
    },
  ),

  onCommand(setDefaultPaymentMethod, async ({ tx, actor, params, context }) => {
    await makeDefault(tx, actor, params.method_id);
    return methodsOf(tx, actor.userId, context);
  }),

  onCommand(
    removePaymentMethod,
    ({ context, actor, params }) => detachMethod(context, actor, params.method_id),
    async ({ tx, actor, params, context }) => {
      await removeMethod(tx, actor, params.method_id);
      return methodsOf(tx, actor.userId, context);
    },
  ),
];
