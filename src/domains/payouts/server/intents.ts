import type { Intent } from '#domains/accounts/server/accounts.ts';
import { pathTo } from '#routes';

export const payoutIntents: readonly Intent[] = ['withdraw', 'express-withdrawal'].map((screen) => ({
  path: pathTo(screen),
  read: async () => ({ words: 'You were about to withdraw', action: 'Continue to withdraw' }),
}));
