/** Evidence for a payer's bank, made of what the order's timeline already proves (ORD-17). */
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { disputeFacts, trail } from '#domains/wallet/server/wallet.ts';
import { Failure } from '#kit/errors.ts';
import { isHeldBack, type ScanState } from '#kit/file-scan.ts';
import { formatMoney } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { FileAnswer } from '#kit/server/http/file-answer.ts';
import { zipStream, type ZipEntry } from '#kit/server/zip.ts';
import { timelineWords } from '../timeline.ts';
import { moneyLines } from './money-lines.ts';
import { ORDER_COLUMNS, orderOf, type OrderRow } from './store.ts';

/** Larger files are named with their hash instead: banks take a few megabytes, and the hash proves the rest. */
const MOST_FILE_BYTES = 16 * 1_024 * 1_024;

const one = statement('evidence_order', `select ${ORDER_COLUMNS} from orders where id = $1`);
const events = statement('evidence_events', 'select at, move, party, reason, state_before, state_after from order_event where order_id = $1 order by id');
const deliveries = statement('evidence_deliveries', 'select version, note, link, proof, delivered_at from order_delivery where order_id = $1 order by version');
const files = statement(
  'evidence_files',
  `select file.id, purpose, file.storage_key, file.name, bytes, sha256, uploaded_at, coalesce(scan.state, 'not_scanned') as scan
   from order_file file left join file_scan scan on scan.storage_key = file.storage_key
   where order_id = $1 and sent_at is not null order by uploaded_at, file.id`,
);
const reviews = statement(
  'evidence_reviews',
  'select author, communication, quality, value, body, written_at from review where order_id = $1 and shown_at is not null',
);

interface FileRow {
  id: string;
  purpose: string;
  storage_key: string;
  name: string;
  bytes: string;
  sha256: Buffer;
  uploaded_at: Date;
  scan: ScanState;
}

const json = (name: string, value: unknown): ZipEntry => ({ name, open: async () => Readable.from([Buffer.from(`${JSON.stringify(value, null, 2)}\n`)]) });
const text = (name: string, lines: readonly string[]): ZipEntry => ({ name, open: async () => Readable.from([Buffer.from(`${lines.join('\n')}\n`)]) });
/** A person's file name inside the archive: no way out of its folder, no odd signs. */
const safe = (name: string): string => name.replaceAll(/[^\w.\- ]/gu, '_').slice(-100);

async function ofOrder(db: Db, orderId: string, context: Context, room: { bytes: number }): Promise<ZipEntry[]> {
  const row = await db.row<OrderRow>(one, [orderId]);
  if (row === undefined) return [];
  const order = orderOf(row);
  const [told, handedOver, sent, written, journals] = await Promise.all([
    db.rows<{ at: Date; move: string; party: string; reason: string | null; state_before: string | null; state_after: string }>(events, [orderId]),
    db.rows<{ version: number; note: string; link: string | null; proof: Buffer; delivered_at: Date }>(deliveries, [orderId]),
    db.rows<FileRow>(files, [orderId]),
    db.rows<Record<string, unknown>>(reviews, [orderId]),
    trail(db, orderId),
  ]);
  const entries: ZipEntry[] = [];
  const listed = sent.map(({ id, purpose, storage_key, name, bytes, sha256, uploaded_at, scan }) => {
    // A bank is sent no malware; the hash proves what it was.
    const packed = !isHeldBack(scan) && Number(bytes) <= room.bytes;
    const place = `${order.number}/files/${purpose}-${id.slice(-6)}-${safe(name)}`;
    if (packed) {
      room.bytes -= Number(bytes);
      entries.push({ name: place, isPacked: true, open: async () => (await context.files.open(storage_key))?.content ?? null });
    }
    return { name, purpose, bytes, sha256: sha256.toString('hex'), scan, sentAt: uploaded_at, inThisArchive: packed ? place : null };
  });
  const lines = told.map(({ at, move, party, reason }) => `${at.toISOString()}  ${party}: ${timelineWords(move)}${reason === null ? '' : ` (${reason})`}`);
  return [
    text(`${order.number}/timeline.txt`, [
      `Order ${order.number}: ${order.offer.title}`,
      `Total paid: ${formatMoney(order.terms.total)} ${order.terms.total.currency}`,
      '',
      ...lines,
    ]),
    json(`${order.number}/order.json`, {
      number: order.number,
      agreed: { offer: order.offer, terms: order.terms, deliveryDays: order.deliveryDays, placedAt: row.placed_at },
      requirements: row.answers,
      timeline: told,
      deliveries: handedOver.map((delivery) => ({ ...delivery, proof: delivery.proof.toString('hex') })),
      approvedAt: row.completed_at,
      approvedBy: row.completed_at === null ? null : row.auto_approved ? 'the end of the time to review' : 'the client',
      files: listed,
      reviews: written,
      money: moneyLines(journals, order),
    }),
    ...entries,
  ];
}

export async function readEvidencePack(db: Db, disputeId: string, context: Context): Promise<FileAnswer> {
  const dispute = await disputeFacts(db, disputeId);
  if (dispute === null) throw new Failure('not_found');
  const room = { bytes: MOST_FILE_BYTES };
  const entries = [json('dispute.json', dispute)];
  for (const orderId of dispute.orderIds) entries.push(...(await ofOrder(db, orderId, context, room)));
  const bytes = await buffer(await zipStream(entries, context.clock()));
  return new FileAnswer(`evidence-${dispute.fundingNumber}.zip`, { bytes: bytes.length, content: Readable.from([bytes]) });
}
