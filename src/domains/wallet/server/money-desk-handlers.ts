import { statement } from '#kit/server/db/database.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import { derivedId } from '#kit/server/derived-id.ts';
import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import {
  chargebacks,
  parkedEvents,
  providersToReconcile,
  reconcileNow,
  reconciliations,
  retryParkedEvent,
} from '../money-desk-contract.ts';
import { operatorFlags, resolveFlag } from '../operator-flags-contract.ts';
import { chargebacksKnown, eventsParked, reconciliationRuns } from './money-desk.ts';
import { flagsOpen, resolveFlag as closeFlag } from './operator-flags.ts';
import { processPaymentEvent } from './payment-events.ts';
import { bookReconciliation } from './reconcile.ts';

const stateOf = statement('payment_event_state', 'select state from payment_event where id = :id');

export const moneyDeskHandlers: readonly Handler[] = [
  onQuery(reconciliations, ({ db, query }) => reconciliationRuns(db, query)),

  onQuery(providersToReconcile, async ({ context }) => ({
    providers: Object.values(context.payments).map(({ name, live }) => ({ name, live })),
  })),

  onCommand(
    reconcileNow,
    async ({ actor, headers }) =>
      derivedId('reconciliation', actor.userId, String(headers['idempotency-key']).toLowerCase()),
    async ({ tx, actor, body, prepared: id, context }) => {
      if (context.payments[body.provider] === undefined)
        throw invalidField('provider', 'This provider is not connected here.');
      await bookReconciliation(tx, context, { id, provider: body.provider, askedBy: actor.userId, days: body.days });
      await recordStaffAct(tx, actor, 'reconciliation.ask', { type: 'reconciliation', id }, null, null, {
        provider: body.provider,
        days: body.days,
      });
      return { id };
    },
  ),

  onQuery(parkedEvents, ({ db, query }) => eventsParked(db, query)),

  onCommand(retryParkedEvent, async ({ tx, actor, params, context }) => {
    const stateNow = () => tx.row(stateOf, { id: params.event_id });
    const before = await stateNow();
    if (before === undefined) throw new Failure('not_found');
    await processPaymentEvent(tx, context, params.event_id);
    const after = await stateNow();
    await recordStaffAct(
      tx,
      actor,
      'payment-event.retry',
      { type: 'payment_event', id: params.event_id },
      null,
      before,
      after ?? null,
    );
    return { settled: after?.state === 'done' };
  }),

  onQuery(operatorFlags, ({ db, query }) => flagsOpen(db, query)),

  onCommand(resolveFlag, async ({ tx, actor, params, body }) => {
    await closeFlag(tx, actor, params.id, body.reason);
    return { resolved: true as const };
  }),

  onQuery(chargebacks, ({ db, query }) => chargebacksKnown(db, query)),
];
