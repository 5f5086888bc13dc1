import { statement } from '#kit/server/db/database.ts';
import type { TalkedAbout } from '#domains/messaging/server/messaging.ts';
import { invitationEventsBetween, newestInvitations } from './talk-events.ts';

const open = statement(
  'project_talked_about',
  `select slug as "slug!", title, client_id from project
    where slug = :slug and version > 0 and state in ('open', 'reviewing') and visibility = 'public'`,
);

const ended = statement(
  'project_ended_among',
  `select slug as "ref!" from project
    where slug = any(:refs::text[]) and state in ('completed', 'cancelled', 'expired', 'closed')`,
);

/** Anyone asks the client of a project that anyone may see. */
export const projectTalkedAbout: TalkedAbout = {
  name: 'project',
  async read(reads, slug) {
    const row = await reads.row(open, { slug });
    return row === undefined
      ? null
      : { kind: 'project', ref: row.slug, title: row.title, otherId: row.client_id, isKnown: false };
  },
  endedAmong: async (db, refs) => (await db.rows(ended, { refs })).map(({ ref }) => ref),
  happenedBetween: invitationEventsBetween,
  newestWith: newestInvitations,
};
