import { reportables } from '#kit/server/reportable.ts';
import type { DomainModule } from '#kit/server/module.ts';
import { reviewNotices } from '../notices.ts';
import { reviewFacts } from './facts.ts';
import { reviewHandlers } from './handlers.ts';
import { personal } from './leave.ts';
import { reportableReply, reportableReview } from './reportable.ts';
import { reviewChecks } from './review-checks.ts';
import { reviewTimers } from './round-clock.ts';

export const reviews: DomainModule = {
  name: 'reviews',
  about: 'Reviews of completed work.',
  owns: ['review', 'review_round', 'review_version'],
  publishes: ['open_review', 'review_window', 'shown_review'],
  handlers: reviewHandlers,
  timers: reviewTimers,
  notices: reviewNotices,
  personal,
  facts: reviewFacts,
  checks: reviewChecks,
  extensions: [reportables.with(reportableReview, reportableReply)],
  silent: { 'reviews.hidden': 'the decision on its report says it, with reasons' },
  exampleCalls: () => import('./test-calls.ts'),
};
