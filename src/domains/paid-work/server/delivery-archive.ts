/** Everything that was delivered for a piece of work, as entries of an archive that is made while it is sent. */
import { Failure } from '#kit/errors.ts';
import { isHeldBack } from '#kit/file-scan.ts';
import { textEntry } from '#kit/server/zip.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db } from '#kit/server/db/database.ts';
import type { OpenFile } from '#kit/server/storage/files.ts';
import type { ZipEntry } from '#kit/server/zip.ts';
import { markedName } from '../preview.ts';
import { deliveriesOf, filesOf } from './deliveries.ts';
import { openMarked } from './watermarked.ts';

/** A person's words inside an archive's path, without separators and odd characters. */
export const safeName = (name: string): string => name.replaceAll(/[^\p{L}\p{N}.\- ()_]/gu, '_').slice(-100);

/**
 * One that no watermark can be drawn on is left out: the others are still wanted. An archive without one that failed
 * would be silently incomplete.
 */
async function markedOrNothing(key: string, context: Context): Promise<OpenFile | null> {
  try {
    return await openMarked(key, 'whole', context);
  } catch (error) {
    if (error instanceof Failure && error.code === 'wrong_state') return null;
    throw error;
  }
}

interface Archived {
  readonly id: string;
  /** "order DK-…". */
  readonly called: string;
  readonly folder: string;
  /** Until the work is approved the client gets its pictures with a watermark. */
  readonly isClient: boolean;
}

/** A folder for each version, with its note, link and proof. What is held back by the malware scan is left out. */
export async function deliveryEntries(
  db: Db,
  { id: workId, called, folder: root, isClient }: Archived,
  context: Context,
): Promise<ZipEntry[]> {
  const [versions, files] = await Promise.all([deliveriesOf(db, workId), filesOf(db, workId)]);
  const isMarked = (watermarked: boolean): boolean => watermarked && isClient;
  return versions.toReversed().flatMap(({ id, version, note, link, proof, delivered_at: at }) => {
    const folder = `${root}/version-${version}`;
    const lines = [
      `Version ${version} of ${called}`,
      `Delivered: ${at.toISOString()}`,
      `SHA-256 proof: ${proof.toString('hex')}`,
    ];
    const sent = files.filter((file) => file.delivery_id === id && !isHeldBack(file.scan));
    return [
      textEntry(`${folder}/delivery.txt`, [...lines, ...(link === null ? [] : [`Link: ${link}`]), '', note]),
      ...sent.map(({ id: fileId, name, storage_key: key, watermarked }) => ({
        // Two files of one version may have one name.
        name: `${folder}/files/${fileId.slice(-4)}-${safeName(isMarked(watermarked) ? markedName(name) : name)}`,
        isPacked: true,
        open: async () =>
          (isMarked(watermarked) ? await markedOrNothing(key, context) : await context.files.open(key))?.content ??
          null,
      })),
    ];
  });
}
