import type { Intent } from '#domains/accounts/server/accounts.ts';
import { pathTo } from '#routes';

export const serviceIntents: readonly Intent[] = [
  {
    path: pathTo('create-service'),
    read: async () => ({ words: 'You were about to publish a service', action: 'Write your service' }),
  },
];
