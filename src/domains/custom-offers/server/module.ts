import { talkCards } from '#domains/messaging/server/messaging.ts';
import { intents } from '#domains/accounts/server/accounts.ts';
import { HOUR_MS } from '#kit/clock.ts';
import { every } from '#kit/server/jobs/periodic.ts';
import type { DomainModule } from '#kit/server/module.ts';
import { customOfferNotices } from '../notices.ts';
import { customOfferChecks } from './custom-offer-checks.ts';
import { customOfferDashboards } from './dashboards.ts';
import { customOfferHandlers } from './handlers.ts';
import { customOfferIntents } from './intents.ts';
import { customOfferReactions, customOfferTimers } from './offer-clock.ts';
import { personal } from './personal.ts';
import { dropForgottenFiles } from './request-files.ts';
import { isPartyOf } from './store.ts';
import { offerCards, requestCards } from './talk-cards.ts';

export const customOffers: DomainModule = {
  name: 'custom-offers',
  about: 'Custom offers: what a client wants of a service, and what its seller offers for it.',
  owns: ['custom_offer', 'custom_offer_event', 'custom_offer_version'],
  publishes: ['custom_offer_sold'],
  handlers: customOfferHandlers,
  extensions: [intents.with(...customOfferIntents), talkCards.with(requestCards, offerCards)],
  reactions: customOfferReactions,
  timers: customOfferTimers,
  periodic: [every(HOUR_MS, 'files of requests that were never sent', dropForgottenFiles)],
  topics: { 'custom-offer': isPartyOf },
  notices: customOfferNotices,
  silent: { 'custom_offer.accepted': 'the order that it became has notices of its own' },
  personal,
  dashboards: customOfferDashboards,
  checks: customOfferChecks,
  demo: () => import('./demo/demo.ts'),
  exampleCalls: () => import('./test-calls.ts'),
};
