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

export const orders: DomainModule = {
  name: 'orders',
  about: 'Orders of services: requirements, deliveries, revisions, cancellation and disputes.',
  owns: ['calendar_feed', 'order_tip', 'orders'],
  publishes: ['service_sale'],
  handlers: [...orderHandlers, ...boardHandlers],
  staffFinders: [orderFinder],
  mount: mountCalendar,
  intents: orderIntents,
  charges: [orderCharge, tipCharge],
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
  talkedAbout: [orderTalkedAbout],
  talkCards: orderCards,
  facts: orderFacts,
  evidence: [orderEvidence],
  disputed: [disputedOrder],
  dashboards: orderDashboards,
  checks: orderChecks,
  demo: () => import('./demo/demo.ts'),
  exampleCalls: () => import('./test-calls.ts'),
};
