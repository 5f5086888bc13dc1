/** Everything that was delivered for an order in one archive, made while it is sent: no more of it is in memory than the piece on its way. */
import { markedName } from '#domains/paid-work/preview.ts';
import { deliveriesOf, filesOf, openMarked } from '#domains/paid-work/server/paid-work.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { isHeldBack } from '#kit/file-scan.ts';
import { textEntry } from '#kit/server/charge-evidence.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { FileAnswer } from '#kit/server/http/file-answer.ts';
import type { OpenFile } from '#kit/server/storage/files.ts';
import { zipStream, type ZipEntry } from '#kit/server/zip.ts';

const mine = statement('order_archive', 'select id, client_id from orders where number = $1 and (client_id = $2 or freelancer_id = $2)');

/** A person's file name inside the archive, without path separators and odd characters. */
const safe = (name: string): string => name.replaceAll(/[^\p{L}\p{N}.\- ()_]/gu, '_').slice(-100);

/** One that no watermark can be drawn on is left out: the others are still wanted. An archive without one that failed would be silently incomplete. */
async function markedOrNothing(key: string, context: Context): Promise<OpenFile | null> {
  try {
    return await openMarked(key, 'whole', context);
  } catch (error) {
    if (error instanceof Failure && error.code === 'wrong_state') return null;
    throw error;
  }
}

/** A folder for each version, with its note, link and proof. What is held back by the malware scan is left out. */
export async function deliveriesArchive(db: Db, actor: Actor, orderNumber: string, context: Context): Promise<FileAnswer> {
  const order = await db.row(mine, [orderNumber, actor.userId]);
  if (order === undefined) throw new Failure('not_found');
  const [versions, files] = await Promise.all([deliveriesOf(db, order.id), filesOf(db, order.id)]);
  if (versions.length === 0) throw new Failure('not_found', { message: 'Nothing was delivered yet.' });
  const isMarked = (watermarked: boolean): boolean => watermarked && order.client_id === actor.userId;
  const entries: ZipEntry[] = versions.toReversed().flatMap(({ id, version, note, link, proof, delivered_at: at }) => {
    const folder = `${orderNumber}/version-${version}`;
    const lines = [`Version ${version} of order ${orderNumber}`, `Delivered: ${at.toISOString()}`, `SHA-256 proof: ${proof.toString('hex')}`];
    const sent = files.filter((file) => file.delivery_id === id && !isHeldBack(file.scan));
    return [
      textEntry(`${folder}/delivery.txt`, [...lines, ...(link === null ? [] : [`Link: ${link}`]), '', note]),
      ...sent.map(({ id: fileId, name, storage_key: key, watermarked }) => ({
        // Two files of one version may have one name.
        name: `${folder}/files/${fileId.slice(-4)}-${safe(isMarked(watermarked) ? markedName(name) : name)}`,
        isPacked: true,
        open: async () => (isMarked(watermarked) ? await markedOrNothing(key, context) : await context.files.open(key))?.content ?? null,
      })),
    ];
  });
  return new FileAnswer(`${orderNumber}.zip`, { bytes: null, content: await zipStream(entries, context.clock()) });
}
