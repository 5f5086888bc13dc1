import type { Actor } from '../../actor.ts';
import { Failure, invalidField } from '../../errors.ts';
import { resumableLimits } from '../../limits.ts';
import type { UploadState } from '../../uploads.ts';
import type { Context } from '../context.ts';
import { statement, type Db, type Tx } from '../db/database.ts';
import type { UploadedFile } from '../http/handler.ts';
import { lockUpload, partsOf, present, uploadOf, type Part, type Upload } from './store.ts';

const insert = statement(
  'upload_part_insert',
  'insert into partial_upload_part (upload_id, at, bytes, sha256, storage_key) values (:uploadId, :at, :bytes, :sha256, :key)',
);
const grow = statement(
  'upload_grow',
  'update partial_upload set received = received + :received, touched_at = :now where id = :id returning id, bytes, received, expires_at',
);

interface Sent {
  readonly id: string;
  readonly offset: number;
  readonly file: UploadedFile;
}

/** A part whose answer was lost is sent again: it is there already. */
const isThere = (parts: readonly Part[], { offset, file }: Sent): boolean =>
  parts.some(
    (part) => Number(part.at) === offset && Number(part.bytes) === file.bytes && part.sha256.equals(file.sha256),
  );

function mustFit(upload: Upload, parts: readonly Part[], { offset, file }: Sent): void {
  const received = Number(upload.received);
  if (upload.taken_at !== null)
    throw new Failure('wrong_state', { message: 'This file has been used already. Choose it again.' });
  if (offset !== received)
    throw new Failure('wrong_state', { message: `The next part begins at ${received}.`, data: { offset: received } });
  if (received + file.bytes > Number(upload.bytes))
    throw invalidField('part', 'This part goes beyond the end of the file.');
  if (parts.length >= resumableLimits.mostParts) throw invalidField('part', 'Send larger parts.');
}

const keyOf = ({ id, offset, file }: Sent): string =>
  `parts/${id}/${offset}-${file.sha256.toString('hex').slice(0, 16)}`;

/**
 * Before the transaction: the part is on disk under a name of its content, so that two that race never write over each
 * other.
 */
export async function storePart(db: Db, { userId }: Actor, sent: Sent, context: Context): Promise<string> {
  const upload = await uploadOf(db, sent.id, userId, context.clock());
  const parts = await partsOf(db, sent.id);
  if (isThere(parts, sent)) return keyOf(sent);
  mustFit(upload, parts, sent);
  await context.files.keep(keyOf(sent), sent.file);
  return keyOf(sent);
}

export async function addPart(
  tx: Tx,
  { userId }: Actor,
  sent: Sent,
  key: string,
  context: Context,
): Promise<UploadState> {
  const now = context.clock();
  const upload = await lockUpload(tx, sent.id, userId, now);
  const parts = await partsOf(tx, sent.id);
  if (isThere(parts, sent)) return present(upload);
  mustFit(upload, parts, sent);
  await tx.rows(insert, { uploadId: sent.id, at: sent.offset, bytes: sent.file.bytes, sha256: sent.file.sha256, key });
  const grown = await tx.row(grow, { id: sent.id, received: sent.file.bytes, now });
  if (grown === undefined) throw new Error('the upload was not written');
  return present(grown);
}
