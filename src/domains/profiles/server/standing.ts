import type { Context } from '#kit/server/context.ts';
import { userTopic } from '#kit/events.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { levelChanged, levelNotice, profileSaved } from '../events.ts';
import { judge, type Measures } from '../levels.ts';

const held = statement('standing_held', 'select level, level_loss_at from profile where user_id = :userId for update');
const noteChange = statement(
  'level_change_insert',
  'insert into level_change (id, user_id, level_before, level_after, measures, at) values (:id, :userId, :levelBefore, :level, :measures, :now)',
);
/** Not `updated_at`: the person edited nothing. */
const keep = statement(
  'standing_keep',
  `update profile set standing = :standing, level = :level, level_loss_at = :lossAt, level_since =
    case when level = :level then level_since else :now end where user_id = :userId`,
);

/** Sets someone's level by today's measures and notifies them of a change. Without a profile there is no level. */
export async function applyMeasures(tx: Tx, userId: string, measures: Measures, context: Context): Promise<void> {
  const before = await tx.row(held, { userId });
  if (before === undefined) return;
  const now = context.clock();
  const { level, lossAt, outcome } = judge({ level: before.level, lossAt: before.level_loss_at }, measures, now);
  await tx.rows(keep, { userId, standing: JSON.stringify(measures), level, lossAt, now });
  const topics = [userTopic(userId)];
  if (level !== before.level) {
    await tx.rows(noteChange, {
      id: context.makeId(),
      userId,
      levelBefore: before.level,
      level,
      measures: JSON.stringify(measures),
      now,
    });
    announce(tx, levelChanged, { userId, from: before.level, to: level }, topics);
    announce(tx, profileSaved, { userId }, topics);
  }
  if (outcome === 'warned' && lossAt !== null)
    announce(tx, levelNotice, { userId, level, lossAt: lossAt.toISOString() }, topics);
}

export const forgetOldViews = statement('profile_views_sweep', 'delete from profile_view where seen_on < :today::date');
