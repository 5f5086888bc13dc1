/**
 * Notifies people who saved a service that can be ordered again (SVC-24): those who saved it meanwhile, and after a day
 * or more everyone who has it saved. A queue that is full for an hour each day is no news to them.
 */
import { sellerOpened } from '#domains/services/events.ts';
import { userTopic } from '#kit/events.ts';
import { statement } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { on, type Reaction } from '#kit/server/jobs/reactions.ts';
import { savedOpened } from '../events.ts';

/** One service each, however many of the freelancer they saved. */
const waiting = statement(
  'saved_waiting',
  `select distinct on (t.user_id) t.user_id, s.title as "title!", s.slug as "slug!" from saved_thing t
   join named_service s on s.service_id = t.service_id join account_on_show a on a.id = t.user_id
   where s.seller_id = :sellerId and (t.saved_at >= :since::timestamptz or :since < now() - interval '1 day')
     and s.card is not null order by t.user_id, t.saved_at`,
);

export const savedReactions: readonly Reaction[] = [
  on(sellerOpened, 'notify-who-saved-it', 'upkeep', async ({ sellerId, since }, { database }) => {
    await database.transact(async (tx) => {
      for (const { user_id: userId, title, slug } of await tx.rows(waiting, { sellerId, since: new Date(since) }))
        announce(tx, savedOpened, { userId, title, slug }, [userTopic(userId)]);
    });
  }),
];
