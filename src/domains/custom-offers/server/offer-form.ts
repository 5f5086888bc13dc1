/** What the form of a request needs to know. */
import { filesOf, presentFile } from '#domains/paid-work/server/paid-work.ts';
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import { serviceToOffer } from '#domains/services/server/services.ts';
import type { Actor } from '#kit/actor.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db } from '#kit/server/db/database.ts';
import type { OfferForm } from '../contract.ts';
import { nextRequest } from './request-files.ts';
import { whyNotAsked } from './why-not.ts';

export async function readOfferForm(db: Db, { userId }: Actor, slug: string, { config }: Context): Promise<OfferForm> {
  const service = await serviceToOffer(db, slug);
  const next = await nextRequest(db, userId, service);
  const [personOf, files] = await Promise.all([shownPeople(db, [service.sellerId]), filesOf(db, next.id, userId)]);
  return {
    service: { slug: service.slug, title: service.title },
    seller: { name: personOf(service.sellerId).name },
    is_yours: service.sellerId === userId,
    currency: config.currency,
    refusal: whyNotAsked(service),
    away_until: service.awayUntil?.toISOString() ?? null,
    files: files.map(presentFile),
  };
}
