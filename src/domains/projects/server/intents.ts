import type { Intent } from '#domains/accounts/server/accounts.ts';
import { pathTo } from '#routes';

/** Someone wanted to post before they signed in (decision 084). */
export const projectIntents: readonly Intent[] = [
  {
    path: pathTo('post-project'),
    read: async () => ({ words: 'You were about to post a project', action: 'Write your brief' }),
  },
];
