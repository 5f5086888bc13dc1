import { invalidField } from '../../errors.ts';
import type { Context } from '../context.ts';
import { statement, type Db, type Tx } from '../db/database.ts';
import { forgetScans } from '../scanning/file-scans.ts';

const infected = statement(
  'attachment_infected',
  "select name from attached_file where id = any (:ids::uuid[]) and scan = 'infected' limit 1",
);

/** Of files that are the sender's own: its words name the file. What was sent of it is taken back with the failure. */
export async function mustBeClean(reads: Db | Tx, ids: readonly string[]): Promise<void> {
  const bad = await reads.row(infected, { ids });
  if (bad !== undefined)
    throw invalidField('files', `Malware was found in ${bad.name}. Remove it and upload a clean copy.`);
}

/** Every named file was there, the sender's own and not sent. */
export function mustBeAll(wanted: readonly string[], sent: readonly unknown[]): void {
  if (sent.length !== wanted.length)
    throw invalidField('files', 'One of these files no longer exists. Upload it again.');
}

const drop = statement(
  'attachments_drop',
  'delete from attachment where id = any (:ids::uuid[]) returning storage_key, thumbnail_key',
);
const move = statement('attachments_move', 'update attachment set host_id = :to where host_id = :from');

/** With their rows in the domain they belong to. The bytes go before the commit: a retry repairs what breaks off. */
export async function dropAttachments(
  tx: Tx,
  dropped: readonly { readonly id: string }[],
  { files }: Pick<Context, 'files'>,
): Promise<void> {
  if (dropped.length === 0) return;
  const rows = await tx.rows(drop, { ids: dropped.map(({ id }) => id) });
  await forgetScans(
    tx,
    rows.map((row) => row.storage_key),
  );
  for (const { storage_key: key, thumbnail_key: thumbnail } of rows) {
    await files.remove(key);
    if (thumbnail !== null) await files.remove(thumbnail);
  }
}

/** What they belong to became part of another of its kind. */
export const moveAttachments = async (tx: Tx, from: string, to: string): Promise<void> =>
  void (await tx.rows(move, { from, to }));
