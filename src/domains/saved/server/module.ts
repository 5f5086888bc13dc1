import type { DomainModule } from '#kit/server/module.ts';
import { savedHandlers } from './handlers.ts';
import { savedIntents } from './intents.ts';
import { personal } from './personal.ts';

export const saved: DomainModule = {
  name: 'saved',
  about: 'Services and people that you save for later, in lists of your own.',
  owns: ['saved_list', 'saved_thing'],
  handlers: savedHandlers,
  intents: savedIntents,
  personal,
  apiExamples: new URL('./api-examples.json', import.meta.url),
  demo: () => import('./demo/demo.ts'),
  exampleCalls: () => import('./test-calls.ts'),
};
