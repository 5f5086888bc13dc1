import { Failure } from '../../errors.ts';
import type { FileSize } from '../../file-size.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { FileAnswer } from '../http/file-answer.ts';
import { refuseHeldBack } from '../scanning/file-scans.ts';

interface KeptFile {
  readonly storage_key: string;
  readonly thumbnail_key: string | null;
  readonly name: string;
}

interface How {
  readonly size?: FileSize;
  readonly missing?: () => Failure;
}

/**
 * For whoever was found to be allowed to, asked at every download (UPL-4). Undefined, and a row whose bytes are gone,
 * are not found; so is the thumbnail of what has none. A thumbnail is held back as long as what it was made from.
 */
export async function openAttachment(
  db: Db,
  row: KeptFile | undefined,
  { files }: Pick<Context, 'files'>,
  { size, missing = () => new Failure('not_found') }: How = {},
): Promise<FileAnswer> {
  if (row === undefined) throw missing();
  if (size === 'small') await refuseHeldBack(db, row.storage_key);
  const key = size === 'small' ? row.thumbnail_key : row.storage_key;
  const file = key === null ? null : await files.open(key);
  if (file === null) throw missing();
  return new FileAnswer(size === 'small' ? 'thumbnail.webp' : row.name, file);
}
