import { createHash } from 'node:crypto';
import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import { dropAttachments } from '#kit/server/attachments/change-attachments.ts';
import { openAttachment } from '#kit/server/attachments/open-attachment.ts';
import { insertAttachment, type StoredAttachment } from '#kit/server/attachments/store-attachment.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { FileAnswer } from '#kit/server/http/file-answer.ts';
import type { UploadedFile } from '#kit/server/http/handler.ts';
import { setTimer } from '#kit/server/jobs/timers.ts';
import { cleanPicture } from '#kit/server/storage/images.ts';
import { tryMove } from '#kit/transitions.ts';
import { lockIdentity } from '#domains/accounts/server/accounts.ts';
import { caseMoves, FILES_KEPT_DAYS, type FilePart } from '../identity-case.ts';
import { filesOf, latestCase, type CaseRow } from './case-store.ts';
import { CASE_FILES_END } from './case-timers.ts';
import { identityStateOf } from './identity.ts';

/** Sharp enough to read small print, small enough to store. */
const SIZE = { width: 2_400, height: 2_400, fit: 'inside' } as const;

function mustTakeFiles(row: CaseRow | undefined): CaseRow {
  if (row === undefined || !tryMove(caseMoves, 'submit', row.state, 'person').ok)
    throw new Failure('wrong_state', {
      message: 'Choose your document first. You can’t change what you already submitted.',
    });
  return row;
}

/**
 * Before the transaction: a picture is re-encoded from its pixels, a PDF is kept as it is and only ever downloaded
 * (UPL-1 to UPL-3).
 */
export async function storeIdentityFile(
  db: Db,
  actor: Actor,
  part: FilePart,
  file: UploadedFile | null,
  context: Context,
): Promise<StoredAttachment> {
  mustTakeFiles(await latestCase(db, actor.userId));
  if (file === null) throw invalidField('file', 'Choose a picture.');
  const isPdf = file.head.subarray(0, 5).toString('latin1') === '%PDF-';
  if (isPdf && part === 'selfie') throw invalidField('file', 'The selfie must be a picture: JPEG, PNG or WebP.');
  if (!isPdf) return storePicture(part, await cleanPicture(file, SIZE), context);
  const id = context.makeId();
  const key = `identity/${id}.pdf`;
  await context.files.keep(key, file);
  const { bytes, sha256 } = file;
  return { id, key, name: `${part}.pdf`, kind: 'pdf', bytes, sha256, thumbnail: null };
}

/** One that was made from its pixels. */
export async function storePicture(part: FilePart, picture: Buffer, context: Context): Promise<StoredAttachment> {
  const id = context.makeId();
  const key = `identity/${id}.webp`;
  await context.files.put(key, picture);
  const sha256 = createHash('sha256').update(picture).digest();
  const content = { name: `${part}.webp`, kind: 'webp', bytes: picture.length, sha256 };
  return { id, key, ...content, thumbnail: null, isRemade: true };
}

const ofPart = statement(
  'case_file_of_part',
  'select id from verification_file where case_id = :caseId and part = :part',
);
const link = statement(
  'case_file_add',
  'insert into verification_file (id, case_id, user_id, part) values (:id, :caseId, :userId, :part)',
);

export async function addIdentityFile(
  tx: Tx,
  actor: Actor,
  part: FilePart,
  stored: StoredAttachment,
  context: Context,
) {
  await lockIdentity(tx, actor.userId);
  const row = mustTakeFiles(await latestCase(tx, actor.userId));
  await dropAttachments(tx, await tx.rows(ofPart, { caseId: row.id, part }), context);
  const { userId } = actor;
  const host = { id: row.id, uploaderId: userId, topics: [userTopic(userId)] };
  const { id } = await insertAttachment(tx, host, stored, context);
  await tx.rows(link, { id, caseId: row.id, userId, part });
  setTimer(tx, CASE_FILES_END, row.id, after(context.clock(), FILES_KEPT_DAYS * DAY_MS));
  return identityStateOf(tx, actor.userId, context);
}

/** A row without its bytes is an operator's to know of, not the reader's fault. */
export async function identityFile(
  db: Db,
  row: CaseRow | undefined,
  fileId: string,
  context: Context,
): Promise<FileAnswer> {
  const file = row === undefined ? undefined : (await filesOf(db, row.id)).find(({ id }) => id === fileId);
  return openAttachment(db, file, context);
}
