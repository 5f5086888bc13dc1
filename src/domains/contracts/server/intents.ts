import { Failure } from '#kit/errors.ts';
import type { Intent } from '#domains/accounts/server/accounts.ts';
import { pathTo } from '#routes';
import { freelancerNamed } from './people.ts';

/** Someone wanted to hire a freelancer before they signed in (decision 084). */
export const contractIntents: readonly Intent[] = [
  {
    path: pathTo('milestones'),
    read: async (db, query) => {
      try {
        const { name, works } = await freelancerNamed(db, query.get('hire') ?? '');
        return works ? { words: `You were about to make an offer to ${name}`, action: 'Describe the work' } : null;
      } catch (error) {
        // No longer there: the page says so.
        if (error instanceof Failure) return null;
        throw error;
      }
    },
  },
];
