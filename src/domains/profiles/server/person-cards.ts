import type { Role } from '#kit/actor.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { KeptProfile } from './store.ts';

/** A person as others show them. The view of the same name is there for the SQL of other domains' lists. */
export interface PersonCard extends Pick<KeptProfile, 'avatar' | 'professional_title' | 'availability_status' | 'timezone' | 'languages' | 'level'> {
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
  `select user_id, username, display_name, avatar, professional_title, role, country_code, verification_level, level, member_since, last_activity_at,
     availability_status, timezone, languages from person_card where user_id = any ($1::uuid[])`,
);

export async function personCards(reads: Db | Tx, userIds: readonly string[]): Promise<Map<string, PersonCard>> {
  if (userIds.length === 0) return new Map();
  const rows = await reads.rows<PersonCard>(byIds, [[...new Set(userIds)]]);
  return new Map(rows.map((row) => [row.user_id, row]));
}
