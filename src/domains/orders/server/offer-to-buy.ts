import type { PackageTier } from '#domains/services/draft.ts';
import { offerForOrder, type Offer } from '#domains/services/server/services.ts';
import type { Db, Tx } from '#kit/server/db/database.ts';
import type { FrozenOffer } from '../offer.ts';

export interface Wanted {
  /** The service's slug. */
  readonly service: string;
  readonly package: PackageTier;
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

/** What is on sale now, in the form an order keeps it. */
export async function offerToBuy(reads: Db | Tx, wanted: Wanted): Promise<OfferToBuy> {
  const found = await offerForOrder(reads, { slug: wanted.service, packageKey: wanted.package, extras: wanted.extras });
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
