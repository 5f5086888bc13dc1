import type { PackageTier } from '#domains/services/draft.ts';
import { offeredTerms, whyNotOrdered, type WantedOffer } from '#domains/custom-offers/server/custom-offers.ts';
import { offerForOrder, serviceToOffer, type Offer } from '#domains/services/server/services.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import type { Db, Tx } from '#kit/server/db/database.ts';
import { mustHavePlace } from './seller-queue.ts';
import type { FrozenOffer } from '../offer.ts';

export interface Wanted {
  /** The service's slug. */
  readonly service: string;
  /** One of its packages, or an offer that its seller made to this buyer. */
  readonly package?: PackageTier | undefined;
  readonly custom_offer?: WantedOffer | undefined;
  readonly extras: readonly string[];
}

export interface OfferToBuy {
  readonly serviceId: string;
  readonly versionId: string;
  readonly freelancerId: string;
  readonly offer: FrozenOffer;
  /** Package and extras together. */
  readonly deliveryDays: number;
  readonly choices: Offer['choices'];
}

/**
 * What is on sale now, in the form an order keeps it. `takeTurns` is what an order waits for where only some are taken
 * at a time.
 */
export async function offerToBuy(
  reads: Db | Tx,
  wanted: Wanted,
  userId: string,
  now: Date,
  takeTurns?: (sellerId: string) => void,
): Promise<OfferToBuy> {
  // Its freelancer made it for this client, whatever the limit.
  if (wanted.custom_offer !== undefined)
    return customOfferToBuy(reads, wanted.service, wanted.custom_offer, userId, now);
  if (wanted.package === undefined) throw invalidField('package', 'Choose a package.');
  const found = await offerForOrder(reads, { slug: wanted.service, packageKey: wanted.package, extras: wanted.extras });
  if (found.mostOpen !== null) {
    takeTurns?.(found.sellerId);
    await mustHavePlace(reads, found.sellerId, found.mostOpen);
  }
  const { title, slug, coverUrl, questions } = found;
  const extras = found.extras.map((extra) => ({ id: extra.id, title: extra.title, price: extra.price }));
  return {
    serviceId: found.serviceId,
    versionId: found.versionId,
    freelancerId: found.sellerId,
    offer: { title, slug, cover_url: coverUrl, package: found.package, extras, questions },
    deliveryDays: found.deliveryDays,
    choices: found.choices,
  };
}

/**
 * The terms of an offer of its own, with the service's questions: what the seller offered, not what the packages cost
 * now.
 */
async function customOfferToBuy(
  reads: Db | Tx,
  serviceSlug: string,
  wanted: WantedOffer,
  userId: string,
  now: Date,
): Promise<OfferToBuy> {
  const { id, slug, scope, price, deliveryDays, revisions, validUntil } = await offeredTerms(
    reads,
    { userId },
    wanted,
    now,
  );
  // The seller of the named service is the one that the order holds in place.
  if (slug !== serviceSlug) throw new Failure('not_found');
  const service = await serviceToOffer(reads, slug);
  const refusal = whyNotOrdered(service, validUntil);
  if (refusal !== null) throw new Failure('wrong_state', { message: refusal, data: { state: service.state } });
  const { serviceId, versionId, sellerId, title, coverUrl, questions } = service;
  const { number, version } = wanted;
  return {
    serviceId,
    versionId,
    freelancerId: sellerId,
    offer: {
      title,
      slug,
      cover_url: coverUrl,
      package: { tier: 'custom', name: 'Custom', description: scope, price, delivery_days: deliveryDays, revisions },
      extras: [],
      questions,
      custom_offer: { id, number, version },
    },
    deliveryDays,
    choices: { packages: [], extras: [] },
  };
}
