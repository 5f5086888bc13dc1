import type { DomainModule } from '#kit/server/module.ts';
import { servicesHandlers } from './handlers.ts';
import { serviceIntents } from './intents.ts';
import { servicesDashboards } from './first-service.ts';
import { servicesReactions } from './reactions.ts';
import { personal } from './personal.ts';
import { serviceChecks } from './service-checks.ts';
import { serviceSitemap } from './sitemap.ts';

export const services: DomainModule = {
  name: 'services',
  about: 'Services of freelancers: drafts, publishing, search and favorites.',
  owns: ['category_count', 'service', 'service_card', 'service_event', 'service_version'],
  publishes: ['named_service'],
  handlers: servicesHandlers,
  intents: serviceIntents,
  reactions: servicesReactions,
  sitemap: serviceSitemap,
  silent: {
    'service.archived': 'their own act, answered on the screen they are at',
    'service.paused': 'their own act, answered on the screen they are at',
    'service.published': 'their own act, answered on the screen they are at',
    'service.resumed': 'their own act, answered on the screen they are at',
  },
  personal,
  dashboards: servicesDashboards,
  checks: serviceChecks,
  apiExamples: new URL('./api-examples.json', import.meta.url),
  demo: () => import('./demo/demo.ts'),
  exampleCalls: () => import('./test-calls.ts'),
};
