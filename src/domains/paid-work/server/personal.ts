/**
 * Files of paid work in a person's export and at erasure. Timeline and deliveries are in the export of the work itself.
 */
import type { Context, PersonalData } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { STAFF } from '#kit/server/personal-data.ts';
import { paged, safeFileName, type Export, type ExportFile } from '#kit/server/personal-export.ts';
import { forgetScans } from '#kit/server/scanning/file-scans.ts';
import { removeWithSmall } from './small-pictures.ts';

/** Pictures that the client has with a watermark for now are not in the client's copy. */
const files = statement(
  'export_work_files',
  `select id, work_kind, work_number, name, storage_key from work_file
   where not (client_id = :userId and kind = 'image'
     and exists (select from work_delivery d where d.id = delivery_id and d.watermarked))
     and (client_id = :userId or freelancer_id = :userId) and (uploader_id = :userId or sent_at is not null)
     and (:after::uuid is null or id > :after) order by id limit :limit`,
);

async function* filesOf(db: Db, userId: string): AsyncGenerator<ExportFile> {
  for await (const { id, work_kind: kind, work_number: number, name, storage_key: key } of paged(db, files, userId))
    yield { name: `${kind}s/${number}/${id.slice(-6)}-${safeFileName(name)}`, key };
}

const exportOf = (db: Db, userId: string): Export => ({ parts: [], files: filesOf(db, userId) });

const dropUnsent = statement(
  'work_files_unsent_drop',
  'delete from work_file where uploader_id = :userId and (client_id = :userId or freelancer_id = :userId) and sent_at is null returning storage_key',
);

/** What was sent belongs to the work and stays with the other side; what was never sent is deleted. */
async function erase(tx: Tx, userId: string, context: Context): Promise<void> {
  const dropped = (await tx.rows(dropUnsent, { userId })).map(({ storage_key: key }) => key);
  for (const key of dropped) await removeWithSmall(key, context.files);
  await forgetScans(tx, dropped);
}

export const personal: PersonalData = {
  tables: {
    work_file: { fate: 'kept: what was sent is the other side’s as well; what never was is gone', copy: 'files/' },
    work_operator_end: { fate: STAFF, copy: 'not: a note of staff; what came of it is in the timeline of the work' },
  },
  exportOf,
  erase,
};
