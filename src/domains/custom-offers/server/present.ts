/** The only place where rows of custom offers become the contract's shapes, for this reader. */
import { filesOf, presentClock, presentFile } from '#domains/paid-work/server/paid-work.ts';
import { shownPeople, type ShownPerson } from '#domains/profiles/server/profiles.ts';
import { serviceToOffer, type ServiceToOffer } from '#domains/services/server/services.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { SELLER_TERMS } from '#kit/fees.ts';
import { money } from '#kit/money.ts';
import { cutPage, isInstant, placeOf } from '#kit/paging.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { termsInForce } from '#kit/server/terms.ts';
import { onTheWire } from '#kit/wire-terms.ts';
import type { CustomOfferPage, OfferLine } from '../contract.ts';
import { isOpen, OPEN_STATES, OFFER_STATES, type OfferState } from '../custom-offer.ts';
import { clocksOf, type OfferClock } from '../deadlines.ts';
import { offeredMoves } from '../policy.ts';
import { comingWords, timelineWords } from '../words.ts';
import { OFFER_COLUMNS, offerOf, readMine, sideOf, versionsOf, type CustomOffer, type OfferRow } from './store.ts';
import { whyNotOrdered } from './why-not.ts';

const shownClock = (clock: OfferClock) => presentClock(clock, comingWords);

const history = statement(
  'custom_offer_history',
  'select id, at, move, party, actor_id, state_before, state_after, reason from custom_offer_event where offer_id = :offerId order by id',
);

export async function readOfferPage(db: Db, actor: Actor, number: string, context: Context): Promise<CustomOfferPage> {
  const now = context.clock();
  const offer = await readMine(db, number, actor.userId);
  const side = sideOf(offer, actor.userId);
  const [personOf, versions, lines, inForce, service, files] = await Promise.all([
    shownPeople(db, [offer.clientId, offer.freelancerId]),
    versionsOf(db, offer.id),
    db.rows(history, { offerId: offer.id }),
    termsInForce(db, now),
    isOpen(offer.state) ? soldNow(db, offer.slug) : null,
    filesOf(db, offer.id),
  ]);
  const nameOf = (id: string | null): string | null => (id === null ? null : personOf(id).name);
  return {
    number: offer.number,
    state: offer.state,
    side,
    service: { slug: offer.slug, title: offer.title },
    scope: offer.scope,
    budget: offer.budget,
    wanted_on: offer.wantedOn,
    files: files.map(presentFile),
    asked_at: offer.askedAt.toISOString(),
    client: personOf(offer.clientId),
    freelancer: personOf(offer.freelancerId),
    currency: offer.currency,
    in_force: onTheWire(SELLER_TERMS, inForce),
    versions: versions.map(({ sent_at: sentAt, valid_until: validUntil, ...version }) => ({
      ...version,
      sent_at: sentAt.toISOString(),
      valid_until: validUntil.toISOString(),
    })),
    order_number: offer.orderNumber,
    refusal:
      offer.state !== 'offered' || offer.validUntil === null
        ? null
        : service === null
          ? GONE
          : whyNotOrdered(service, offer.validUntil),
    away_until: service?.awayUntil?.toISOString() ?? null,
    clocks: clocksOf(offer).map(shownClock),
    moves: offeredMoves(offer, side, now),
    timeline: lines.map((line) => ({
      id: line.id,
      at: line.at.toISOString(),
      move: line.move,
      party: line.party,
      by_name: nameOf(line.actor_id),
      before: line.state_before,
      after: line.state_after,
      words: timelineWords(line.move),
      reason: line.reason,
    })),
  };
}

const GONE = 'This service is no longer available.';

async function soldNow(db: Db, slug: string): Promise<ServiceToOffer | null> {
  try {
    return await serviceToOffer(db, slug);
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}

type Column = 'client_id' | 'freelancer_id';
const PRICE = `(select price from custom_offer_version v where v.offer_id = custom_offer.id and v.version = custom_offer.version) as price`;
const listOf = (column: Column) =>
  statement(
    `custom_offer_list ${column}`,
    `select ${OFFER_COLUMNS}, ${PRICE} from custom_offer where ${column} = :clientId and state = any (:states)
     and (:askedAt::timestamptz is null or (asked_at, id) < (:askedAt::timestamptz, :id::uuid))
       order by asked_at desc, id desc limit :limit`,
  );
const lists = { buying: listOf('client_id'), selling: listOf('freelancer_id') };

interface ListQuery {
  readonly side: 'buying' | 'selling';
  readonly state?: 'open' | 'closed' | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}
const PAGE_SIZE = 20;
const CLOSED_STATES = OFFER_STATES.filter((state) => !(OPEN_STATES as readonly OfferState[]).includes(state));

type Row = OfferRow & { readonly price: string | null };

function presentLine(row: Row, side: 'client' | 'freelancer', personOf: (id: string) => ShownPerson): OfferLine {
  const offer: CustomOffer = offerOf(row);
  const [clock] = clocksOf(offer);
  return {
    number: offer.number,
    state: offer.state,
    side,
    title: offer.title,
    other: personOf(side === 'client' ? offer.freelancerId : offer.clientId).name,
    price: row.price === null ? null : money(row.price, offer.currency),
    asked_at: offer.askedAt.toISOString(),
    clock: clock === undefined ? null : shownClock(clock),
  };
}

export async function readOfferList(db: Db, actor: Actor, { side, state, cursor, limit = PAGE_SIZE }: ListQuery) {
  const place = placeOf(cursor, { key: isInstant });
  const states = state === 'open' ? OPEN_STATES : state === 'closed' ? CLOSED_STATES : OFFER_STATES;
  const rows = await db.rows(lists[side], {
    clientId: actor.userId,
    states,
    askedAt: place?.key ?? null,
    id: place?.id ?? null,
    limit: limit + 1,
  });
  const page = cutPage(rows, limit, (row) => ({ key: row.asked_at.toISOString(), id: row.id }));
  const personOf = await shownPeople(
    db,
    page.items.flatMap((row) => [row.client_id, row.freelancer_id]),
  );
  return {
    items: page.items.map((row) => presentLine(row, side === 'buying' ? 'client' : 'freelancer', personOf)),
    next_cursor: page.next_cursor,
  };
}

const waiting = {
  client: statement(
    'custom_offers_waiting client',
    `select ${OFFER_COLUMNS}, ${PRICE} from custom_offer where client_id = :userId and state = 'offered'
      order by clock_at, id limit 20`,
  ),
  freelancer: statement(
    'custom_offers_waiting freelancer',
    `select ${OFFER_COLUMNS}, ${PRICE} from custom_offer where freelancer_id = :userId and state = 'requested'
      order by clock_at, id limit 20`,
  ),
};

/** What waits for this person on that side, by deadline. */
export async function offersWaiting(db: Db, userId: string, side: 'client' | 'freelancer'): Promise<OfferLine[]> {
  const rows = await db.rows(waiting[side], { userId });
  if (rows.length === 0) return [];
  const personOf = await shownPeople(
    db,
    rows.flatMap((row) => [row.client_id, row.freelancer_id]),
  );
  return rows.map((row) => presentLine(row, side, personOf));
}
