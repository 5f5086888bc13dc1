import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { PersonCard } from './present.ts';

/** `person_card` is the view of people that the accounts domain offers to the others' SQL. */
const cards = statement(
  'order_people',
  `select user_id, username, display_name as name, avatar from person_card where user_id = any($1::uuid[])
   and not exists (select from account where account.id = user_id and erased_at is not null)`,
);

/** Names and pictures by id; accounts that were emptied are missing. */
export async function peopleOf(db: Db | Tx, ids: readonly string[]): Promise<Map<string, PersonCard>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await db.rows<{ user_id: string; username: string; name: string; avatar: string | null }>(cards, [wanted]);
  return new Map(
    rows.map(({ user_id: id, username, name, avatar }) => [id, { id, name, username, avatarUrl: avatar === null ? null : `/uploads/avatars/${avatar}` }]),
  );
}
