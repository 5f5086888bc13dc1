import { statement } from '#kit/server/db/database.ts';
import { every } from '#kit/server/jobs/periodic.ts';
import { sweep, sweepText } from '#kit/server/jobs/sweep.ts';
import type { DomainModule } from '#kit/server/module.ts';
import { HOUR_MS } from '#kit/clock.ts';
import { KEPT_DAYS } from '../period.ts';
import { countAnswers } from './count-answers.ts';
import { analyticsHandlers } from './handlers.ts';

const outdated = statement(
  'sweep_service_traffic',
  sweepText('service_traffic', `day < now() - interval '${KEPT_DAYS} days'`),
);

export const analytics: DomainModule = {
  name: 'analytics',
  about: 'How often services are seen, visited and ordered, and what happened on the marketplace today.',
  owns: ['service_traffic'],
  handlers: analyticsHandlers,
  counter: (context) => (context.config.analytics ? countAnswers(context) : null),
  periodic: [every(HOUR_MS, 'old counts of views', ({ database }) => sweep(database, [outdated]))],
  demo: () => import('./demo/demo.ts'),
  exampleCalls: () => import('./test-calls.ts'),
};
