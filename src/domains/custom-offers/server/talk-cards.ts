/** Requests and offers as cards of the conversation (decision 146). */
import { showCard } from '#domains/messaging/server/messaging.ts';
import { formatDay } from '#kit/format/time.ts';
import { formatUnit } from '#kit/format/unit.ts';
import { instanceLocale } from '#kit/locale.ts';
import { money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import type { TalkCards } from '#domains/messaging/server/messaging.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { cardNote, fact, moneyFact, timeFact, type TalkCard } from '#kit/talk-card.ts';
import { pathTo } from '#routes';
import { mayMove } from '../policy.ts';
import { STATE_WORDS } from '../words.ts';
import { OFFER_COLUMNS, offerOf, sideOf, type CustomOffer } from './store.ts';

const REQUEST = 'custom-offer-request';
const OFFER = 'custom-offer';
const versionRef = (number: string, version: number): string => `${number}/${version}`;

const aboutOf = ({ slug, title }: CustomOffer) => ({ kind: 'service', ref: slug, title }) as const;

export const showRequest = (tx: Tx, offer: CustomOffer, context: Context): Promise<void> =>
  showCard(
    tx,
    {
      kind: REQUEST,
      ref: offer.number,
      text: `Custom offer requested: ${offer.number}`,
      by: offer.clientId,
      to: offer.freelancerId,
      about: aboutOf(offer),
      isKnown: false,
    },
    context,
  );

export const showOffer = (tx: Tx, offer: CustomOffer, context: Context): Promise<void> =>
  showCard(
    tx,
    {
      kind: OFFER,
      ref: versionRef(offer.number, offer.version),
      text: `Custom offer ${offer.number}`,
      by: offer.freelancerId,
      to: offer.clientId,
      about: aboutOf(offer),
      isKnown: false,
    },
    context,
  );

const mine = statement(
  'custom_offers_on_cards',
  `select ${OFFER_COLUMNS} from custom_offer
    where number = any (:numbers) and (client_id = :readerId or freelancer_id = :readerId)`,
);
const versions = statement(
  'custom_offer_versions_on_cards',
  'select offer_id, version, scope, currency, price, delivery_days, revisions, valid_until from custom_offer_version where offer_id = any (:offerIds)',
);

async function readMany(db: Db, numbers: readonly string[], readerId: string): Promise<CustomOffer[]> {
  return (await db.rows(mine, { numbers: [...new Set(numbers)], readerId })).map(offerOf);
}

function requestCard(offer: CustomOffer, readerId: string, now: Date): TalkCard {
  const side = sideOf(offer, readerId);
  const waits = mayMove(offer, 'offer', 'freelancer', now).ok;
  const path = pathTo('custom-offer', { offerNumber: offer.number });
  return {
    label: 'Request for a custom offer',
    number: offer.number,
    title: offer.title,
    note: cardNote(offer.scope),
    facts: [
      ...(offer.budget === null ? [] : [moneyFact('Budget', offer.budget)]),
      ...(offer.wantedOn === null ? [] : [fact('Wanted by', formatDay(offer.wantedOn, 'date', instanceLocale()))]),
    ],
    state: STATE_WORDS[offer.state],
    ends_at: null,
    turn: !waits ? null : side === 'freelancer' ? 'yours' : 'theirs',
    act: waits && side === 'freelancer' ? { label: 'Make an offer', path } : null,
    path,
    did: 'requested a custom offer',
  };
}

export const requestCards: TalkCards = {
  kind: REQUEST,
  async read(db, refs, readerId, { clock }) {
    const offers = await readMany(db, refs, readerId);
    return new Map(offers.map((offer) => [offer.number, requestCard(offer, readerId, clock())]));
  },
};

type VersionRow = Awaited<ReturnType<typeof readVersions>>[number];
const readVersions = (db: Db, offers: readonly CustomOffer[]) =>
  db.rows(versions, { offerIds: offers.map(({ id }) => id) });

function offerCard(offer: CustomOffer, version: VersionRow, readerId: string, now: Date): TalkCard {
  const side = sideOf(offer, readerId);
  const isNewest = version.version === offer.version;
  const waits = isNewest && mayMove(offer, 'accept', 'client', now).ok;
  const checkout = { service: offer.slug, custom_offer: offer.number, version: String(version.version) };
  return {
    label: 'Custom offer',
    number: offer.number,
    title: offer.title,
    note: cardNote(version.scope),
    facts: [
      moneyFact('Price', money(version.price, version.currency)),
      fact('Delivery', formatUnit(version.delivery_days, 'day')),
      fact('Revisions', version.revisions === null ? 'Unlimited' : String(version.revisions)),
      ...(waits ? [timeFact('Valid until', version.valid_until)] : []),
    ],
    state: isNewest ? STATE_WORDS[offer.state] : { label: 'Replaced by a newer offer', tone: 'neutral' },
    ends_at: waits ? version.valid_until.toISOString() : null,
    turn: !waits ? null : side === 'client' ? 'yours' : 'theirs',
    act:
      waits && side === 'client'
        ? { label: 'Review and order', path: pathTo('order', { orderNumber: 'new' }, checkout) }
        : null,
    path:
      offer.orderNumber === null
        ? pathTo('custom-offer', { offerNumber: offer.number })
        : pathTo('order', { orderNumber: offer.orderNumber }),
    did: 'sent a custom offer',
  };
}

export const offerCards: TalkCards = {
  kind: OFFER,
  async read(db, refs, readerId, { clock }) {
    const offers = await readMany(
      db,
      refs.map((ref) => ref.split('/')[0] ?? ''),
      readerId,
    );
    const cards = new Map<string, TalkCard>();
    for (const version of await readVersions(db, offers)) {
      const offer = offers.find(({ id }) => id === version.offer_id);
      if (offer !== undefined)
        cards.set(versionRef(offer.number, version.version), offerCard(offer, version, readerId, clock()));
    }
    return cards;
  },
};
