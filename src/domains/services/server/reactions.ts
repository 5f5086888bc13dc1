import { restored, suspended } from '#domains/accounts/events.ts';
import { profileSaved } from '#domains/profiles/events.ts';
import { on, type Reaction } from '#kit/server/jobs/reactions.ts';
import { refreshSellerCards } from './cards.ts';
import { followSuspension } from './suspended-sellers.ts';

/** Cards carry their seller's name, picture and level: they follow when the seller changes them. */
export const servicesReactions: readonly Reaction[] = [
  on(profileSaved, 'refresh-seller-cards', async ({ userId }, { database }) => {
    await database.transact((tx) => refreshSellerCards(tx, userId));
  }),
  on(suspended, 'pause-services-of-the-suspended', ({ userId }, context) => context.database.transact((tx) => followSuspension(tx, userId, context))),
  on(restored, 'resume-services-of-the-restored', ({ userId }, context) => context.database.transact((tx) => followSuspension(tx, userId, context))),
];
