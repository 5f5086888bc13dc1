import { recordStaffRead } from '#kit/server/audit.ts';
import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import {
  approvePayout,
  bankList,
  notePayoutFailed,
  notePayoutPaid,
  payoutDetails,
  payoutQueue,
  personPayouts,
  rejectPayout,
  settleSharedDestination,
  sharedDestinations,
} from '../admin-contract.ts';
import {
  addPayoutMethod,
  cancelWithdrawal,
  myWithdrawals,
  payoutOverview,
  preferPayoutMethod,
  readWithdrawal,
  removePayoutMethod,
  requestWithdrawal,
} from '../contract.ts';
import { listForBank } from './bank-list.ts';
import * as decide from './decide.ts';
import { askIfHere, proofOf } from './ask-if-here.ts';
import { noteFailedByHand, notePaid } from './end-withdrawal.ts';
import { presentMethod } from './methods.ts';
import { presentQueued, readDetails, readQueue } from './queue.ts';
import { readShared, settleShared } from './shared-destinations.ts';
import { overview, ownWithdrawal, payoutsOfPerson, presentOne, withdrawalsOf } from './read-withdrawals.ts';
import * as request from './request-withdrawal.ts';
import type { Withdrawal } from './store.ts';
import { addMethod, preferMethod, readMethod, removeMethod } from './save-method.ts';

/** Kept in the audit beside the reason. */
const confirmedBy = ({ not_sent: notSent }: { not_sent?: boolean | undefined }) =>
  notSent === true ? { not_sent: true } : {};

export const payoutHandlers: readonly Handler[] = [
  onQuery(payoutOverview, ({ db, actor, context }) => overview(db, actor, context)),
  onQuery(myWithdrawals, ({ db, actor, query }) => withdrawalsOf(db, actor, query)),
  onQuery(readWithdrawal, ({ db, actor, params }) => ownWithdrawal(db, actor, params.withdrawal)),
  onCommand(requestWithdrawal, async ({ tx, actor, body, context }) =>
    presentOne(tx, await request.requestWithdrawal(tx, actor, body, context)),
  ),
  onCommand(
    cancelWithdrawal,
    ({ actor, params, context }) => askIfHere(context, params.withdrawal, actor.userId),
    async ({ tx, actor, params, prepared, context }) =>
      presentOne(tx, await decide.cancelWithdrawal(tx, actor, params.withdrawal, prepared, context)),
  ),
  onCommand(
    addPayoutMethod,
    ({ body }) => readMethod(body),
    async ({ tx, actor, body, prepared, context }) =>
      presentMethod(await addMethod(tx, actor, body, prepared, context)),
  ),
  onCommand(preferPayoutMethod, async ({ tx, actor, params }) => {
    await preferMethod(tx, actor, params.id);
    return null;
  }),
  onCommand(removePayoutMethod, async ({ tx, actor, params }) => {
    await removeMethod(tx, actor, params.id);
    return null;
  }),

  onQuery(payoutQueue, ({ db, query, context }) => readQueue(db, query, context)),
  onQuery(personPayouts, async ({ db, actor, params, context }) => {
    await recordStaffRead(context, actor, 'payout.read', { type: 'account', id: params.id });
    return payoutsOfPerson(db, params.id);
  }),
  onQuery(sharedDestinations, ({ db, query }) => readShared(db, query)),
  onCommand(settleSharedDestination, ({ tx, actor, params, body }) => settleShared(tx, actor, params.id, body.reason)),
  onCommand(payoutDetails, ({ context, actor, params }) => readDetails(context.db, actor, params.withdrawal, context)),
  onCommand(bankList, ({ tx, actor, context }) => listForBank(tx, actor, context)),
  onCommand(approvePayout, async ({ tx, actor, params, body, context }) => {
    const by = { party: 'operator', actorId: actor.userId } as const;
    return presentQueued(
      tx,
      await decide.staffCommand(tx, actor, params.withdrawal, 'withdrawal.approve', body.reason, (withdrawal) =>
        decide.approve(tx, withdrawal, by, context),
      ),
      context,
    );
  }),
  onCommand(
    rejectPayout,
    ({ params, context }) => askIfHere(context, params.withdrawal),
    async ({ tx, actor, params, body, prepared, context }) => {
      const confirmed = confirmedBy(body);
      const reject = (withdrawal: Withdrawal) =>
        decide.reject(
          tx,
          withdrawal,
          { actor, proof: proofOf(withdrawal, prepared, body.not_sent, context) },
          body.reason,
          context,
        );
      return presentQueued(
        tx,
        await decide.staffCommand(tx, actor, params.withdrawal, 'withdrawal.reject', body.reason, reject, confirmed),
        context,
      );
    },
  ),
  onCommand(notePayoutPaid, async ({ tx, actor, params, body, context }) => {
    const by = { party: 'operator', actorId: actor.userId } as const;
    return presentQueued(
      tx,
      await decide.staffCommand(tx, actor, params.withdrawal, 'withdrawal.paid', body.reference, (withdrawal) =>
        decide.byHand(withdrawal, () => notePaid(tx, withdrawal, by, body.reference)),
      ),
      context,
    );
  }),
  onCommand(notePayoutFailed, async ({ tx, actor, params, body, context }) => {
    const fail = (withdrawal: Withdrawal) => {
      const by = { actorId: actor.userId, proof: proofOf(withdrawal, null, body.not_sent, context) };
      return decide.byHand(withdrawal, () => noteFailedByHand(tx, withdrawal, by, body.reason, context));
    };
    return presentQueued(
      tx,
      await decide.staffCommand(
        tx,
        actor,
        params.withdrawal,
        'withdrawal.failed',
        body.reason,
        fail,
        confirmedBy(body),
      ),
      context,
    );
  }),
];
