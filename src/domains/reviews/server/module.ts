import type { DomainModule } from '#kit/server/module.ts';
import { reviewNotices } from '../notices.ts';
import { reviewFacts } from './facts.ts';
import { personal } from './leave.ts';
import { reviewChecks } from './review-checks.ts';
import { reviewTimers } from './round-clock.ts';

export const reviews: DomainModule = {
  name: 'reviews',
  about: 'Reviews of completed work.',
  owns: ['review', 'review_round'],
  publishes: ['review_window', 'shown_review'],
  timers: reviewTimers,
  notices: reviewNotices,
  personal,
  facts: reviewFacts,
  checks: reviewChecks,
};
