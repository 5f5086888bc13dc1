import { intents } from '#domains/accounts/server/accounts.ts';
import { chargeKinds, providerLines } from '#domains/wallet/server/wallet.ts';
import { staffFinders } from '#kit/server/staff-search.ts';
import type { DomainModule } from '#kit/server/module.ts';
import { withdrawalCharge } from '../charge-kind.ts';
import { onQuery } from '#kit/server/http/handler.ts';
import { payoutNotices } from '../notices.ts';
import { readWallet } from '../wallet-contract.ts';
import { payoutDashboards } from './dashboards.ts';
import { payoutHandlers } from './handlers.ts';
import { payoutIntents } from './intents.ts';
import { payoutReactions, payoutTimers } from './jobs.ts';
import { withdrawalFinder } from './find-withdrawals.ts';
import { personal } from './personal.ts';
import { payoutChecks } from './payout-checks.ts';
import { payoutLines } from './payout-lines.ts';
import * as read from './read-wallet.ts';

export const payouts: DomainModule = {
  name: 'payouts',
  about: 'The wallet’s screen, payout methods and withdrawals.',
  // Read by a process of the release before only; the next release drops both.
  publishes: ['bank_detail', 'payout_line'],
  owns: ['payout_method', 'shared_destination', 'withdrawal', 'withdrawal_event'],
  handlers: [...payoutHandlers, onQuery(readWallet, ({ db, actor, context }) => read.readWallet(db, actor, context))],
  extensions: [
    intents.with(...payoutIntents),
    staffFinders.with(withdrawalFinder),
    chargeKinds.with(withdrawalCharge),
    providerLines.with(payoutLines),
  ],
  reactions: payoutReactions,
  timers: payoutTimers,
  notices: payoutNotices,
  dashboards: payoutDashboards,
  silent: {
    'payouts.cancelled': 'their own action, confirmed on the screen they are on',
    'payouts.due': 'wakes the job that sends the payout',
  },
  personal,
  checks: payoutChecks,
  demo: () => import('./demo/demo.ts'),
  exampleCalls: () => import('./test-calls.ts'),
};
