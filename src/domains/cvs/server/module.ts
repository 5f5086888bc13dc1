import type { DomainModule } from '#kit/server/module.ts';
import { cvSitemap } from './cv-sitemap.ts';
import { cvHandlers } from './handlers.ts';
import { personal } from './personal.ts';
import { mountCvSamples } from './sample-pages.ts';

export const cvs: DomainModule = {
  name: 'cvs',
  about:
    'CVs made of a profile: in templates and languages, with facts that this site vouches for, as files or shared.',
  owns: ['cv', 'cv_version', 'cv_view'],
  handlers: cvHandlers,
  sitemap: cvSitemap,
  personal,
  mount: mountCvSamples,
  demo: () => import('./demo/demo.ts'),
  exampleCalls: () => import('./test-calls.ts'),
};
