import type { Actor } from '../../actor.ts';
import { after, MINUTE_MS } from '../../clock.ts';
import type { Parsed } from '../../endpoint.ts';
import { Failure } from '../../errors.ts';
import { resumableLimits } from '../../limits.ts';
import { cleanFileName } from '../../plain-text.ts';
import type { beginUpload as beginCall, UploadState } from '../../uploads.ts';
import type { Context } from '../context.ts';
import { lockUntilCommit } from '../db/lock-until-commit.ts';
import { statement, type Tx } from '../db/database.ts';
import { expiryOf, present } from './store.ts';

/** Unused for so long, it makes room for another. */
const IDLE_MINUTES = 15;

const same = statement(
  'upload_same',
  `select id, bytes, received, expires_at from partial_upload
   where user_id = :userId and name = :name and bytes = :bytes and modified = :modified and taken_at is null
     and expires_at > :now`,
);
const insert = statement(
  'upload_insert',
  `insert into partial_upload (id, user_id, name, bytes, modified, begun_at, touched_at, expires_at)
   values (:id, :userId, :name, :bytes, :modified, :now, :now, :expiresAt)
   returning id, bytes, received, expires_at`,
);
const unfinished = statement(
  'uploads_unfinished',
  'select id, bytes, touched_at from partial_upload where user_id = :userId and taken_at is null and expires_at > :now order by touched_at',
);
const expire = statement('upload_expire', 'update partial_upload set expires_at = :now where id = :id');

/** The unfinished upload of the same file goes on; another one needs room beside the person's others. */
export async function beginUpload(
  tx: Tx,
  { userId }: Actor,
  { name: typed, bytes, modified }: Parsed<typeof beginCall>['body'],
  context: Context,
): Promise<UploadState> {
  context.space.refuseFiles();
  const now = context.clock();
  const name = cleanFileName(typed) || 'file';
  lockUntilCommit(tx, 51, userId);
  const known = await tx.row(same, { userId, name, bytes, modified, now });
  if (known !== undefined) return present(known);
  await makeRoom(tx, userId, bytes, now);
  const row = await tx.row(insert, {
    id: context.makeId(),
    userId,
    name,
    bytes,
    modified,
    now,
    expiresAt: expiryOf(now),
  });
  if (row === undefined) throw new Error('the upload was not begun');
  return present(row);
}

async function makeRoom(tx: Tx, userId: string, bytes: number, now: Date): Promise<void> {
  const open = await tx.rows(unfinished, { userId, now });
  const idleSince = after(now, -IDLE_MINUTES * MINUTE_MS);
  let [count, sum] = [open.length, open.reduce((all, upload) => all + Number(upload.bytes), 0)];
  for (const upload of open) {
    if (count < resumableLimits.most && sum + bytes <= resumableLimits.mostBytes) return;
    if (upload.touched_at > idleSince) break;
    await tx.rows(expire, { id: upload.id, now });
    count -= 1;
    sum -= Number(upload.bytes);
  }
  if (count >= resumableLimits.most || sum + bytes > resumableLimits.mostBytes)
    throw new Failure('wrong_state', { message: 'You have too many unfinished uploads. Finish or cancel one first.' });
}
