/** Files of an order: who may add which, and when. Keeping and sending them is what all paid work shares. */
import * as work from '#domains/paid-work/server/paid-work.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import type { FileSize } from '#kit/file-size.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { termsHistory } from '#kit/server/terms.ts';
import type { FileAnswer } from '#kit/server/http/file-answer.ts';
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

async function readMyOrder(db: Db, orderNumber: string, userId: string, now: Date): Promise<Order> {
  const [row, history] = await Promise.all([db.row(mine, { orderNumber, userId }), termsHistory(db, now)]);
  const [order] = row === undefined ? [] : await ordersOf(db, [row], history);
  if (order === undefined) throw new Failure('not_found');
  return order;
}

interface FileOfOrder {
  readonly order_number: string;
  readonly purpose: Purpose;
}

export const orderFiles = work.workFiles<FileOfOrder>({
  async mayAdd(db, { userId }, { order_number: number, purpose }, context) {
    const order = await readMyOrder(db, number, userId, context.clock());
    mustTakeFiles(order, sideOf(order, userId), purpose);
    return work.workHost(asWork(order), purpose);
  },
  async mayStillAdd(tx, { userId }, { order_number: number, purpose }, context) {
    const { order, side } = await lockMyOrder(tx, number, userId, context);
    mustTakeFiles(order, side, purpose);
    return work.workHost(asWork(order), purpose);
  },
});

interface NamedFile {
  readonly order_number: string;
  readonly file_id: string;
  readonly size?: FileSize;
}

export const openOrderFile = (
  db: Db,
  { userId: readerId }: Actor,
  { order_number: number, file_id: fileId, size }: NamedFile,
  context: Context,
): Promise<FileAnswer> => work.openWorkFile(db, { kind: orderCharge.kind, number, fileId, readerId, size }, context);
