/**
 * Whom someone can begin to write to without being a stranger (LIM-64): people they talk or work with, or who contacted
 * them.
 */
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import type { Actor } from '#kit/actor.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { PersonToWrite } from '../contract.ts';
import { talkedAbout } from './talk-subject.ts';

const talked = statement(
  'message_people_talked',
  `select c.id, case when c.low_id = :userId then c.high_id else c.low_id end as "user_id!"
   from conversation_member m join conversation c on c.id = m.conversation_id
   where m.user_id = :userId and m.left_at is null and c.low_id is not null order by m.sort_at desc limit 300`,
);
const contacted = statement(
  'message_people_contacted',
  'select distinct from_id from outreach where to_id = :userId limit 300',
);
const blocked = statement(
  'message_people_blocked',
  'select blocked_id as "id!" from person_block where user_id = :userId union select user_id from person_block where blocked_id = :userId',
);

export async function peopleToWrite(db: Db, { userId }: Actor, context: Context): Promise<{ items: PersonToWrite[] }> {
  const [talks, contacts, blocks, ...works] = await Promise.all([
    db.rows(talked, { userId }),
    db.rows(contacted, { userId }),
    db.rows(blocked, { userId }),
    ...talkedAbout.of(context).map(async ({ workedWith }) => (await workedWith?.(db, userId)) ?? []),
  ]);
  const conversationOf = new Map(talks.map((row) => [row.user_id, row.id]));
  const worksWith = new Set(works.flat());
  const blockedIds = new Set(blocks.map(({ id }) => id));
  const ids = [...new Set([...conversationOf.keys(), ...worksWith, ...contacts.map((row) => row.from_id)])].filter(
    (id) => id !== userId && !blockedIds.has(id),
  );
  const personOf = await shownPeople(db, ids);
  const items = ids
    .map((id) => ({
      ...personOf(id),
      conversation_id: conversationOf.get(id) ?? null,
      works_with_you: worksWith.has(id),
    }))
    // Those who left have no name to write to.
    .filter(({ username }) => username !== '');
  return { items };
}
