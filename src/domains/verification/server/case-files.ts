import { createHash } from 'node:crypto';
import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { FileAnswer } from '#kit/server/http/file-answer.ts';
import type { UploadedFile } from '#kit/server/http/handler.ts';
import { setTimer } from '#kit/server/jobs/timers.ts';
import { forgetScans, holdForScan } from '#kit/server/scanning/file-scans.ts';
import { cleanPicture } from '#kit/server/storage/images.ts';
import { tryMove } from '#kit/transitions.ts';
import { lockIdentity } from '#domains/accounts/server/accounts.ts';
import { caseMoves, FILES_KEPT_DAYS, type FilePart } from '../identity-case.ts';
import { filesOf, keyOf, latestCase, type CaseRow } from './case-store.ts';
import { CASE_FILES_END } from './case-timers.ts';
import { identityStateOf } from './identity.ts';

/** Sharp enough to read small print, small enough to store. */
const SIZE = { width: 2_400, height: 2_400, fit: 'inside' } as const;

export interface StoredIdentityFile {
  readonly id: string;
  readonly kind: 'webp' | 'pdf';
  readonly bytes: number;
  readonly sha256: Buffer;
}

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
): Promise<StoredIdentityFile> {
  mustTakeFiles(await latestCase(db, actor.userId));
  if (file === null) throw invalidField('file', 'Choose a picture.');
  const isPdf = file.head.subarray(0, 5).toString('latin1') === '%PDF-';
  if (isPdf && part === 'selfie') throw invalidField('file', 'The selfie must be a picture: JPEG, PNG or WebP.');
  const id = context.makeId();
  if (isPdf) {
    await context.files.keep(keyOf({ id, kind: 'pdf' }), file);
    return { id, kind: 'pdf', bytes: file.bytes, sha256: file.sha256 };
  }
  const picture = await cleanPicture(file, SIZE);
  await context.files.put(keyOf({ id, kind: 'webp' }), picture);
  return { id, kind: 'webp', bytes: picture.length, sha256: createHash('sha256').update(picture).digest() };
}

const replace = statement(
  'case_file_drop',
  'delete from verification_file where case_id = :caseId and part = :part returning id, kind',
);
const insert = statement(
  'case_file_add',
  `insert into verification_file (id, case_id, user_id, part, kind, bytes, sha256, added_at)
   values (:id, :caseId, :userId, :part, :kind, :bytes, :sha256, :addedAt)`,
);

export async function addIdentityFile(
  tx: Tx,
  actor: Actor,
  part: FilePart,
  stored: StoredIdentityFile,
  context: Context,
) {
  await lockIdentity(tx, actor.userId);
  const row = mustTakeFiles(await latestCase(tx, actor.userId));
  const old = await tx.row(replace, { caseId: row.id, part });
  await tx.rows(insert, {
    id: stored.id,
    caseId: row.id,
    userId: actor.userId,
    part,
    kind: stored.kind,
    bytes: stored.bytes,
    sha256: stored.sha256,
    addedAt: context.clock(),
  });
  // A picture was re-encoded from its pixels, so none of the original bytes are in it.
  if (stored.kind === 'pdf')
    await holdForScan(
      tx,
      { key: keyOf(stored), name: `${part}.pdf`, uploaderId: actor.userId, topics: [userTopic(actor.userId)] },
      context,
    );
  setTimer(tx, CASE_FILES_END, row.id, after(context.clock(), FILES_KEPT_DAYS * DAY_MS));
  if (old !== undefined) await forgetScans(tx, [keyOf(old)]);
  if (old !== undefined)
    tx.afterCommit(
      () =>
        void context.files
          .remove(keyOf(old))
          .catch((error: unknown) => context.log.warn({ err: error }, 'a replaced identity file stays behind')),
    );
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
  const open = file === undefined ? null : await context.files.open(keyOf(file));
  if (file === undefined || open === null) throw new Failure('not_found');
  return new FileAnswer(`${file.part}.${file.kind}`, open);
}
