/** The workroom in one read: everything the two people of an order share, as this reader may see it. */
import type { Actor } from '#kit/actor.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import { heldFor, trail } from '#domains/wallet/server/wallet.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { orderPage } from '../contract.ts';
import { clocksOf, periodsOf } from '../deadlines.ts';
import { otherSide, type OrderState, type Party } from '../order.ts';
import { offeredMoves } from '../policy.ts';
import { timelineWords } from '../timeline.ts';
import { concerns, moneyLines } from './money-lines.ts';
import type { FileRow } from './order-files.ts';
import { peopleOf } from './people.ts';
import { iso, isoOrNull, nobody, presentClock, presentFile, presentReview, type ReviewRow } from './present.ts';
import { ORDER_COLUMNS, orderOf, sideOf, type OrderRow } from './store.ts';

const mine = statement('order_page', `select ${ORDER_COLUMNS} from orders where number = $1 and (client_id = $2 or freelancer_id = $2)`);
const events = statement(
  'order_page_events',
  'select id, at, move, party, actor_id, state_before, state_after, reason from order_event where order_id = $1 order by id',
);
const files = statement(
  'order_page_files',
  `select file.id, file.uploader_id, purpose, delivery_id, sent_at is not null as sent, file.name, kind, bytes, sha256, uploaded_at,
     coalesce(scan.state, 'not_scanned') as scan
   from order_file file left join file_scan scan on scan.storage_key = file.storage_key
   where order_id = $1 and (sent_at is not null or file.uploader_id = $2) order by uploaded_at, file.id`,
);
const deliveries = statement(
  'order_page_deliveries',
  'select id, version, note, link, proof, delivered_at from order_delivery where order_id = $1 order by version desc',
);
const suspended = statement('order_page_suspended', 'select suspended_at is not null as suspended from account where id = $1');
const reviews = statement('order_page_reviews', 'select * from review where order_id = $1');

interface EventRow {
  id: string;
  at: Date;
  move: string;
  party: Party;
  actor_id: string | null;
  state_before: OrderState | null;
  state_after: OrderState;
  reason: string | null;
}

interface DeliveryRow {
  id: string;
  version: number;
  note: string;
  link: string | null;
  proof: Buffer;
  delivered_at: Date;
}

export async function readOrderPage(db: Db, actor: Actor, orderNumber: string, context: Context): Promise<DataOf<typeof orderPage>> {
  const row = await db.row<OrderRow>(mine, [orderNumber, actor.userId]);
  if (row === undefined) throw new Failure('not_found');
  const order = orderOf(row);
  const side = sideOf(order, actor.userId);
  const now = context.clock();
  const [people, timeline, allFiles, handedOver, written, journals, held, other] = await Promise.all([
    peopleOf(db, [order.clientId, order.freelancerId]),
    db.rows<EventRow>(events, [order.id]),
    db.rows<FileRow>(files, [order.id, actor.userId]),
    db.rows<DeliveryRow>(deliveries, [order.id]),
    db.rows<ReviewRow>(reviews, [order.id]),
    trail(db, order.id),
    heldFor(db, { type: 'order', id: order.id }, order.terms.total.currency),
    db.row<{ suspended: boolean }>(suspended, [side === 'client' ? order.freelancerId : order.clientId]),
  ]);
  const client = people.get(order.clientId) ?? nobody(order.clientId);
  const freelancer = people.get(order.freelancerId) ?? nobody(order.freelancerId);
  const sent = (of: (file: FileRow) => boolean) => allFiles.filter((file) => file.sent && of(file)).map((file) => presentFile(file, order.clientId));
  const mineWritten = written.find(({ author }) => author === side);
  const theirs = written.find(({ author }) => author !== side);
  const { title, slug, coverUrl, package: bought, extras, questions } = order.offer;
  return {
    id: order.id,
    orderNumber: order.number,
    state: order.state,
    late: order.lateAt !== null,
    autoApproved: row.auto_approved,
    onHold: order.onHoldAt !== null,
    waits: order.waitsSince !== null,
    otherSuspended: other?.suspended ?? false,
    side,
    placedAt: iso(order.placedAt),
    dueAt: isoOrNull(order.dueAt),
    completedAt: isoOrNull(order.completedAt),
    offer: { title, slug, coverUrl, package: bought, extras: [...extras] },
    terms: order.terms,
    held,
    client,
    freelancer,
    clocks: clocksOf(order).map(presentClock),
    moves: offeredMoves(order, side, now),
    questions: questions.map((question) => ({ ...question, choices: [...question.choices] })),
    answers: row.answers,
    requirementFiles: sent(({ purpose }) => purpose === 'requirements'),
    draftFiles: allFiles.filter((file) => !file.sent).map((file) => presentFile(file, order.clientId)),
    deliveries: handedOver.map((delivery) => ({
      id: delivery.id,
      version: delivery.version,
      note: delivery.note,
      link: delivery.link,
      proof: delivery.proof.toString('hex'),
      deliveredAt: iso(delivery.delivered_at),
      files: sent((file) => file.delivery_id === delivery.id),
    })),
    timeline: timeline.map((event) => ({
      id: event.id,
      at: iso(event.at),
      move: event.move,
      party: event.party,
      byName: event.actor_id === null ? null : (people.get(event.actor_id)?.name ?? null),
      before: event.state_before,
      after: event.state_after,
      words: timelineWords(event.move),
      reason: event.reason,
    })),
    money: moneyLines(journals.filter(concerns(actor.userId, side)), order),
    reviews: {
      shownAt: isoOrNull(order.reviewsShownAt),
      closesAt: order.completedAt === null ? null : iso(new Date(order.completedAt.getTime() + periodsOf(order).reviewsMs)),
      mine: mineWritten === undefined ? null : presentReview(mineWritten),
      theirs: theirs === undefined || theirs.shown_at === null ? null : presentReview(theirs),
      theyWrote: order.reviewedBy.includes(otherSide(side)),
    },
  };
}
