import { Failure, invalidField } from '#kit/errors.ts';
import type { ServiceId, UserId } from '#kit/ids.ts';
import { formatTime } from '#kit/format/time.ts';
import { instanceLocale } from '#kit/locale.ts';
import { add, sum, type Money } from '#kit/money.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { holdCause } from '../absence.ts';
import { coverUrl } from '../cover.ts';
import { contentFrom } from './stored.ts';
import type { PackageTier, Requirement, ServiceExtra } from '../draft.ts';
import { isListed, type ServiceState } from '../service.ts';

/** The service by its id or slug; extras are ids of its own list. */
export type OfferWanted = ({ readonly serviceId: string } | { readonly slug: string }) & {
  readonly packageKey: PackageTier;
  readonly extras: readonly string[];
};

/** What is on sale right now, from stored data only (MON-6). Copy it onto the order: it may change the minute after. */
export interface Offer {
  readonly serviceId: ServiceId;
  /** The immutable version it was read from. */
  readonly versionId: string;
  readonly sellerId: UserId;
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  /** A path on this site: the upload, or the generated picture. */
  readonly coverUrl: string;
  readonly package: {
    readonly tier: PackageTier;
    readonly name: string;
    /** One line of what is in it. */
    readonly description: string;
    readonly price: Money;
    readonly delivery_days: number;
    /** Null when unlimited. */
    readonly revisions: number | null;
  };
  readonly extras: readonly {
    readonly id: string;
    readonly title: string;
    readonly price: Money;
    readonly added_days: number;
  }[];
  /** Their freelancer takes so many open orders at the same time; null is no limit. */
  readonly mostOpen: number | null;
  /** Package and extras together, before any fee. */
  readonly price: Money;
  /** Package and extras together. */
  readonly deliveryDays: number;
  readonly questions: readonly Requirement[];
  /** Everything else that can be bought of it, for a buyer who changes their mind. */
  readonly choices: {
    readonly packages: readonly {
      readonly tier: PackageTier;
      readonly name: string;
      readonly description: string;
      readonly price: Money;
      readonly delivery_days: number;
    }[];
    readonly extras: readonly {
      readonly id: string;
      readonly title: string;
      readonly price: Money;
      readonly added_days: number;
    }[];
  };
}

/**
 * Services of a suspended or leaving seller are paused by a reaction, a moment later: their account is asked as well.
 */
const columns = `s.id, s.seller_id, s.state, s.slug as "slug!", v.id as version_id, v.content, a.suspended_at is null and a.closing_at is null and a.erased_at is null as sells,
  q.most_open, case when q.closed = 'away' then q.away_until end as away_until,
  case when s.state = 'on_hold' then (select e.reason from service_event e where e.service_id = s.id order by e.id desc limit 1) end as held_because
  from service s join service_version v on v.id = s.version_id join account_standing a on a.id = s.seller_id left join seller_capacity q on q.user_id = s.seller_id`;
const bySlug = statement('service_offer_by_slug', `select ${columns} where s.slug = :slug`);
const byId = statement('service_offer_by_id', `select ${columns} where s.id = :id`);

const gateOfSeller = statement(
  'service_pass_gate_of_seller',
  'select pass_gate(seller_id, false) from service where slug = :slug',
);

/**
 * Before an order on it: until the transaction ends its seller neither stops selling nor leaves, and what is read from
 * now on holds (the gate of a person's standing, decision 034).
 */
export const holdSeller = (tx: Tx, slug: string): void => tx.send(gateOfSeller, { slug });

/** In sentences of the server, which knows no reader's zone. */
export const dayInWords = (at: Date): string => formatTime(at, 'long', { locale: instanceLocale(), timeZone: 'UTC' });

/**
 * not_found for anything never published, wrong_state for what is paused or gone, invalid_input for a package it lacks.
 */
export async function offerForOrder(reads: Db | Tx, wanted: OfferWanted): Promise<Offer> {
  const row =
    'slug' in wanted ? await reads.row(bySlug, { slug: wanted.slug }) : await reads.row(byId, { id: wanted.serviceId });
  if (row === undefined) throw new Failure('not_found', { message: 'Service not found.' });
  if (!isListed(row.state) || !row.sells)
    throw new Failure('wrong_state', {
      message: 'This service isn’t taking orders at the moment.',
      data: { state: row.state },
    });
  if (row.away_until !== null)
    throw new Failure('wrong_state', {
      message: `This freelancer is away until ${dayInWords(row.away_until)}. Save the service, and we notify you when it takes orders again.`,
      data: { closed: 'away', opens_at: row.away_until.toISOString() },
    });
  const content = contentFrom(row.content);
  const chosen = content.packages.find(({ tier }) => tier === wanted.packageKey);
  if (chosen === undefined) throw invalidField('package', 'This service doesn’t have this package.');
  const extras = [...new Set(wanted.extras)].map((id) => extraOf(content.extras, id));
  const { tier, name, scope, price, delivery_days: deliveryDays, revisions } = chosen;
  return {
    serviceId: row.id,
    versionId: row.version_id,
    sellerId: row.seller_id,
    slug: row.slug,
    title: content.title,
    category: content.category,
    coverUrl: coverUrl(row.id, row.version_id, content),
    package: { tier, name, description: scope, price, delivery_days: deliveryDays, revisions },
    extras: extras.map(presentExtra),
    price: add(
      price,
      sum(
        extras.map((extra) => extra.price),
        price.currency,
      ),
    ),
    deliveryDays: extras.reduce((days, extra) => days + extra.added_days, deliveryDays),
    questions: content.requirements,
    mostOpen: row.most_open,
    choices: {
      packages: content.packages.map((servicePackage) => ({
        tier: servicePackage.tier,
        name: servicePackage.name,
        description: servicePackage.scope,
        price: servicePackage.price,
        delivery_days: servicePackage.delivery_days,
      })),
      extras: content.extras.map(presentExtra),
    },
  };
}

/** A service as a custom offer is based on it, whatever its packages are now. */
export interface ServiceToOffer extends Pick<
  Offer,
  'serviceId' | 'versionId' | 'sellerId' | 'slug' | 'title' | 'coverUrl' | 'questions'
> {
  readonly state: ServiceState;
  /** Anyone can ask for an offer of it. */
  readonly isListed: boolean;
  /** An offer that was made can be ordered: a pause stops what anyone can order, not what its seller offered. */
  readonly isOrderable: boolean;
  /** The seller's account is neither suspended nor being closed. */
  readonly sells: boolean;
  /** While the seller is away (SVC-23). */
  readonly awayUntil: Date | null;
}

/** not_found for anything never published. */
export async function serviceToOffer(reads: Db | Tx, slug: string): Promise<ServiceToOffer> {
  const row = await reads.row(bySlug, { slug });
  if (row === undefined) throw new Failure('not_found', { message: 'Service not found.' });
  const content = contentFrom(row.content);
  return {
    serviceId: row.id,
    versionId: row.version_id,
    sellerId: row.seller_id,
    slug: row.slug,
    title: content.title,
    coverUrl: coverUrl(row.id, row.version_id, content),
    questions: content.requirements,
    state: row.state,
    isListed: isListed(row.state),
    isOrderable: isListed(row.state) || row.state === 'paused' || holdCause(row.held_because) === 'absence',
    sells: row.sells === true,
    awayUntil: row.away_until,
  };
}

const presentExtra = ({ id, name, price, added_days }: ServiceExtra) => ({ id, title: name, price, added_days });

const ofVersion = statement('service_extras_of_version', 'select content from service_version where id = :versionId');

/** Every extra of a version: a buyer keeps the one that was bought. */
export async function extrasOfVersion(reads: Db | Tx, versionId: string): Promise<Offer['extras']> {
  const row = await reads.row(ofVersion, { versionId });
  return row === undefined ? [] : contentFrom(row.content).extras.map(presentExtra);
}

const numberOfVersion = statement(
  'service_number_of_version',
  'select number from service_version where id = :versionId',
);

/** Which version of a service a buyer bought; 0 for one that is gone. */
export const versionBought = async (reads: Db | Tx, versionId: string): Promise<number> =>
  (await reads.row(numberOfVersion, { versionId }))?.number ?? 0;

function extraOf(extras: readonly ServiceExtra[], id: string): ServiceExtra {
  const extra = extras.find((extra) => extra.id === id);
  if (extra === undefined) throw invalidField('extras', 'This service doesn’t offer one of these extras.');
  return extra;
}
