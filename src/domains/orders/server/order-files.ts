/** Files of an order: who may add which, and when. Keeping and sending them is what all paid work shares. */
import * as work from '#domains/paid-work/server/paid-work.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { termsHistory } from '#kit/server/terms.ts';
import type { UploadedFile } from '#kit/server/http/handler.ts';
import type { OpenFile } from '#kit/server/storage/files.ts';
import type { Side } from '#kit/sides.ts';
import { orderMoves, type OrderState } from '../order.ts';
import { orderCharge } from '../charge-kind.ts';
import { asWork } from './as-work.ts';
import { lockMyOrder, ordersOf, ORDER_COLUMNS, ORDERS, sideOf, type Order } from './store.ts';

const mine = statement(
  'order_mine',
  `select ${ORDER_COLUMNS} from ${ORDERS}
    where number = :orderNumber and (client_id = :userId or freelancer_id = :userId)`,
);

/** Evidence for a claim goes up before the dispute exists; in the dispute it has a call of its own. */
const DISPUTABLE = orderMoves.openDispute.from;
type Purpose = Exclude<work.FilePurpose, 'proposal'>;

const TAKES: Readonly<Record<Purpose, readonly OrderState[]>> = {
  requirements: ['awaiting_requirements'],
  delivery: ['in_progress', 'in_revision'],
  client_evidence: DISPUTABLE,
  freelancer_evidence: DISPUTABLE,
};

function mustTakeFiles({ state }: Order, side: Side, purpose: Purpose): void {
  if (work.UPLOADED_BY[purpose] !== side)
    throw new Failure('forbidden', { message: 'Only the other side of the order can do this.' });
  if (!TAKES[purpose].includes(state))
    throw new Failure('wrong_state', { message: 'You can’t add files to this order now.', data: { state } });
}

/** Before the transaction: the bytes are kept; `intention` makes a repeated upload the same file. */
export async function storeBytes(
  db: Db,
  actor: Actor,
  orderNumber: string,
  purpose: Purpose,
  file: UploadedFile,
  intention: string,
  context: Context,
): Promise<work.StoredFile> {
  const [row, history] = await Promise.all([
    db.row(mine, { orderNumber, userId: actor.userId }),
    termsHistory(db, context.clock()),
  ]);
  const [order] = row === undefined ? [] : await ordersOf(db, [row], history);
  if (order === undefined) throw new Failure('not_found');
  mustTakeFiles(order, sideOf(order, actor.userId), purpose);
  return work.storeBytes(db, asWork(order), purpose, file, intention, context);
}

export async function addFile(
  tx: Tx,
  actor: Actor,
  orderNumber: string,
  purpose: Purpose,
  file: UploadedFile,
  stored: work.StoredFile,
  context: Context,
): Promise<work.FileRow> {
  const { order, side } = await lockMyOrder(tx, orderNumber, actor.userId, context);
  mustTakeFiles(order, side, purpose);
  return work.addFile(tx, asWork(order), purpose, file, stored, context);
}

export const readOrderFile = (
  db: Db,
  actor: Actor,
  orderNumber: string,
  fileId: string,
  context: Context,
): Promise<{ name: string; file: OpenFile }> =>
  work.openWorkFile(db, { kind: orderCharge.kind, number: orderNumber }, fileId, actor.userId, context);

export const readThumbnail = (
  db: Db,
  actor: Actor,
  orderNumber: string,
  fileId: string,
  context: Context,
): Promise<{ name: string; file: OpenFile }> =>
  work.openWorkThumbnail(db, { kind: orderCharge.kind, number: orderNumber }, fileId, actor.userId, context);
