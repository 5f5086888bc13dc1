import type { DomainModule } from '#kit/server/module.ts';
import { careersHandlers } from './handlers.ts';
import { openingCard } from './social-card.ts';
import { careersSitemap } from './sitemap.ts';

export const careers: DomainModule = {
  name: 'careers',
  about: 'Open positions of the team that runs this site, and applications for them.',
  owns: ['career_former_slug', 'career_opening'],
  handlers: careersHandlers,
  sitemap: careersSitemap,
  socialCards: [openingCard],
  demo: () => import('./demo/demo.ts'),
  exampleCalls: () => import('./test-calls.ts'),
};
