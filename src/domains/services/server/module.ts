import { reportables } from '#kit/server/reportable.ts';
import { talkedAbout } from '#domains/messaging/server/messaging.ts';
import { intents } from '#domains/accounts/server/accounts.ts';
import { ownFinders } from '#kit/server/own-search.ts';
import { staffFinders } from '#kit/server/staff-search.ts';
import { HOUR_MS, MINUTE_MS } from '#kit/clock.ts';
import { every } from '#kit/server/jobs/periodic.ts';
import type { DomainModule } from '#kit/server/module.ts';
import { serviceNotices } from '../notices.ts';
import { reviewTimers } from './decide-review.ts';
import { moderationHandlers } from './moderation-handlers.ts';
import { servicesHandlers } from './handlers.ts';
import { versionHandlers } from './version-handlers.ts';
import { serviceIntents } from './intents.ts';
import { servicesDashboards } from './first-service.ts';
import { holdAbsent } from './hold-absent.ts';
import { noteOverdueReviews } from './overdue-reviews.ts';
import { servicesReactions } from './reactions.ts';
import { serviceFinder } from './find-staff-services.ts';
import { personal } from './personal.ts';
import { serviceCard } from './social-card.ts';
import { serviceFeed } from './feed.ts';
import { reportableService } from './reportable.ts';
import { serviceChecks } from './service-checks.ts';
import { forgetCardChanges, rankServices } from './rank-services.ts';
import { capacityHandlers, capacityTimers } from './capacity-handlers.ts';
import { peopleSearched } from './search/open-people.ts';
import { servicesSearched } from './search/open-services.ts';
import { mountTitleCovers } from './title-cover.ts';
import { serviceSitemap } from './sitemap.ts';
import { serviceTalkedAbout } from './talked-about.ts';
import { ownServices } from './find-own-services.ts';

/** Checks whether today's ranking is done; the work itself runs once a day. */
const RANK_EVERY_MS = 10 * MINUTE_MS;
const OVERDUE_EVERY_MS = 5 * MINUTE_MS;

export const services: DomainModule = {
  name: 'services',
  about: 'Services of freelancers: drafts, publishing, search and favorites.',
  owns: [
    'category_count',
    'freelancer_change',
    'seller_absence',
    'seller_capacity',
    'service',
    'service_card',
    'service_card_change',
    'service_event',
    'service_moderation',
    'service_review',
    'service_rule',
    'service_version',
  ],
  publishes: ['named_service', 'service_field'],
  handlers: [...servicesHandlers, ...versionHandlers, ...capacityHandlers, ...moderationHandlers],
  extensions: [
    staffFinders.with(serviceFinder),
    ownFinders.with(ownServices),
    intents.with(...serviceIntents),
    talkedAbout.with(serviceTalkedAbout),
    reportables.with(reportableService),
  ],
  mount: mountTitleCovers,
  timers: [...reviewTimers, ...capacityTimers],
  notices: serviceNotices,
  reactions: servicesReactions,
  periodic: [
    every(RANK_EVERY_MS, 'rank of services', rankServices),
    every(HOUR_MS, 'changes of cards', forgetCardChanges),
    every(HOUR_MS, 'services of absent people', holdAbsent),
    every(OVERDUE_EVERY_MS, 'reviews that are overdue', noteOverdueReviews),
  ],
  warm: async ({ db, config }) => {
    await servicesSearched.open(db, config.searchLanguage);
    await peopleSearched.open(db, config.searchLanguage);
  },
  sitemap: serviceSitemap,
  feeds: [serviceFeed],
  socialCards: [serviceCard],
  silent: {
    'service.archived': 'their own action, confirmed on the screen they are on',
    'service.paused': 'their own action, confirmed on the screen they are on',
    'service.published': 'their own action, confirmed on the screen they are on',
    'service.submitted': 'their own action, confirmed on the screen they are on; staff see it in their queue',
    'service.resumed': 'their own action, confirmed on the screen they are on',
  },
  personal,
  dashboards: servicesDashboards,
  checks: serviceChecks,
  demo: () => import('./demo/demo.ts'),
  exampleCalls: () => import('./test-calls.ts'),
};
