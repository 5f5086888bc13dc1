/** The workroom in one read: everything that the two people of an order share, as this reader may see it. */
import type { Actor } from '#kit/actor.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import {
  concerns,
  deliveriesOf,
  extrasOf,
  filesOf,
  historyOf,
  lastExtension,
  lastSplit,
  moneyLines,
  paymentRisk,
  presentExtension,
  presentExtra,
  presentFile,
  presentHandover,
  presentRevision,
  presentSplit,
  revisionsOf,
  timelineOf,
} from '#domains/paid-work/server/paid-work.ts';
import { withExtra } from '#domains/paid-work/extra.ts';
import { revisionsLeft } from '#domains/paid-work/revision.ts';
import { whyNotAgain } from '#domains/disputes/dispute.ts';
import { evidenceOf, latestDispute, presentDispute } from '#domains/disputes/server/disputes.ts';
import { partsAt } from '#domains/paid-work/split-offer.ts';
import { personCards, shownPeople } from '#domains/profiles/server/profiles.ts';
import { presentReviews, reviewsOf } from '#domains/reviews/server/reviews.ts';
import { extrasOfVersion } from '#domains/services/server/services.ts';
import { heldFor, trail, whyNotHeldAgain } from '#domains/wallet/server/wallet.ts';
import type { Context } from '#kit/server/context.ts';
import { termsHistory } from '#kit/server/terms.ts';
import { onTheWire } from '#kit/wire-terms.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { orderPage } from '../contract.ts';
import { isLate, ROOM_TERMS, shownClocksOf } from '../deadlines.ts';
import { offeredMoves } from '../policy.ts';
import { timelineWords } from '../timeline.ts';
import { addableOf } from './add-extras.ts';
import { asWork } from './as-work.ts';
import { tipOf } from './give-tip.ts';
import { iso, isoOrNull, shownClock } from './present.ts';
import { ORDER_COLUMNS, ORDERS, ordersOf, sideOf, type Order } from './store.ts';

const mine = statement(
  'order_page',
  `select ${ORDER_COLUMNS} from ${ORDERS}
    where number = :orderNumber and (client_id = :userId or freelancer_id = :userId)`,
);
const suspended = statement(
  'order_page_suspended',
  'select suspended_at is not null as suspended from account_standing where id = :otherId',
);

export async function readOrderPage(
  db: Db,
  actor: Actor,
  orderNumber: string,
  context: Context,
): Promise<DataOf<typeof orderPage>> {
  const now = context.clock();
  const [row, history] = await Promise.all([
    db.row(mine, { orderNumber, userId: actor.userId }),
    termsHistory(db, now),
  ]);
  const [order] = row === undefined ? [] : await ordersOf(db, [row], history);
  if (row === undefined || order === undefined) throw new Failure('not_found');
  const side = sideOf(order, actor.userId);
  const otherId = side === 'client' ? order.freelancerId : order.clientId;
  const [
    personOf,
    timeline,
    allFiles,
    handedOver,
    written,
    journals,
    held,
    split,
    extension,
    revisions,
    additions,
    listed,
    tip,
    dispute,
    unheld,
    other,
    risk,
    cards,
  ] = await Promise.all([
    shownPeople(db, [order.clientId, order.freelancerId]),
    historyOf(db, order.id),
    filesOf(db, order.id, actor.userId),
    deliveriesOf(db, order.id),
    reviewsOf(db, order.id),
    trail(db, order.id),
    heldFor(db, { type: 'order', id: order.id }, order.terms.total.currency),
    lastSplit(db, order.id),
    lastExtension(db, order.id),
    revisionsOf(db, order.id),
    extrasOf(db, order.id),
    side === 'client' && order.state === 'in_progress' ? extrasOfVersion(db, order.versionId) : [],
    tipOf(db, order.id),
    latestDispute(db, order.id),
    order.state === 'completed' ? whyNotHeldAgain(db, order.id, order.freelancerId) : null,
    db.row(suspended, { otherId }),
    paymentRisk(db, asWork(order), { isReleased: order.clearsAt !== null, side, noun: 'order' }),
    personCards(db, [otherId]),
  ]);
  const refusal = order.state === 'completed' ? (whyNotAgain(dispute) ?? unheld) : null;
  const client = personOf(order.clientId);
  const freelancer = personOf(order.freelancerId);
  const { title, slug, cover_url, package: bought, extras, questions, custom_offer: custom = null } = order.offer;
  return {
    id: order.id,
    order_number: order.number,
    state: order.state,
    late: isLate(order),
    auto_approved: row.auto_approved,
    on_hold: order.onHoldAt !== null,
    waits: order.waitsSince !== null,
    other_suspended: other?.suspended ?? false,
    time_zone: cards.get(otherId)?.timezone ?? null,
    side,
    placed_at: iso(order.placedAt),
    due_at: isoOrNull(order.dueAt),
    delivery_days: order.deliveryDays,
    completed_at: isoOrNull(order.completedAt),
    offer: { title, slug, cover_url, package: bought, extras: [...extras], custom_offer: custom },
    terms: order.terms,
    in_force: onTheWire(ROOM_TERMS, order.inForce),
    held,
    payment_risk: risk,
    client,
    freelancer,
    // The offers of a dispute are its own.
    cancellation:
      split === undefined || (dispute !== null && order.state !== 'cancel_requested')
        ? null
        : presentSplit(split, order.terms),
    extension: extension === undefined ? null : presentExtension(extension),
    additions: additions.map(presentExtra),
    addable: addableOf(order, listed, additions).map((extra) => ({
      ...extra,
      total: withExtra(order.inForce, order.terms, extra.price).added.total,
    })),
    offer_total: order.extra === null ? null : withExtra(order.inForce, order.terms, order.extra.price).added.total,
    tip,
    revisions: {
      included: order.revisions.included,
      left: revisionsLeft(order.revisions),
      requests: revisions.map(presentRevision),
    },
    dispute: dispute === null ? null : await presentDispute(db, dispute, actor.userId, now),
    // Nothing was split of an order that was never paid.
    ended:
      order.releasedShare === null || order.paidAt === null
        ? null
        : endedWith(order, order.releasedShare, dispute?.share !== null && dispute !== null),
    clocks: shownClocksOf(order).map(shownClock(order)),
    moves: offeredMoves(order, side, now)
      .filter(({ name }) => name !== 'tip' || tip === null)
      .map((move) =>
        move.name === 'openDispute' && move.ok && refusal !== null ? { ...move, ok: false, why: refusal } : move,
      ),
    questions: questions.map((question) => ({ ...question, choices: [...question.choices] })),
    answers: row.answers,
    ...presentHandover(handedOver, allFiles),
    evidence_files: allFiles.filter(({ sent, purpose }) => !sent && purpose === evidenceOf(side)).map(presentFile),
    timeline: timelineOf(
      order,
      timeline,
      written,
      new Map([client, freelancer].map((person) => [person.id, person])),
      timelineWords,
    ),
    money: moneyLines(journals.filter(concerns(actor.userId, side)), order, additions),
    reviews: presentReviews(order.reviews, written, side, now),
  };
}

function endedWith({ terms }: Order, share: number, byDispute: boolean) {
  const { toFreelancer, backToClient } = partsAt(terms, share);
  return {
    by: byDispute ? ('dispute' as const) : ('operator' as const),
    percent: share / 100,
    to_freelancer: toFreelancer,
    back_to_client: backToClient,
  };
}
