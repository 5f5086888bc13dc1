/** Deliveries by version, each with a proof of its exact content, and the files of a piece of work. */
import type * as z from 'zod/mini';
import { invalidField } from '#kit/errors.ts';
import { counted } from '#kit/format/unit.ts';
import type { AttachedFile } from '#kit/server/attachments/attachment.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';
import { cardNote } from '#kit/talk-card.ts';
import type { deliveryShape, WorkFile } from '../shapes.ts';
import { proofOf } from './delivery-proof.ts';
import type { Work } from './work.ts';
import { sendFiles, UPLOADED_BY, type FileRow, type WorkHost } from './work-files.ts';

interface HandedOver {
  readonly note: string;
  readonly link?: string | undefined;
  readonly files: readonly string[];
  /** Until the work is approved the client gets its pictures with a watermark. */
  readonly watermark?: boolean | undefined;
}

const insert = statement(
  'work_delivery_insert',
  `insert into work_delivery (id, work_id, version, note, link, proof, delivered_at, watermarked)
   values (:id, :workId, (select count(*) + 1 from work_delivery where work_id = :workId), :note, :link, :proof, :at,
     :watermark)`,
);
const prove = statement('work_delivery_prove', 'update work_delivery set proof = :proof where id = :id');

/**
 * Under the work's lock, which numbers the versions. A delivery has at least one file or a link; what was handed over
 * is proved by a hash.
 */
export async function handOver(tx: Tx, work: Work, delivery: HandedOver, at: Date, context: Context): Promise<void> {
  const { note, link, files, watermark = false } = delivery;
  if (files.length === 0 && link === undefined) throw invalidField('files', 'Add at least one file or a link.');
  const id = context.makeId();
  tx.send(insert, { id, workId: work.id, note, link: link ?? null, proof: proofOf(delivery, []), at, watermark });
  // Files belong to a delivery that is there, and their hashes to its proof.
  if (files.length > 0)
    tx.send(prove, { id, proof: proofOf(delivery, await sendFiles(tx, work, 'delivery', files, id)) });
}

const deliveries = statement(
  'work_deliveries',
  'select id, version, note, link, proof, delivered_at, watermarked from work_delivery where work_id = :workId order by version desc',
);
const files = statement(
  'work_files',
  `select file.id, work_file.uploader_id, purpose, delivery_id, sent_at is not null as sent, file.name, file.kind,
     file.bytes, file.sha256, file.uploaded_at, file.storage_key, file.scan,
     coalesce(delivery.watermarked and file.kind = 'image', false) as "watermarked!"
   from work_file join attached_file file on file.id = work_file.id
     left join work_delivery delivery on delivery.id = work_file.delivery_id
   where work_file.work_id = :workId
     and (sent_at is not null or (:readerId::uuid is not null and work_file.uploader_id = :readerId))
   order by file.uploaded_at, file.id`,
);
export type KeptDelivery = RowOf<typeof deliveries>;
export type KeptFile = RowOf<typeof files>;

const sentOfMany = statement(
  'work_files_of_many',
  `select work_file.work_id, file.id, work_file.uploader_id, purpose, delivery_id, sent_at is not null as sent,
     file.name, file.kind, file.bytes, file.sha256, file.uploaded_at, file.scan
   from work_file join attached_file file on file.id = work_file.id
   where work_file.work_id = any(:workIds::uuid[]) and sent_at is not null order by file.uploaded_at, file.id`,
);

/** What was sent with several pieces of work, oldest first. */
export const sentFilesOf = (db: Db, workIds: readonly string[]) => db.rows(sentOfMany, { workIds: [...workIds] });

/** Newest first. */
export const deliveriesOf = (db: Db, workId: string): Promise<KeptDelivery[]> => db.rows(deliveries, { workId });

const handovers = statement(
  'work_handovers',
  `select d.work_id, d.delivered_at, left(d.note, 500) as "note!", count(f.id)::int as "files!" from work_delivery d
    left join work_file f on f.delivery_id = d.id
   where d.work_id = any(:ids::uuid[]) group by d.id`,
);

export interface Handover {
  /** How many, in words. */
  readonly files: string;
  /** How what was written with it begins. */
  readonly note: string | null;
}

/** What came with deliveries that are lines of a conversation, by the id of the line. */
export async function handoversOf(
  db: Db,
  lines: readonly { readonly id: string; readonly work_id: string; readonly at: Date }[],
) {
  const ids = [...new Set(lines.map((line) => line.work_id))];
  const rows = ids.length === 0 ? [] : await db.rows(handovers, { ids });
  return new Map<string, Handover>(
    lines.map(({ id, work_id: workId, at }) => {
      const { files = 0, note = '' } =
        rows.find((row) => row.work_id === workId && row.delivered_at.getTime() === at.getTime()) ?? {};
      return [
        id,
        { files: files === 0 ? '' : ` · ${counted(files, { one: 'file', other: 'files' })}`, note: cardNote(note) },
      ];
    }),
  );
}

/** What was sent, and with a reader what they uploaded and have not sent yet; oldest first. */
export const filesOf = (db: Db, workId: string, readerId: string | null = null): Promise<KeptFile[]> =>
  db.rows(files, { workId, readerId });

export const presentFile = (file: FileRow): WorkFile => ({
  scan: file.scan,
  id: file.id,
  name: file.name,
  bytes: Number(file.bytes),
  kind: file.kind,
  sha256: file.sha256.toString('hex'),
  uploaded_by: UPLOADED_BY[file.purpose],
  uploaded_at: file.uploaded_at.toISOString(),
});

/** One that was just uploaded. */
export const presentNewFile = (file: AttachedFile, { uploaderId, purpose }: WorkHost): WorkFile =>
  presentFile({ ...file, uploader_id: uploaderId, purpose, delivery_id: null, sent: false });

interface ShownFiles {
  readonly requirement_files: WorkFile[];
  /** The reader's own, for the next step and not sent yet. */
  readonly draft_files: WorkFile[];
  readonly deliveries: z.output<typeof deliveryShape>[];
}

/** As one reader may see it. */
export function presentHandover(handedOver: readonly KeptDelivery[], all: readonly FileRow[]): ShownFiles {
  const shown = (predicate: (file: FileRow) => boolean) => all.filter(predicate).map(presentFile);
  return {
    requirement_files: shown(({ sent, purpose }) => sent && purpose === 'requirements'),
    draft_files: shown(({ sent, purpose }) => !sent && (purpose === 'requirements' || purpose === 'delivery')),
    deliveries: handedOver.map(({ id, version, note, link, proof, delivered_at: at, watermarked }) => ({
      id,
      version,
      note,
      link,
      proof: proof.toString('hex'),
      delivered_at: at.toISOString(),
      watermarked,
      files: shown((file) => file.sent && file.delivery_id === id),
    })),
  };
}
