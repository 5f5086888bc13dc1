/**
 * Everything that was delivered for an order in one archive, made while it is sent: no more of it is in memory than the
 * piece on its way.
 */
import { deliveryEntries } from '#domains/paid-work/server/paid-work.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { FileAnswer } from '#kit/server/http/file-answer.ts';
import { zipStream } from '#kit/server/zip.ts';

const mine = statement(
  'order_archive',
  'select id, client_id from orders where number = :orderNumber and (client_id = :userId or freelancer_id = :userId)',
);

export async function deliveriesArchive(
  db: Db,
  actor: Actor,
  orderNumber: string,
  context: Context,
): Promise<FileAnswer> {
  const order = await db.row(mine, { orderNumber, userId: actor.userId });
  if (order === undefined) throw new Failure('not_found');
  const archive = {
    id: order.id,
    called: `order ${orderNumber}`,
    folder: orderNumber,
    isClient: order.client_id === actor.userId,
  };
  const entries = await deliveryEntries(db, archive, context);
  if (entries.length === 0) throw new Failure('not_found', { message: 'Nothing was delivered yet.' });
  return new FileAnswer(`${orderNumber}.zip`, { bytes: null, content: await zipStream(entries, context.clock()) });
}
