import { profileSaved } from '#domains/profiles/events.ts';
import { on, type Reaction } from '#kit/server/jobs/reactions.ts';
import { refreshSellerCards } from './cards.ts';

/** Cards carry their seller's name, picture and level: they follow when the seller changes them. */
export const servicesReactions: readonly Reaction[] = [
  on(profileSaved, 'refresh-seller-cards', async ({ userId }, { database }) => {
    await database.transact((tx) => refreshSellerCards(tx, userId));
  }),
];
