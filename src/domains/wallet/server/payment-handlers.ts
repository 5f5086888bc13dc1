import { Failure } from '#kit/errors.ts';
import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import { addressBlock } from '#kit/server/http/address-block.ts';
import type { EmbeddedPayment, MethodSetup } from '#kit/server/payments/provider.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db } from '#kit/server/db/database.ts';
import { fundingOptions, fundingState, lookUpFunding, openCardField, recentFundings, refundFunding, startFunding } from '../contract.ts';
import { dailyFunding, leftToday, smallestFunding } from '../funding.ts';
import { addPaymentMethod, paymentMethods, refreshPaymentMethods, removePaymentMethod, setDefaultPaymentMethod } from '../payment-methods-contract.ts';
import { zero } from '#kit/money.ts';
import { balances } from './balances.ts';
import { refuseDeclined } from './declines.ts';
import { fundingById, keepCheckout, usedToday, type Funding } from './fundings.ts';
import { isVerified } from './limits.ts';
import { lookUpFunding as askProvider } from './look-up-funding.ts';
import { askForMethods, beginMethod, copyMethods, detachMethod, makeDefault, methodsOf, removeMethod, type Kept } from './payment-methods.ts';
import { presentFunding, readRecentFundings } from './present-funding.ts';
import { requestRefund } from './refund-funding.ts';
import { startFunding as beginFunding, type StartedFunding } from './start-funding.ts';

async function mine(db: Db, userId: string, fundingId: string): Promise<Funding> {
  const funding = await fundingById(db, fundingId);
  if (funding === null || funding.userId !== userId) throw new Failure('not_found');
  return funding;
}

/** A time-out is no answer: the payment stands as it stood, and is asked about again later (PAY-4). */
async function askNow(context: Context, fundingId: string): Promise<void> {
  try {
    await askProvider(context, fundingId);
  } catch (error) {
    context.log.warn({ funding: fundingId, error }, 'the provider did not say how a payment stands');
  }
}

const keyOf = (headers: Readonly<Record<string, string | string[] | undefined>>): string => String(headers['idempotency-key']).toLowerCase();

const cardFieldOf = (context: Context, clientSecret: string) => {
  const { stripe } = context.config.payments;
  if (stripe === null) throw new Failure('not_found');
  return { clientSecret, publishableKey: stripe.publishableKey, scriptUrl: stripe.scriptUrl };
};

export const fundingHandlers: readonly Handler[] = [
  onQuery(fundingOptions, async ({ db, actor, context }) => {
    const { currency } = context.config;
    const verified = await isVerified(db, actor.userId);
    return {
      providers: Object.values(context.payments).map(({ name, live }) => ({ name, live })),
      smallest: smallestFunding(currency),
      daily: dailyFunding(currency, verified),
      leftToday: leftToday(await usedToday(db, actor.userId, currency), verified),
      isVerified: verified,
      dailyVerified: dailyFunding(currency, true),
      cost: zero(currency),
      owed: (await balances(db, actor.userId, currency)).owed,
    };
  }),

  onCommand<typeof startFunding, StartedFunding>(
    startFunding,
    async ({ tx, prepared: { funding, checkout } }) => {
      await keepCheckout(tx, funding.id, checkout.providerReference, checkout.url);
      return { fundingId: funding.id, number: funding.number, redirectUrl: checkout.url };
    },
    { prepare: ({ context, actor, headers, body, request }) => beginFunding(context, actor, keyOf(headers), body, request.address) },
  ),

  onQuery(fundingState, async ({ db, actor, params, context }) => presentFunding(db, await mine(db, actor.userId, params.fundingId), context)),

  onCommand<typeof lookUpFunding, Funding>(lookUpFunding, ({ prepared, context }) => presentFunding(context.db, prepared, context), {
    prepare: async ({ db, actor, params, context }) => {
      const { id } = await mine(db, actor.userId, params.fundingId);
      await askNow(context, id);
      return mine(db, actor.userId, id);
    },
  }),

  onCommand<typeof openCardField, EmbeddedPayment>(
    openCardField,
    async ({ prepared, context }) => ({ ...cardFieldOf(context, prepared.clientSecret), method: prepared.method }),
    {
      prepare: async ({ db, actor, params, request, context }) => {
        const funding = await mine(db, actor.userId, params.fundingId);
        await refuseDeclined(db, { userId: actor.userId, network: addressBlock(request.address), card: null }, context);
        const provider = context.payments[funding.provider];
        if (provider?.embed === undefined) throw new Failure('not_found');
        if (funding.state !== 'created' || funding.providerReference === null || funding.expiresAt <= context.clock())
          throw new Failure('wrong_state', { message: 'This payment can no longer be made here. Start again.' });
        return provider.embed(funding.providerReference);
      },
    },
  ),

  onQuery(recentFundings, ({ db, actor, context }) => readRecentFundings(db, actor.userId, context)),

  onCommand<typeof refundFunding, string>(
    refundFunding,
    async ({ tx, actor, params, body, prepared, context }) => {
      const refund = await requestRefund(tx, actor, prepared, params.fundingId, body.amount, context);
      return { refundId: refund.id, number: refund.number };
    },
    { prepare: async ({ headers }) => keyOf(headers) },
  ),

  onQuery(paymentMethods, ({ db, actor, context }) => methodsOf(db, actor.userId, context)),

  onCommand<typeof addPaymentMethod, MethodSetup>(
    addPaymentMethod,
    async ({ prepared: { url, clientSecret }, context }) => ({ redirectUrl: url, field: clientSecret === null ? null : cardFieldOf(context, clientSecret) }),
    { prepare: ({ context, actor, headers, body, request }) => beginMethod(context, actor, body.provider, keyOf(headers), request.address) },
  ),

  onCommand<typeof refreshPaymentMethods, Kept>(
    refreshPaymentMethods,
    async ({ tx, actor, prepared, context }) => {
      await copyMethods(tx, actor, prepared);
      return methodsOf(tx, actor.userId, context);
    },
    { prepare: ({ context, actor }) => askForMethods(context, actor) },
  ),

  onCommand(setDefaultPaymentMethod, async ({ tx, actor, params, context }) => {
    await makeDefault(tx, actor, params.methodId);
    return methodsOf(tx, actor.userId, context);
  }),

  onCommand<typeof removePaymentMethod, void>(
    removePaymentMethod,
    async ({ tx, actor, params, context }) => {
      await removeMethod(tx, actor, params.methodId);
      return methodsOf(tx, actor.userId, context);
    },
    { prepare: ({ context, actor, params }) => detachMethod(context, actor, params.methodId) },
  ),
];
