import { statement, type Db } from '#kit/server/db/database.ts';

const shown = statement(
  'profile_skills_shown',
  'select user_id as "user_id!", skills from freelancer_on_show where user_id = any (:userIds::uuid[])',
);

/** Skills of freelancers, by id, where they show them to everyone. */
export async function skillsShown(db: Db, ids: readonly string[]): Promise<Map<string, readonly string[]>> {
  const rows = ids.length === 0 ? [] : await db.rows(shown, { userIds: [...new Set(ids)] });
  return new Map(rows.map(({ user_id: id, skills }) => [id, skills ?? []]));
}
