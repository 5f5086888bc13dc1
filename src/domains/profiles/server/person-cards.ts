import type { Role } from '#kit/actor.ts';
import { avatarLink } from '#domains/accounts/user.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { KeptProfile } from './store.ts';

/** A person as others see them. The view of the same name is for the SQL of other domains. */
export interface PersonCard extends Pick<
  KeptProfile,
  'avatar' | 'professional_title' | 'availability_status' | 'timezone' | 'languages' | 'level'
> {
  readonly user_id: string;
  readonly username: string;
  readonly display_name: string;
  readonly role: Role;
  readonly country_code: string | null;
  readonly verification_level: number;
  readonly member_since: Date;
  readonly last_activity_at: Date | null;
}

const byIds = statement(
  'person_cards',
  `select user_id, username, display_name, avatar, professional_title, role, country_code,
    verification_level as "verification_level!", level, member_since, last_activity_at,
     availability_status, timezone, languages from person_card where user_id = any (:userIds::uuid[])`,
);

export async function personCards(reads: Db | Tx, userIds: readonly string[]): Promise<Map<string, PersonCard>> {
  if (userIds.length === 0) return new Map();
  const rows = await reads.rows(byIds, { userIds: [...new Set(userIds)] });
  return new Map(rows.map((row) => [row.user_id, row]));
}

/**
 * A person beside what they did: an order, a review, a withdrawal. An account that was emptied has no user name that
 * leads anywhere.
 */
export interface ShownPerson {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly avatar_url: string | null;
}

const shown = statement(
  'people_shown',
  `select user_id, username, display_name, avatar from person_card where user_id = any (:userIds::uuid[])
   and not exists (select from account_standing where account_standing.id = user_id and erased_at is not null)`,
);

/** Anyone of the given ids as others see them; a former member where the account was emptied. */
export async function shownPeople(reads: Db | Tx, userIds: readonly string[]): Promise<(id: string) => ShownPerson> {
  const rows = userIds.length === 0 ? [] : await reads.rows(shown, { userIds: [...new Set(userIds)] });
  const people = new Map(
    rows.map(
      ({ user_id: id, username, display_name: name, avatar }) =>
        [id, { id, name, username, avatar_url: avatarLink(avatar) }] as const,
    ),
  );
  return (id) => people.get(id) ?? { id, name: 'Former member', username: '', avatar_url: null };
}
