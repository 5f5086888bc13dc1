import { createHash } from 'node:crypto';
import type { Actor } from '#kit/actor.ts';
import { after } from '#kit/clock.ts';
import { invalidField } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { periodsOf } from '../deadlines.ts';
import { orderDelivered } from '../events.ts';
import { moveOrder } from './move-order.ts';
import { sendFiles } from './order-files.ts';
import { lockMyOrder, type Order } from './store.ts';
import { tell } from './tell.ts';

export interface Work {
  readonly orderNumber: string;
  readonly note: string;
  readonly link?: string | undefined;
  readonly files: readonly string[];
}

const insert = statement(
  'delivery_insert',
  `insert into order_delivery (id, order_id, version, note, link, proof, delivered_at)
   values ($1, $2, (select count(*) + 1 from order_delivery where order_id = $2), $3, $4, '', $5)`,
);
const prove = statement('delivery_prove', 'update order_delivery set proof = $2 where id = $1');

/** The freelancer hands over the work. What was handed over is proved by a hash, and the client's review clock starts. */
export async function deliverWork(tx: Tx, actor: Actor, work: Work, context: Context): Promise<Order> {
  const { order, side } = await lockMyOrder(tx, work.orderNumber, actor.userId);
  if (work.files.length === 0 && work.link === undefined) throw invalidField('files', 'Add at least one file or a link.');
  const now = context.clock();
  const reviewDueAt = after(now, periodsOf(order).reviewDeliveryMs);
  const isLate = order.dueAt !== null && now > order.dueAt;
  const changes = { deliveredAt: now, reviewDueAt, reviewExtended: false, ...(isLate && order.lateAt === null ? { lateAt: now } : {}) };
  const delivered = await moveOrder(tx, order, 'deliver', { party: side, actorId: actor.userId }, now, changes);
  const deliveryId = context.makeId();
  await tx.rows(insert, [deliveryId, order.id, work.note, work.link ?? null, now]);
  const hashes = await sendFiles(tx, order, actor.userId, 'delivery', work.files, deliveryId);
  await tx.rows(prove, [deliveryId, proofOf(work, hashes)]);
  await tell(tx, orderDelivered, delivered, { reviewDueAt: reviewDueAt.toISOString() });
  return delivered;
}

/** SHA-256 over the note, the link and the hash of every file, files in ascending order of hash. */
export function proofOf({ note, link }: Pick<Work, 'note' | 'link'>, fileHashes: readonly string[]): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([note, link ?? null, [...fileHashes].toSorted()]))
    .digest();
}
