import { after, HOUR_MS, MINUTE_MS } from '../../clock.ts';
import { Failure } from '../../errors.ts';
import { resumableLimits } from '../../limits.ts';
import type { UploadState } from '../../uploads.ts';
import { statement, type Db, type RowOf, type Tx } from '../db/database.ts';

const COLUMNS = 'id, user_id, name, bytes, received, expires_at, taken_at';
const find = statement(
  'upload_find',
  `select ${COLUMNS} from partial_upload where id = :id and user_id = :userId and expires_at > :now`,
);
const lock = statement(
  'upload_lock',
  `select ${COLUMNS} from partial_upload where id = :id and user_id = :userId and expires_at > :now for update`,
);
export type Upload = RowOf<typeof find>;

const missing = () => new Failure('not_found', { message: 'This upload has expired. Choose the file again.' });

/** Someone else's is not found (E-3). */
export async function uploadOf(db: Db, id: string, userId: string, now: Date): Promise<Upload> {
  const row = await db.row(find, { id, userId, now });
  if (row === undefined) throw missing();
  return row;
}

export async function lockUpload(tx: Tx, id: string, userId: string, now: Date): Promise<Upload> {
  const row = await tx.row(lock, { id, userId, now });
  if (row === undefined) throw missing();
  return row;
}

export const present = ({
  id,
  bytes,
  received,
  expires_at: expiresAt,
}: Pick<Upload, 'id' | 'bytes' | 'received' | 'expires_at'>): UploadState => ({
  id,
  bytes: Number(bytes),
  offset: Number(received),
  expires_at: expiresAt.toISOString(),
});

const parts = statement(
  'upload_parts',
  'select at, bytes, sha256, storage_key from partial_upload_part where upload_id = :id order by at',
);
export type Part = RowOf<typeof parts>;
export const partsOf = (reads: Db | Tx, id: string): Promise<Part[]> => reads.rows(parts, { id });

export const expiryOf = (now: Date): Date => after(now, resumableLimits.hours * HOUR_MS);
/** A command that is repeated within this finds the file again. */
export const takenUntil = (now: Date): Date => after(now, resumableLimits.takenMinutes * MINUTE_MS);
