/** What a CV was: the last state of each stretch of editing. */
import { after, MINUTE_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';
import type { CvText } from './store.ts';

const STRETCH_MINUTES = 10;
const MOST = 50;

const newest = statement(
  'cv_version_newest',
  'select version, began_at from cv_version where cv_id = :id order by version desc limit 1',
);
const insert = statement(
  'cv_version_insert',
  `insert into cv_version (cv_id, version, name, target, language, content, began_at, saved_at)
   values (:id, :version, :name, :target, :language, :content, :beganAt, :now)`,
);
const drop = statement('cv_version_drop', 'delete from cv_version where cv_id = :id and version = :version');
const dropOld = statement(
  'cv_versions_drop_old',
  `delete from cv_version where cv_id = :id and version <= (
     select version from cv_version where cv_id = :id order by version desc offset ${MOST} limit 1)`,
);
const list = statement(
  'cv_versions',
  'select version, name, saved_at from cv_version where cv_id = :id order by version desc',
);
const stateAt = statement(
  'cv_version_of',
  'select name, target, language, content, saved_at from cv_version where cv_id = :id and version = :version',
);

/** With each save. A state of the same stretch takes the place of the one before, unless that has to stay. */
export async function keepVersion(
  tx: Tx,
  id: string,
  version: number,
  text: CvText,
  now: Date,
  beginsStretch = false,
): Promise<void> {
  const before = await tx.row(newest, { id });
  const isSameStretch =
    !beginsStretch && before !== undefined && before.began_at > after(now, -STRETCH_MINUTES * MINUTE_MS);
  if (isSameStretch) await tx.rows(drop, { id, version: before.version });
  const beganAt = isSameStretch ? before.began_at : now;
  await tx.rows(insert, { id, version, ...text, content: JSON.stringify(text.content), beganAt, now });
  await tx.rows(dropOld, { id });
}

export const versionsOf = (db: Db, id: string): Promise<RowOf<typeof list>[]> => db.rows(list, { id });

export async function versionOf(reads: Db | Tx, id: string, version: number): Promise<RowOf<typeof stateAt>> {
  const row = await reads.row(stateAt, { id, version });
  if (row === undefined) throw new Failure('not_found', { message: 'This version is no longer kept.' });
  return row;
}
