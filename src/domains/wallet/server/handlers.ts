import { Failure } from '#kit/errors.ts';
import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import type { ProviderEvent } from '#kit/server/payments/provider.ts';
import { myBalance, receivePaymentEvent, walletTransactions } from '../contract.ts';
import { balances } from './balances.ts';
import { historyHandlers } from './history-handlers.ts';
import { moneyDeskHandlers } from './money-desk-handlers.ts';
import { storePaymentEvent } from './payment-events.ts';
import { fundingHandlers } from './payment-handlers.ts';
import { transactions } from './transactions.ts';

export const walletHandlers: readonly Handler[] = [
  onQuery(myBalance, ({ db, actor, context }) => balances(db, actor.userId, context.config.currency)),

  onQuery(walletTransactions, ({ db, actor, query }) => transactions(db, actor.userId, query)),

  ...historyHandlers,
  ...fundingHandlers,
  ...moneyDeskHandlers,

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
        const event = await provider.readWebhook(rawBody, headers, [context.clock(), new Date()]);
        if (event === null) throw new Failure('unauthenticated', { message: 'The signature does not match, or is too old.' });
        return event;
      },
    },
  ),
];
