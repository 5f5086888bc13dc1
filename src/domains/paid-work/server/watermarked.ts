/** Pictures of a delivery that the client gets with a watermark until the work is approved (ORD-26). */
import { buffer } from 'node:stream/consumers';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import type { OpenFile } from '#kit/server/storage/files.ts';
import { openSizeEncoder } from '#kit/server/storage/size-encoder.ts';

const markedKey = (key: string): string => `${key}-marked`;

/** Made when it is first asked for, and kept. What no watermark can be drawn on is not given out at all. */
export async function openMarked(key: string, context: Pick<Context, 'files' | 'log'>): Promise<OpenFile | null> {
  // Asked first: the original may be held back by the scanner.
  const original = await context.files.open(key);
  if (original === null) return null;
  const made = await context.files.open(markedKey(key));
  if (made !== null) {
    original.content.destroy();
    return made;
  }
  const encoder = openSizeEncoder();
  try {
    const [marked] = await encoder.mark(await buffer(original.content));
    if (marked === undefined) throw new Error('no picture came back');
    await context.files.put(markedKey(key), marked.bytes);
  } catch (error) {
    context.log.warn({ err: error, key }, 'a picture got no watermark');
    throw new Failure('wrong_state', { message: 'This picture has no preview. You can download it once you approve the delivery.' });
  } finally {
    encoder.close();
  }
  return context.files.open(markedKey(key));
}

const lift = statement('work_watermarks_lift', 'update work_delivery set watermarked = false where work_id = $1 and watermarked');

/** The work is approved: the client gets the pictures themselves. */
export const liftWatermarks = async (tx: Tx, workId: string): Promise<void> => void (await tx.rows(lift, [workId]));
