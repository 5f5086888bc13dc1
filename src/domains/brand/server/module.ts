import type { DomainModule } from '#kit/server/module.ts';
import { brandHandlers } from './handlers.ts';

export const brand: DomainModule = {
  name: 'brand',
  about: 'What this instance is called and looks like, who runs it, its announcement, and whether it is open.',
  owns: [],
  handlers: brandHandlers,
  exampleCalls: () => import('./test-calls.ts'),
};
