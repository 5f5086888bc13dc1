import { Failure } from '#kit/errors.ts';
import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import type { ProviderEvent } from '#kit/server/payments/provider.ts';
import { fundingOptions, fundingState, myBalance, receivePaymentEvent, startFunding, walletTransactions } from '../contract.ts';
import { dailyFunding, leftToday, smallestFunding } from '../funding.ts';
import { balances, transactions } from './balances.ts';
import { fundingById, keepCheckout, usedToday } from './fundings.ts';
import { storePaymentEvent } from './payment-events.ts';
import { startFunding as beginFunding, type StartedFunding } from './start-funding.ts';

export const walletHandlers: readonly Handler[] = [
  onQuery(myBalance, ({ db, actor, context }) => balances(db, actor.userId, context.config.currency)),

  onQuery(walletTransactions, ({ db, actor, query }) => transactions(db, actor.userId, query)),

  onQuery(fundingOptions, async ({ db, actor, context }) => {
    const { currency } = context.config;
    return {
      providers: Object.values(context.payments).map(({ name, live }) => ({ name, live })),
      smallest: smallestFunding(currency),
      daily: dailyFunding(currency),
      leftToday: leftToday(await usedToday(db, actor.userId, currency)),
    };
  }),

  onCommand<typeof startFunding, StartedFunding>(
    startFunding,
    async ({ tx, prepared: { funding, checkout } }) => {
      await keepCheckout(tx, funding.id, checkout.providerReference, checkout.url);
      return { fundingId: funding.id, number: funding.number, redirectUrl: checkout.url };
    },
    { prepare: ({ context, actor, headers, body }) => beginFunding(context, actor, String(headers['idempotency-key']).toLowerCase(), body) },
  ),

  onQuery(fundingState, async ({ db, actor, params, context }) => {
    const funding = await fundingById(db, params.fundingId);
    if (funding === null || funding.userId !== actor.userId) throw new Failure('not_found');
    const canBePaid = funding.state === 'created' && funding.expiresAt > context.clock();
    const { id, number, state, amount, provider, live, reason, nextPath } = funding;
    return {
      fundingId: id,
      number,
      state,
      amount,
      provider,
      live,
      reason,
      redirectUrl: canBePaid ? funding.checkoutUrl : null,
      next: nextPath,
      createdAt: funding.createdAt.toISOString(),
    };
  }),

  onCommand<typeof receivePaymentEvent, ProviderEvent>(
    receivePaymentEvent,
    async ({ tx, params, prepared, rawBody }) => {
      await storePaymentEvent(tx, params.provider, prepared, rawBody);
      return null;
    },
    {
      prepare: async ({ context, params, rawBody, headers }) => {
        const provider = context.payments[params.provider];
        if (provider === undefined) throw new Failure('not_found');
        const event = await provider.readWebhook(rawBody, headers);
        if (event === null) throw new Failure('unauthenticated', { message: 'The signature does not match, or is too old.' });
        return event;
      },
    },
  ),
];
