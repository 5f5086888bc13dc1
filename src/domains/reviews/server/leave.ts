import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { paged, type Export } from '#kit/server/personal-export.ts';
import type { PersonalData } from '#kit/server/context.ts';
import { OTHER_SIDE } from '#kit/server/personal-data.ts';

/** One's own reviews as soon as they are written; those of others once they are shown. */
const mine = statement(
  'export_reviews',
  `select r.id, round.kind as work, round.number,
    case when r.author_id = :userId then 'you' else 'the other side' end as written_by, r.communication, r.quality,
    r.value,
     r.body, r.private_note, r.written_at, r.shown_at, r.reply, r.replied_at, r.edited_at, r.hidden_reason
   from review r join review_round round on round.work_id = r.work_id
   where (r.author_id = :userId or (r.about_id = :userId and r.shown_at is not null))
     and (:after::uuid is null or r.id > :after) order by r.id limit :limit`,
);

const myVersions = statement(
  'export_review_versions',
  `select id, review_id, communication, quality, value, body, private_note, replaced_at from review_version
   where author_id = :userId and (:after::uuid is null or id > :after) order by id limit :limit`,
);
const dropVersions = statement('review_versions_drop', 'delete from review_version where author_id = :userId');

export const personal: PersonalData = {
  tables: {
    review_version: { fate: 'gone', copy: 'review-versions.json' },
    review: { fate: OTHER_SIDE, copy: 'reviews.json' },
    review_round: { fate: OTHER_SIDE, copy: 'reviews.json' },
  },
  exportOf: (db: Db, userId: string): Export => ({
    parts: [
      {
        name: 'reviews',
        about: 'Reviews you wrote, and published reviews about you.',
        records: paged(db, mine, userId),
      },
      {
        name: 'review-versions',
        about: 'What your reviews said before you changed them.',
        records: paged(db, myVersions, userId),
      },
    ],
  }),
  erase: (tx: Tx, userId: string) => tx.rows(dropVersions, { userId }),
};
