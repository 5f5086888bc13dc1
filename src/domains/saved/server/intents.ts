import { Failure } from '#kit/errors.ts';
import type { Intent } from '#domains/accounts/server/accounts.ts';
import { pathTo } from '#routes';
import { thingWanted } from './saved-things.ts';

/** Someone pressed Save before they signed in (decision 084). */
export const savedIntents: readonly Intent[] = [
  {
    path: pathTo('saved'),
    read: async (db, query) => {
      const [service, person, project] = ['service', 'person', 'project'].map((name) => query.get(name) ?? undefined);
      if (service === undefined && person === undefined && project === undefined) return null;
      try {
        const { title } = await thingWanted(db, { service, person, project });
        return { words: `You were about to save “${title}”`, action: 'Save it' };
      } catch (error) {
        // Gone meanwhile: the page says so.
        if (error instanceof Failure) return null;
        throw error;
      }
    },
  },
  {
    path: pathTo('saved-searches'),
    read: async (_db, query) =>
      query.size === 0 ? null : { words: 'You were about to save a search', action: 'Save the search' },
  },
];
