/** Everyone is notified of a changed text they agree to, once (CNT-4). */
import { announceAll } from '#kit/server/jobs/announce.ts';
import { on, type Reaction } from '#kit/server/jobs/reactions.ts';
import { statement } from '#kit/server/db/database.ts';
import { userTopic } from '#kit/events.ts';
import { textChanges, textPublished } from '../events.ts';
import { AGREED_PAGES } from '../pages.ts';

const BATCH = 500;

/** No row where it was done already, or where the version was withdrawn meanwhile. */
const take = statement(
  'content_announce',
  "update content_version set announced_at = :announcedAt where page = :page and number = :number and state = 'published' and announced_at is null returning id",
);
const people = statement(
  'content_readers',
  `select id as "id!" from account_on_show where id > coalesce(:after::uuid, '00000000-0000-0000-0000-000000000000')
    order by id limit :limit`,
);

export const announceReactions: readonly Reaction[] = [
  on(
    textPublished,
    'content-notify-everyone',
    'upkeep',
    async ({ page: name, number, before, effectiveAt }, { database, clock }) => {
      const page = AGREED_PAGES.find((agreedPage) => agreedPage === name);
      if (page === undefined || before === null) return;
      await database.transact(async (tx) => {
        if ((await tx.row(take, { page, number, announcedAt: clock() })) === undefined) return;
        for (let after: string | null = null; ;) {
          const rows: { id: string }[] = await tx.rows(people, { after, limit: BATCH });
          announceAll(
            tx,
            textChanges,
            rows.map(({ id: userId }) => ({
              facts: { userId, page, number, before, effectiveAt },
              topics: [userTopic(userId)],
            })),
          );
          after = rows.at(-1)?.id ?? null;
          if (rows.length < BATCH) return;
        }
      });
    },
  ),
];
