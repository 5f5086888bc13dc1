/** Pictures of a delivery that the client gets with a watermark until the work is approved (ORD-26). */
import { buffer } from 'node:stream/consumers';
import { after, DAY_MS, MINUTE_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { keyedTurns } from '#kit/server/turns.ts';
import type { OpenFile } from '#kit/server/storage/files.ts';
import { NotAPicture, openSizeEncoder } from '#kit/server/storage/size-encoder.ts';

const COPIES = ['whole', 'small'] as const;
/** The small one is for lists. */
type Copy = (typeof COPIES)[number];
const markedKey = (key: string, copy: Copy): string => (copy === 'whole' ? `${key}-marked` : `${key}-marked-small`);

/** As long as a copy that someone may still ask for is kept; it is made again when they do. */
const KEPT_DAYS = 30;
/** Longer than making one takes. */
const MAKING_MS = 10 * MINUTE_MS;

const noteCopy = statement(
  'work_marked_copy_note',
  'insert into work_marked_copy (storage_key, made_at) values (:key, :madeAt) on conflict (storage_key) do update set made_at = excluded.made_at',
);

const RETRY_SECONDS = 5;
/** Each takes a process. A delivery has up to 60 pictures, and both sides may open it. */
const inTurn = keyedTurns<void>({ atOnce: 2, mostWaiting: 120, retryAfterSeconds: RETRY_SECONDS });

type MarkContext = Pick<Context, 'files' | 'log' | 'database' | 'clock'>;
type Encoder = ReturnType<typeof openSizeEncoder>;
const awaitedEncoder = (): Encoder => openSizeEncoder({ isAwaited: true });

/** Made when it is first asked for, and kept for a time. What no watermark can be drawn on is not given out at all. */
export async function openMarked(
  key: string,
  copy: Copy,
  context: MarkContext,
  openEncoder = awaitedEncoder,
): Promise<OpenFile | null> {
  // Opened first: it may be held back by the scanner.
  const original = await context.files.open(key);
  if (original === null) return null;
  original.content.destroy();
  const marked = await context.files.open(markedKey(key, copy));
  if (marked !== null) return marked;
  await inTurn(key, () => makeCopies(key, context, openEncoder));
  return context.files.open(markedKey(key, copy));
}

async function makeCopies(key: string, context: MarkContext, openEncoder: () => Encoder): Promise<void> {
  const original = await context.files.open(key);
  if (original === null) return;
  const marked = await draw(await buffer(original.content), key, context, openEncoder());
  // Noted first: a process that is killed here leaves a note without a file, never a file that nobody removes.
  await context.database.transact((tx) => tx.rows(noteCopy, { key, madeAt: context.clock() }));
  for (const copy of COPIES) await context.files.put(markedKey(key, copy), marked[copy].bytes);
}

async function draw(picture: Buffer, key: string, { log }: Pick<Context, 'log'>, encoder: Encoder) {
  try {
    const [whole, small] = await encoder.mark(picture);
    if (whole === undefined || small === undefined) throw new Error('no picture came back');
    return { whole, small };
  } catch (error) {
    log.warn({ err: error, key }, 'a picture got no watermark');
    if (!(error instanceof NotAPicture))
      throw new Failure('unavailable', { retryAfterSeconds: RETRY_SECONDS, cause: error });
    throw new Failure('wrong_state', {
      message: 'This picture has no preview. You can download it once you approve the delivery.',
    });
  } finally {
    encoder.close();
  }
}

const lift = statement(
  'work_watermarks_lift',
  'update work_delivery set watermarked = false where work_id = :workId and watermarked',
);

/** The work is approved: the client gets the pictures themselves. */
export const liftWatermarks = async (tx: Tx, workId: string): Promise<void> => void (await tx.rows(lift, { workId }));

const unneeded = statement(
  'work_marked_copies_unneeded',
  `select copy.storage_key from work_marked_copy copy
    left join attached_file file on file.storage_key = copy.storage_key
    left join work_file on work_file.id = file.id
    left join work_delivery delivery on delivery.id = work_file.delivery_id
   where copy.made_at < :old or (copy.made_at < :settled and delivery.watermarked is not true) limit :limit`,
);
const forget = statement('work_marked_copies_forget', 'delete from work_marked_copy where storage_key = any (:keys)');
const BATCH = 200;

/**
 * Copies of what was approved meanwhile, and those that nobody asked for in a long time. Answers whether there may be
 * more.
 */
export async function removeCopies({
  db,
  database,
  files,
  clock,
}: Pick<Context, 'db' | 'database' | 'files' | 'clock'>): Promise<boolean> {
  const now = clock();
  const keys = (
    await db.rows(unneeded, { old: after(now, -KEPT_DAYS * DAY_MS), settled: after(now, -MAKING_MS), limit: BATCH })
  ).map(({ storage_key: key }) => key);
  for (const key of keys) for (const copy of COPIES) await files.remove(markedKey(key, copy));
  if (keys.length > 0) await database.transact((tx) => tx.rows(forget, { keys }));
  return keys.length === BATCH;
}
