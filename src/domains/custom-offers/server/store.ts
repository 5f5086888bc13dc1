/** Rows of custom offers, and how a command takes one. */
import { Failure } from '#kit/errors.ts';
import { userTopic, type EventKind, type FactsOf } from '#kit/events.ts';
import { money, type Money } from '#kit/money.ts';
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import type { Side } from '#kit/sides.ts';
import type { OfferFacts } from '../custom-offer.ts';
import { offerTopic } from '../offer-number.ts';

export const OFFER_COLUMNS = `id, number, state, service_id, service_slug, title, client_id, freelancer_id, currency, scope, budget,
  to_char(wanted_on, 'YYYY-MM-DD') as wanted_on, asked_at, version, sent_at, valid_until, order_number, ended_at, reminded_at`;

export interface CustomOffer extends OfferFacts {
  readonly id: string;
  readonly number: string;
  readonly slug: string;
  readonly title: string;
  readonly clientId: string;
  readonly freelancerId: string;
  readonly currency: string;
  readonly scope: string;
  readonly budget: Money | null;
  /** A day, as the client typed it. */
  readonly wantedOn: string | null;
  readonly orderNumber: string | null;
  readonly endedAt: Date | null;
  readonly remindedAt: Date | null;
}

const numbered = statement(
  'custom_offer_mine',
  `select ${OFFER_COLUMNS} from custom_offer
    where number = :number and (client_id = :userId or freelancer_id = :userId)`,
);
const lockMine = statement(
  'custom_offer_lock_mine',
  `select ${OFFER_COLUMNS} from custom_offer
    where number = :number and (client_id = :userId or freelancer_id = :userId) for no key update`,
);
const lockById = statement(
  'custom_offer_lock',
  `select ${OFFER_COLUMNS} from custom_offer where id = :id for no key update`,
);
export type OfferRow = RowOf<typeof lockById>;

export const offerOf = (row: OfferRow): CustomOffer => ({
  id: row.id,
  number: row.number,
  state: row.state,
  slug: row.service_slug,
  title: row.title,
  clientId: row.client_id,
  freelancerId: row.freelancer_id,
  currency: row.currency,
  scope: row.scope,
  budget: row.budget === null ? null : money(row.budget, row.currency),
  wantedOn: row.wanted_on,
  askedAt: row.asked_at,
  version: row.version,
  sentAt: row.sent_at,
  validUntil: row.valid_until,
  orderNumber: row.order_number,
  endedAt: row.ended_at,
  remindedAt: row.reminded_at,
});

const found = (row: OfferRow | undefined): CustomOffer => {
  if (row === undefined) throw new Failure('not_found');
  return offerOf(row);
};

export const sideOf = ({ clientId }: Pick<CustomOffer, 'clientId'>, userId: string): Side =>
  clientId === userId ? 'client' : 'freelancer';

/** Only the reader's own: someone else's is not found (E-3). */
export const readMine = async (reads: Db | Tx, number: string, userId: string): Promise<CustomOffer> =>
  found(await reads.row(numbered, { number, userId }));
export const lockMyOffer = async (tx: Tx, number: string, userId: string): Promise<CustomOffer> =>
  found(await tx.row(lockMine, { number, userId }));
export const lockOffer = async (tx: Tx, id: string): Promise<CustomOffer> => found(await tx.row(lockById, { id }));

const versions = statement(
  'custom_offer_versions',
  `select version, scope, currency, price, delivery_days, revisions, sent_at, valid_until from custom_offer_version
   where offer_id = :offerId order by version desc`,
);

/** The newest first. */
export async function versionsOf(reads: Db | Tx, offerId: string) {
  return (await reads.rows(versions, { offerId })).map(({ price, currency, ...rest }) => ({
    ...rest,
    price: money(price, currency),
  }));
}

const party = statement(
  'custom_offer_is_party',
  'select 1 as found from custom_offer where number = :number and (client_id = :userId or freelancer_id = :userId)',
);
export const isPartyOf = async (db: Db, userId: string, number: string): Promise<boolean> =>
  (await db.row(party, { number, userId })) !== undefined;

type About = 'offerId' | 'offerNumber' | 'title' | 'clientId' | 'freelancerId';

/** Both people's open screens are hinted. */
export function announceOffer<Kind extends EventKind>(
  tx: Tx,
  event: Kind,
  offer: CustomOffer,
  facts: Omit<FactsOf<Kind>, About>,
): void {
  const { id: offerId, number: offerNumber, title, clientId, freelancerId } = offer;
  announce(tx, event, { offerId, offerNumber, title, clientId, freelancerId, ...facts } as FactsOf<Kind>, [
    offerTopic(offerNumber),
    userTopic(clientId),
    userTopic(freelancerId),
  ]);
}
