import { talkedAbout, talkCards } from '#domains/messaging/server/messaging.ts';
import { disputedWork } from '#domains/disputes/server/disputes.ts';
import { chargeKinds, chargeEvidence } from '#domains/wallet/server/wallet.ts';
import { intents } from '#domains/accounts/server/accounts.ts';
import { ownFinders } from '#kit/server/own-search.ts';
import { staffFinders } from '#kit/server/staff-search.ts';
import type { DomainModule } from '#kit/server/module.ts';
import { orderCharge, tipCharge } from '../charge-kind.ts';
import { orderNotices } from '../notices.ts';
import { boardHandlers } from './board-handlers.ts';
import { mountCalendar } from './calendar-feed.ts';
import { orderDashboards } from './dashboards.ts';
import { orderFacts } from './facts.ts';
import { disputedOrder } from './dispute-order.ts';
import { orderReactions } from './follow-seller.ts';
import { orderHandlers } from './handlers.ts';
import { orderIntents } from './intents.ts';
import { orderEvidence } from './order-evidence.ts';
import { orderTimers } from './order-clock.ts';
import { isPartyOf } from './orders.ts';
import { additionPaymentReaction } from './pay-addition.ts';
import { paymentReaction } from './pay-from-payment.ts';
import { orderFinder } from './find-orders.ts';
import { personal } from './personal.ts';
import { orderChecks } from './order-checks.ts';
import { queueReactions } from './seller-queue.ts';
import { orderCards } from './talk-cards.ts';
import { orderTalkedAbout } from './talked-about.ts';
import { ownOrders } from './find-own-orders.ts';

export const orders: DomainModule = {
  name: 'orders',
  about: 'Orders of services: requirements, deliveries, revisions, cancellation and disputes.',
  owns: ['calendar_feed', 'order_tip', 'orders'],
  publishes: ['service_sale'],
  handlers: [...orderHandlers, ...boardHandlers],
  extensions: [
    staffFinders.with(orderFinder),
    ownFinders.with(ownOrders),
    intents.with(...orderIntents),
    chargeKinds.with(orderCharge, tipCharge),
    chargeEvidence.with(orderEvidence),
    disputedWork.with(disputedOrder),
    talkedAbout.with(orderTalkedAbout),
    talkCards.with(...orderCards),
  ],
  mount: mountCalendar,
  reactions: [...orderReactions, ...queueReactions, paymentReaction, additionPaymentReaction],
  timers: orderTimers,
  topics: { order: isPartyOf },
  notices: orderNotices,
  silent: {
    'order.cleared_early': 'their own act, answered with the amounts',
    'order.placed': 'only paid orders are news to anyone',
    'order.waits': 'their own decision, answered on the screen they are at',
  },
  personal,
  facts: orderFacts,
  dashboards: orderDashboards,
  checks: orderChecks,
  demo: () => import('./demo/demo.ts'),
  exampleCalls: () => import('./test-calls.ts'),
};
