/** Evidence for a payer's bank, made from the order's timeline (ORD-17). */
import {
  deliveriesOf,
  extrasOf,
  filesOf,
  historyOf,
  moneyLines,
  timelineOf,
} from '#domains/paid-work/server/paid-work.ts';
import { reviewsOf } from '#domains/reviews/server/reviews.ts';
import { trail } from '#domains/wallet/server/wallet.ts';
import { isHeldBack } from '#kit/file-scan.ts';
import { formatMoney, money } from '#kit/money.ts';
import type { ChargeEvidence, ChargeLine } from '#domains/wallet/server/wallet.ts';
import { jsonEntry, textEntry } from '#kit/server/zip.ts';
import type { Context } from '#kit/server/context.ts';
import { termsHistory } from '#kit/server/terms.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { ZipEntry } from '#kit/server/zip.ts';
import { orderCharge } from '../charge-kind.ts';
import { timelineWords } from '../timeline.ts';
import { ORDER_COLUMNS, ORDERS, ordersOf } from './store.ts';
import { offerFrom } from './stored-offer.ts';

const offerOfOrder = statement('evidence_offer', 'select offer from orders where id = :orderId');
const orderById = statement('evidence_order', `select ${ORDER_COLUMNS} from ${ORDERS} where id = :orderId`);

/** A person's file name inside the archive, without path separators and odd characters. */
const safe = (name: string): string => name.replaceAll(/[^\w.\- ]/gu, '_').slice(-100);

async function ofOrder(db: Db, orderId: string, context: Context, room: { bytes: number }): Promise<ZipEntry[]> {
  const [row, history] = await Promise.all([db.row(orderById, { orderId }), termsHistory(db, context.clock())]);
  const [order] = row === undefined ? [] : await ordersOf(db, [row], history);
  if (row === undefined || order === undefined) return [];
  const [events, handedOver, sent, written, journals, extras] = await Promise.all([
    historyOf(db, orderId),
    deliveriesOf(db, orderId),
    filesOf(db, orderId),
    reviewsOf(db, orderId),
    trail(db, orderId),
    extrasOf(db, orderId),
  ]);
  const entries: ZipEntry[] = [];
  const listed = sent.map(({ id, purpose, storage_key, name, bytes, sha256, uploaded_at, scan }) => {
    // A bank is sent no malware; the hash proves what it was.
    const packed = !isHeldBack(scan) && Number(bytes) <= room.bytes;
    const place = `${order.number}/files/${purpose}-${id.slice(-6)}-${safe(name)}`;
    if (packed) {
      room.bytes -= Number(bytes);
      entries.push({
        name: place,
        isPacked: true,
        open: async () => (await context.files.open(storage_key))?.content ?? null,
      });
    }
    return {
      name,
      purpose,
      bytes,
      sha256: sha256.toString('hex'),
      scan,
      sentAt: uploaded_at,
      inThisArchive: packed ? place : null,
    };
  });
  const timeline = timelineOf(order, events, written, new Map(), timelineWords);
  const lines = timeline.map(
    ({ at, words, party, reason }) => `${at}  ${party}: ${words}${reason === null ? '' : ` (${reason})`}`,
  );
  return [
    textEntry(`${order.number}/timeline.txt`, [
      `Order ${order.number}: ${order.offer.title}`,
      `Total paid: ${formatMoney(order.terms.total)} ${order.terms.total.currency}`,
      '',
      ...lines,
    ]),
    jsonEntry(`${order.number}/order.json`, {
      number: order.number,
      agreed: { offer: order.offer, terms: order.terms, deliveryDays: order.deliveryDays, placedAt: row.placed_at },
      requirements: row.answers,
      timeline: timeline.map(({ at, move, party, reason, before, after }) => ({
        at,
        move,
        party,
        reason,
        before,
        after,
      })),
      deliveries: handedOver
        .toReversed()
        .map(({ id: _id, ...delivery }) => ({ ...delivery, proof: delivery.proof.toString('hex') })),
      approvedAt: row.completed_at,
      approvedBy: row.completed_at === null ? null : row.auto_approved ? 'the end of the time to review' : 'the client',
      files: listed,
      reviews: written
        .filter(({ shown_at: shownAt }) => shownAt !== null)
        .map(({ author, communication, quality, value, body, written_at: writtenAt }) => ({
          author,
          communication,
          quality,
          value,
          body,
          writtenAt,
        })),
      money: moneyLines(journals, order, extras),
    }),
    ...entries,
  ];
}

/** The package, its extras, and each extra or revision that was added since (ORD-15). */
async function linesOf(db: Db, orderId: string): Promise<ChargeLine[]> {
  const [row, added] = await Promise.all([db.row(offerOfOrder, { orderId }), extrasOf(db, orderId)]);
  if (row === undefined) return [];
  const { package: bought, extras } = offerFrom(row.offer);
  return [
    { words: `${bought.name} package`, amount: bought.price },
    ...extras.map(({ title, price }) => ({ words: title, amount: price })),
    ...added
      .filter(({ outcome }) => outcome === 'accepted')
      .toReversed()
      .map(({ title, price, currency }) => ({ words: title, amount: money(price, currency) })),
  ];
}

export const orderEvidence: ChargeEvidence = { kind: orderCharge.kind, linesOf, entriesOf: ofOrder };
