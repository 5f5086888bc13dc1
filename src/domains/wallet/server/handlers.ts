import { bothClocks } from '#kit/server/machine-clock.ts';
import { Failure } from '#kit/errors.ts';
import { recordStaffRead } from '#kit/server/audit.ts';
import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import { myBalance, receivePaymentEvent, walletTransactions } from '../contract.ts';
import { chargebackEvidence } from '../money-desk-contract.ts';
import { billingDetails } from '../billing-contract.ts';
import { chargeKinds } from './charge-kinds.ts';
import { balances } from './balances.ts';
import { billingDetailsOf } from './billing.ts';
import { readEvidencePack } from './evidence-pack.ts';
import { historyHandlers } from './history-handlers.ts';
import { moneyDeskHandlers } from './money-desk-handlers.ts';
import { storePaymentEvent } from './payment-events.ts';
import { fundingHandlers } from './payment-handlers.ts';
import { transactions } from './transactions.ts';

export const walletHandlers: readonly Handler[] = [
  onQuery(myBalance, ({ db, actor, context }) => balances(db, actor.userId, context.config.currency)),

  onQuery(walletTransactions, ({ db, actor, query, context }) =>
    transactions(db, actor.userId, query, chargeKinds.of(context)),
  ),

  onQuery(billingDetails, ({ db, actor }) => billingDetailsOf(db, actor.userId)),
  ...historyHandlers,
  ...fundingHandlers,
  ...moneyDeskHandlers,
  onQuery(chargebackEvidence, async ({ db, actor, params, context }) => {
    const pack = await readEvidencePack(db, params.chargeback_id, context);
    await recordStaffRead(context, actor, 'chargeback.read-evidence', {
      type: 'payment_dispute',
      id: params.chargeback_id,
    });
    return pack;
  }),

  onCommand(
    receivePaymentEvent,
    async ({ context, params, rawBody, headers }) => {
      const provider = context.payments[params.provider];
      if (provider === undefined) throw new Failure('not_found');
      const event = await provider.readWebhook(rawBody, headers, bothClocks(context));
      if (event === null) throw new Failure('unauthenticated', { message: 'The signature is invalid or has expired.' });
      return event;
    },
    async ({ tx, params, prepared, rawBody }) => {
      await storePaymentEvent(tx, params.provider, prepared, rawBody);
      return null;
    },
  ),
];
