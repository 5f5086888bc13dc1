import { Failure } from '#kit/errors.ts';
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';
import type { CvContent } from '../cv.ts';

const COLUMNS = `id, user_id, name, target, language, content, version, created_at, saved_at, share_token, shared_at,
  is_indexed, on_profile, views`;

const mine = statement('cv_of_mine', `select ${COLUMNS} from cv where id = :id and user_id = :userId`);
const lock = statement('cv_lock', `select ${COLUMNS} from cv where id = :id and user_id = :userId for update`);
const list = statement(
  'cvs_of_person',
  `select ${COLUMNS} from cv where user_id = :userId order by saved_at desc, id desc`,
);
const byToken = statement('cv_by_token', `select ${COLUMNS} from cv where share_token = :token`);
const count = statement('cv_count', 'select count(*)::int as "n!" from cv where user_id = :userId');

export type CvRow = RowOf<typeof mine>;

const missing = (): Failure => new Failure('not_found');

/** Someone else's is not found (E-3). */
export async function myCv(db: Db, id: string, userId: string): Promise<CvRow> {
  const row = await db.row(mine, { id, userId });
  if (row === undefined) throw missing();
  return row;
}
export async function lockMyCv(tx: Tx, id: string, userId: string): Promise<CvRow> {
  const row = await tx.row(lock, { id, userId });
  if (row === undefined) throw missing();
  return row;
}
export const cvsOf = (reads: Db | Tx, userId: string): Promise<CvRow[]> => reads.rows(list, { userId });
export const cvCount = async (tx: Tx, userId: string): Promise<number> => (await tx.row(count, { userId }))?.n ?? 0;

export async function cvOfToken(db: Db, token: string): Promise<CvRow> {
  const row = await db.row(byToken, { token });
  if (row === undefined)
    throw new Failure('not_found', { message: 'This CV is no longer shared, or its address is incomplete.' });
  return row;
}

export interface CvText {
  readonly name: string;
  readonly target: string | null;
  readonly language: string;
  readonly content: CvContent;
}

const insert = statement(
  'cv_insert',
  `insert into cv (id, user_id, name, target, language, content, created_at, saved_at)
   values (:id, :userId, :name, :target, :language, :content, :now, :now)`,
);
export const insertCv = async (tx: Tx, id: string, userId: string, text: CvText, now: Date): Promise<void> =>
  void (await tx.rows(insert, { id, userId, ...text, content: JSON.stringify(text.content), now }));

const update = statement(
  'cv_update',
  `update cv set name = :name, target = :target, language = :language, content = :content, version = version + 1,
     saved_at = :now where id = :id returning version`,
);
export async function updateCv(tx: Tx, id: string, text: CvText, now: Date): Promise<number> {
  const row = await tx.row(update, { id, ...text, content: JSON.stringify(text.content), now });
  if (row === undefined) throw missing();
  return row.version;
}
