import { accountsLinked, closed, restored, suspended } from '#domains/accounts/events.ts';
import { profileSaved } from '#domains/profiles/events.ts';
import { reviewHidden, reviewsShown } from '#domains/reviews/events.ts';
import {
  identityApproved,
  identityExpired,
  identityLapsed,
  identityRevoked,
  phoneVerified,
} from '#domains/verification/events.ts';
import type { Context } from '#kit/server/context.ts';
import { on, type Reaction } from '#kit/server/jobs/reactions.ts';
import { refreshSellerCards } from './cards.ts';
import { rateService, rateServicesOf } from './rate-service.ts';
import { followStanding } from './sellers-standing.ts';

const follow = ({ userId }: { userId: string }, context: Context): Promise<void> =>
  context.database.transact((tx) => followStanding(tx, userId, context));

/** What is proven of someone counts in the rank, and can be filtered by. */
const recheck = async ({ userId }: { userId: string }, { database }: Context): Promise<void> =>
  database.transact((tx) => refreshSellerCards(tx, userId));

/** Cards carry their seller's name, picture and level: they follow when the seller changes them. */
export const servicesReactions: readonly Reaction[] = [
  on(profileSaved, 'refresh-seller-cards', 'upkeep', async ({ userId }, { database }) => {
    await database.transact((tx) => refreshSellerCards(tx, userId));
  }),
  on(identityApproved, 'rank-services-of-the-proven', 'upkeep', recheck),
  on(identityExpired, 'rank-services-of-the-expired', 'upkeep', recheck),
  on(identityRevoked, 'rank-services-of-the-revoked', 'upkeep', recheck),
  on(phoneVerified, 'rank-services-of-the-phoned', 'upkeep', recheck),
  on(reviewsShown, 'rate-service', 'upkeep', async ({ subjectId }, { database }) => {
    if (subjectId !== undefined && subjectId !== null) await database.transact((tx) => rateService(tx, subjectId));
  }),
  on(reviewHidden, 'rate-service-again', 'upkeep', async ({ subjectId }, { database }) => {
    if (subjectId !== null) await database.transact((tx) => rateService(tx, subjectId));
  }),
  on(accountsLinked, 'rate-services-of-the-linked', 'upkeep', async ({ userIds }, { database }) => {
    await database.transact((tx) => rateServicesOf(tx, userIds));
  }),
  on(suspended, 'pause-services-of-the-suspended', 'upkeep', follow),
  on(closed, 'pause-services-of-the-closed', 'upkeep', follow),
  on(restored, 'resume-services-of-the-restored', 'upkeep', follow),
  on(identityLapsed, 'pause-services-of-the-lapsed', 'upkeep', follow),
  on(identityApproved, 'resume-services-of-the-proven', 'upkeep', follow),
];
