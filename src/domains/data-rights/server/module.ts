import type { DomainModule } from '#kit/server/module.ts';
import { dataRightsHandlers } from './handlers.ts';
import { dataRightsReactions, dataRightsTimers } from './jobs.ts';
import { personal } from './personal.ts';

export const dataRights: DomainModule = {
  name: 'data-rights',
  about: 'A copy of your data, and closing your account.',
  owns: ['data_export'],
  handlers: dataRightsHandlers,
  reactions: dataRightsReactions,
  timers: dataRightsTimers,
  personal,
  exampleCalls: () => import('./test-calls.ts'),
};
