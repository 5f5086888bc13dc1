/**
 * Files of paid work in a person's export and at erasure. Timeline and deliveries are in the export of the work itself.
 */
import { dropAttachments } from '#kit/server/attachments/change-attachments.ts';
import type { Context, PersonalData } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { STAFF } from '#kit/server/personal-data.ts';
import { paged, safeFileName, type Export, type ExportFile } from '#kit/server/personal-export.ts';

/** Pictures that the client has with a watermark for now are not in the client's copy. */
const files = statement(
  'export_work_files',
  `select work_file.id, work_kind, work_number, file.name, file.storage_key
   from work_file join attached_file file on file.id = work_file.id
   where not (client_id = :userId and file.kind = 'image'
     and exists (select from work_delivery d where d.id = delivery_id and d.watermarked))
     and (client_id = :userId or freelancer_id = :userId) and (work_file.uploader_id = :userId or sent_at is not null)
     and (:after::uuid is null or work_file.id > :after) order by work_file.id limit :limit`,
);

async function* filesOf(db: Db, userId: string): AsyncGenerator<ExportFile> {
  for await (const { id, work_kind: kind, work_number: number, name, storage_key: key } of paged(db, files, userId))
    yield { name: `${kind}s/${number}/${id.slice(-6)}-${safeFileName(name)}`, key };
}

const exportOf = (db: Db, userId: string): Export => ({ parts: [], files: filesOf(db, userId) });

const unsent = statement(
  'work_files_unsent',
  `select id from work_file
   where uploader_id = :userId and (client_id = :userId or freelancer_id = :userId) and sent_at is null`,
);

/** What was sent belongs to the work and stays with the other side; what was never sent is deleted. */
const erase = async (tx: Tx, userId: string, context: Context): Promise<void> =>
  dropAttachments(tx, await tx.rows(unsent, { userId }), context);

export const personal: PersonalData = {
  tables: {
    work_file: { fate: 'kept: what was sent is the other side’s as well; what never was is gone', copy: 'files/' },
    work_operator_end: { fate: STAFF, copy: 'not: a note of staff; what came of it is in the timeline of the work' },
  },
  exportOf,
  erase,
};
