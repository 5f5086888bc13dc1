import { reportables } from '#kit/server/reportable.ts';
import type { DomainModule } from '#kit/server/module.ts';
import { MINUTE_MS } from '#kit/clock.ts';
import { dashboardPart } from '#kit/server/dashboard-part.ts';
import { every } from '#kit/server/jobs/periodic.ts';
import { profileNotices } from '../notices.ts';
import { standingPiece } from '../dashboard-piece.ts';
import { evaluateLevels, standingOf } from './evaluate-levels.ts';
import { profileHandlers } from './handlers.ts';
import { personal } from './personal.ts';
import { profileCard } from './social-card.ts';
import { reportableProfile } from './reportable.ts';
import { profileSitemap } from './sitemap.ts';

/** Checks whether today's evaluation is done; the work itself runs once a day. */
const LEVELS_EVERY_MS = 30 * MINUTE_MS;

export const profiles: DomainModule = {
  name: 'profiles',
  about: 'Onboarding, profiles, portfolios, skills and industries.',
  owns: ['level_change', 'level_run', 'portfolio_image', 'profile', 'profile_view', 'suggestion'],
  publishes: ['freelancer_on_show', 'notified_person', 'person_card', 'portfolio_on_show', 'seller_record'],
  handlers: profileHandlers,
  periodic: [every(LEVELS_EVERY_MS, 'levels', evaluateLevels)],
  sitemap: profileSitemap,
  socialCards: [profileCard],
  notices: profileNotices,
  silent: {
    'profiles.saved': 'their own act; lets other pages be rendered again',
    'profiles.need_stated': 'their own act; starts a draft of their first project',
  },
  personal,
  extensions: [reportables.with(reportableProfile)],
  dashboards: [
    dashboardPart({
      of: 'freelancer',
      piece: standingPiece,
      read: async (db, actor, context) => ({ data: await standingOf(db, actor.userId, context) }),
    }),
  ],
  demo: () => import('./demo/demo.ts'),
  exampleCalls: () => import('./test-calls.ts'),
};
