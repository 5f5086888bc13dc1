/** The seller of a service makes an offer to someone they talk with, without a request (decision 147). */
import { isInTouch } from '#domains/messaging/server/messaging.ts';
import { wakeForNext } from '#domains/paid-work/server/paid-work.ts';
import { holdSeller, serviceToOffer } from '#domains/services/server/services.ts';
import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, TryAgain, type Tx } from '#kit/server/db/database.ts';
import { lockUntilCommit } from '#kit/server/db/lock-until-commit.ts';
import { OFFER_LIMITS } from '../custom-offer.ts';
import { clocksOf } from '../deadlines.ts';
import { offerMade } from '../events.ts';
import { clientPays, insertVersion, mustHoldUp, mustReach, type Proposal } from './answer-request.ts';
import { openOffersOf } from './ask-for-offer.ts';
import { note, OFFER_CLOCK } from './move-offer.ts';
import { numberOf } from './request-files.ts';
import { announceOffer, OFFER_COLUMNS, offerOf, type CustomOffer } from './store.ts';
import { showOffer } from './talk-cards.ts';
import { whyNotOrdered } from './why-not.ts';

export interface DirectOffer extends Proposal {
  /** The client’s username. */
  readonly client: string;
  readonly service: string;
}

const buyer = statement(
  'custom_offer_buyer',
  `select id as "id!" from account_on_show where username = :username and role in ('client', 'both')`,
);
const unasked = statement(
  'custom_offers_unasked_of',
  "select count(*)::int as n from custom_offer where freelancer_id = :freelancerId and state = 'offered' and scope = ''",
);
/** Nobody described anything, so its own scope is empty. */
const insert = statement(
  'custom_offer_insert_offered',
  `insert into custom_offer (id, number, state, service_id, service_slug, title, client_id, freelancer_id, currency,
    scope, asked_at, version, sent_at, valid_until, clock_at)
   values (:id, :number, 'offered', :serviceId, :serviceSlug, :title, :clientId, :freelancerId, :currency, '', :askedAt,
     1, :askedAt,
   :validUntil, :validUntil) on conflict (number) do nothing returning ${OFFER_COLUMNS}`,
);

export async function offerDirectly(tx: Tx, actor: Actor, wish: DirectOffer, context: Context): Promise<CustomOffer> {
  const now = context.clock();
  const { currency } = context.config;
  holdSeller(tx, wish.service);
  const service = await serviceToOffer(tx, wish.service);
  if (service.sellerId !== actor.userId) throw new Failure('not_found', { message: 'You have no such service.' });
  const client = await tx.row(buyer, { username: wish.client });
  if (client === undefined || client.id === actor.userId)
    throw new Failure('not_found', { message: 'There is no client with this name.' });
  await mustReach(tx, { clientId: client.id, freelancerId: actor.userId }, wish.scope, context);
  if (!(await isInTouch(tx, actor.userId, client.id)))
    throw new Failure('forbidden', { message: 'You can make an offer to someone who wrote to you, or answered you.' });
  const validUntil = after(now, wish.valid_days * DAY_MS);
  const refusal = whyNotOrdered(service, validUntil);
  if (refusal !== null) throw new Failure('wrong_state', { message: refusal, data: { state: service.state } });
  await mustHoldUp(tx, { currency, slug: service.slug }, wish, now);
  lockUntilCommit(tx, 51, `custom-offers-of:${client.id}`);
  if ((await tx.row(openOffersOf, { clientId: client.id, serviceId: service.serviceId }))?.same === true)
    throw new Failure('wrong_state', {
      message: 'There is an open request or offer of this service between you two. Answer or change that one.',
    });
  if (((await tx.row(unasked, { freelancerId: actor.userId }))?.n ?? 0) >= OFFER_LIMITS.unasked)
    throw new Failure('wrong_state', {
      message: `You have ${OFFER_LIMITS.unasked} open offers that no one requested. Withdraw one first.`,
    });
  const id = context.makeId();
  const number = numberOf(id);
  const subject = {
    serviceId: service.serviceId,
    serviceSlug: service.slug,
    title: service.title,
    clientId: client.id,
    freelancerId: actor.userId,
  };
  const row = await tx.row(insert, { id, number, ...subject, currency, askedAt: now, validUntil });
  if (row === undefined) throw new TryAgain(`custom offer number ${number} is taken`);
  const offer = offerOf(row);
  await insertVersion(tx, offer, wish, now);
  note(tx, {
    id,
    from: null,
    to: 'offered',
    move: 'offer',
    party: 'freelancer',
    actorId: actor.userId,
    at: now,
    reason: null,
  });
  wakeForNext(tx, OFFER_CLOCK, id, clocksOf(offer), now);
  const { price, delivery_days: days } = wish;
  const { amount: total } = await clientPays(tx, price, now);
  announceOffer(tx, offerMade, offer, {
    version: 1,
    amount: price.amount,
    total,
    currency,
    days,
    endsAt: validUntil.toISOString(),
  });
  await showOffer(tx, offer, context);
  return offer;
}
