import { intents } from '#domains/accounts/server/accounts.ts';
import type { DomainModule } from '#kit/server/module.ts';
import { MINUTE_MS } from '#kit/clock.ts';
import { every } from '#kit/server/jobs/periodic.ts';
import { savedNotices } from '../notices.ts';
import { alertOfNewMatches } from './new-matches.ts';
import { inListsOf } from './lists.ts';
import { savedHandlers } from './handlers.ts';
import { savedIntents } from './intents.ts';
import { savedReactions } from './opened-again.ts';
import { personal } from './personal.ts';

export const saved: DomainModule = {
  name: 'saved',
  about: 'Services, people and projects that you save for later in lists of your own, and saved searches with alerts.',
  owns: ['saved_list', 'saved_search', 'saved_thing'],
  facts: { inListsOf },
  handlers: savedHandlers,
  extensions: [intents.with(...savedIntents)],
  periodic: [every(MINUTE_MS, 'saved searches', alertOfNewMatches)],
  notices: savedNotices,
  reactions: savedReactions,
  personal,
  demo: () => import('./demo/demo.ts'),
  exampleCalls: () => import('./test-calls.ts'),
};
