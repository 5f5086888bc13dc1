import { staffFinders } from '#kit/server/staff-search.ts';
import type { DomainModule } from '#kit/server/module.ts';
import { HOUR_MS, MINUTE_MS } from '#kit/clock.ts';
import { every, type PeriodicWork } from '#kit/server/jobs/periodic.ts';
import { statement } from '#kit/server/db/database.ts';
import { emptyText, sweep, sweepText } from '#kit/server/jobs/sweep.ts';
import { walletNotices } from '../notices.ts';
import { walletDashboards } from './dashboards.ts';
import { walletHandlers } from './handlers.ts';
import { walletReactions, walletTimers } from './jobs.ts';
import { bookDailyReconciliations } from './reconcile.ts';
import { heldRollUp, rollUpPlatform, rollUpYears } from './roll-up.ts';
import { hasPaidIn } from './paid-in.ts';
import { paymentFinder } from './find-payments.ts';
import { personal } from './personal.ts';
import { chargeChecks } from './charge-checks.ts';
import { fundingChecks } from './funding-checks.ts';
import { ledgerChecks } from './ledger-checks.ts';

const rollUps: PeriodicWork = {
  name: 'ledger roll-up',
  everyMs: 10 * MINUTE_MS,
  connections: 'common',
  begin: (context) => {
    const rollUpHeld = heldRollUp(context);
    return async () => (await rollUpPlatform(context)) || (await rollUpHeld()) || rollUpYears(context);
  },
};

const sweeps = [
  statement('sweep_origins', sweepText('payment_origin', "at < now() - interval '2 days'")),
  statement('sweep_declines', sweepText('payment_decline', "at < now() - interval '30 days'")),
  // What a payer chose, such as the note of a tip, is of no use once its payment has ended without money.
  statement(
    'sweep_wishes',
    emptyText('funding', 'pays_facts', "state in ('failed', 'expired') and updated_at < now() - interval '30 days'"),
  ),
];

export const wallet: DomainModule = {
  name: 'wallet',
  about: 'Balances, top-ups, saved cards, payments, receipts, invoices and yearly statements.',
  owns: [
    'billing_details',
    'charge',
    'charge_addition',
    'charge_billing',
    'early_clearance',
    'funding',
    'funding_event',
    'funding_refund',
    'held_refund',
    'ledger.account',
    'ledger.balance',
    'ledger.entry',
    'ledger.held_roll_up',
    'ledger.journal',
    'ledger.reversal',
    'ledger.roll_up',
    'ledger.year_roll_up',
    'ledger.year_state',
    'ledger.year_sum',
    'operator_flag',
    'payment_customer',
    'payment_decline',
    'payment_dispute',
    'payment_event',
    'payment_method',
    'payment_origin',
    'reconciliation',
    'reconciliation_difference',
    'taken_share',
  ],
  publishes: ['clearing_charge', 'early_clearance_kept', 'paid_charge', 'returned_charge'],
  handlers: walletHandlers,
  extensions: [staffFinders.with(paymentFinder)],
  reactions: walletReactions,
  timers: walletTimers,
  periodic: [
    rollUps,
    every(30 * MINUTE_MS, 'reconciliation', bookDailyReconciliations),
    every(HOUR_MS, 'wallet sweep', ({ database }) => sweep(database, sweeps)),
  ],
  notices: walletNotices,
  silent: {
    'wallet.funding_look_up_due': 'wakes the job that asks the provider; what it says is told',
    'wallet.methods_forgotten': 'wakes the job that has the provider forget cards when an account is left',
    'wallet.payment_event_stored': 'wakes the job that reads what a provider sent',
    'wallet.payout_news': 'handed on to payouts, which tell what became of a withdrawal',
    'wallet.reconcile_due': 'wakes the comparison; what it finds is told to operators',
    'wallet.refund_due': 'wakes the job that gives money back',
    'wallet.refund_requested': 'their own act; that it arrived, or failed, is told',
  },
  personal,
  facts: { hasPaidIn },
  dashboards: walletDashboards,
  checks: [...chargeChecks, ...fundingChecks, ...ledgerChecks],
  exampleCalls: () => import('./test-calls.ts'),
};
