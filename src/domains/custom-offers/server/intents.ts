import { serviceToOffer } from '#domains/services/server/services.ts';
import { Failure } from '#kit/errors.ts';
import type { Intent } from '#domains/accounts/server/accounts.ts';
import { pathTo } from '#routes';

/** Someone wanted to ask for a custom offer before they signed in (decision 084). */
export const customOfferIntents: readonly Intent[] = [
  {
    path: pathTo('ask-custom-offer'),
    read: async (db, query) => {
      try {
        const { title, isListed } = await serviceToOffer(db, query.get('service') ?? '');
        return isListed
          ? { words: `You were about to request a custom offer of “${title}”`, action: 'Describe what you need' }
          : null;
      } catch (error) {
        // Gone meanwhile: the page says so.
        if (error instanceof Failure) return null;
        throw error;
      }
    },
  },
];
