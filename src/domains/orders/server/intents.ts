import { PACKAGE_TIERS } from '#domains/services/draft.ts';
import { offerForOrder, type Offer } from '#domains/services/server/services.ts';
import { Failure } from '#kit/errors.ts';
import type { Intent, IntentWords } from '#domains/accounts/server/accounts.ts';
import { pathTo } from '#routes';

const ready = ({ title, category }: Pick<Offer, 'title' | 'category'>): IntentWords => ({
  words: `Your order of “${title}” is ready to place`,
  action: 'Review and pay',
  category,
});

/** The checkout of a package that someone chose before they signed in. */
export const orderIntents: readonly Intent[] = [
  {
    path: pathTo('order', { orderNumber: 'new' }),
    read: async (db, query) => {
      const tier = PACKAGE_TIERS.find((packageTier) => packageTier === query.get('package'));
      if (tier === undefined) return null;
      try {
        return ready(await offerForOrder(db, { slug: query.get('service') ?? '', packageKey: tier, extras: [] }));
      } catch (error) {
        // No longer on sale: the checkout says so.
        if (error instanceof Failure) return null;
        throw error;
      }
    },
  },
];
