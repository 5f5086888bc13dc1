/** A client describes what they want of a live service; its seller has a week to answer (OFR-1). */
import { reachOut } from '#domains/messaging/server/messaging.ts';
import { sendFiles, wakeForNext } from '#domains/paid-work/server/paid-work.ts';
import { holdSeller, serviceToOffer } from '#domains/services/server/services.ts';
import { refuseWords } from '#domains/services/text-rules.ts';
import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { isPositive, type Money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { lockUntilCommit } from '#kit/server/db/lock-until-commit.ts';
import { OFFER_LIMITS } from '../custom-offer.ts';
import { clocksOf } from '../deadlines.ts';
import { offerRequested } from '../events.ts';
import { note, OFFER_CLOCK } from './move-offer.ts';
import { nextRequest } from './request-files.ts';
import { announceOffer, OFFER_COLUMNS, offerOf, type CustomOffer } from './store.ts';
import { showRequest } from './talk-cards.ts';
import { whyNotAsked } from './why-not.ts';

export interface Request {
  readonly service: string;
  readonly scope: string;
  readonly budget: Money | null;
  readonly wanted_on: string | null;
  /** Uploaded for this request. */
  readonly files?: readonly string[];
}

/** Requests of a client, not what freelancers offered unasked; and whether there is either of this service. */
export const openOffersOf = statement(
  'custom_offers_open_of',
  "select count(*) filter (where scope <> '')::int as n, coalesce(bool_or(service_id = :serviceId), false) as \"same!\" from custom_offer where client_id = :clientId and state in ('requested', 'offered')",
);
const insert = statement(
  'custom_offer_insert',
  `insert into custom_offer (id, number, state, service_id, service_slug, title, client_id, freelancer_id, currency,
    scope, budget, wanted_on, asked_at, clock_at)
   values (:id, :number, 'requested', :serviceId, :serviceSlug, :title, :clientId, :freelancerId, :currency, :scope,
     :budget, :wantedOn,
   :askedAt, :clockAt) returning ${OFFER_COLUMNS}`,
);

function mustMakeSense({ budget, wanted_on: wantedOn }: Request, currency: string, now: Date): void {
  if (budget !== null && (budget.currency !== currency || !isPositive(budget)))
    throw invalidField('budget', `Enter an amount in ${currency}.`);
  if (wantedOn === null) return;
  // Yesterday in UTC is still today somewhere.
  const [first, last] = [after(now, -DAY_MS), after(now, OFFER_LIMITS.wantedDays * DAY_MS)].map((at) =>
    at.toISOString().slice(0, 10),
  ) as [string, string];
  if (wantedOn < first || wantedOn > last) throw invalidField('wanted_on', 'Choose a date within the next year.');
}

export async function askForOffer(tx: Tx, actor: Actor, request: Request, context: Context): Promise<CustomOffer> {
  const now = context.clock();
  const { currency } = context.config;
  holdSeller(tx, request.service);
  const service = await serviceToOffer(tx, request.service);
  if (service.sellerId === actor.userId) throw new Failure('forbidden', { message: 'This is your own service.' });
  const refusal = whyNotAsked(service);
  if (refusal !== null) throw new Failure('wrong_state', { message: refusal, data: { state: service.state } });
  mustMakeSense(request, currency, now);
  lockUntilCommit(tx, 51, `custom-offers-of:${actor.userId}`);
  const openOffers = await tx.row(openOffersOf, { clientId: actor.userId, serviceId: service.serviceId });
  if (openOffers?.same === true)
    throw new Failure('wrong_state', {
      message: 'You already requested a custom offer of this service, and it is still open.',
      data: { state: 'requested' },
    });
  if ((openOffers?.n ?? 0) >= OFFER_LIMITS.open)
    throw new Failure('wrong_state', {
      message: `You have ${OFFER_LIMITS.open} open requests. Close one first.`,
      data: { state: 'requested' },
    });
  const { haveWork } = await reachOut(tx, { from: actor.userId, to: service.sellerId, door: 'request' }, context);
  // Once they work together they may need each other’s address (decision 141).
  if (!haveWork) refuseWords([['scope', request.scope]]);
  const next = await nextRequest(tx, actor.userId, service);
  const { id, number } = next;
  const clocks = clocksOf({ state: 'requested', askedAt: now, version: 0, sentAt: null, validUntil: null });
  const subject = {
    serviceId: service.serviceId,
    serviceSlug: service.slug,
    title: service.title,
    clientId: actor.userId,
    freelancerId: service.sellerId,
  };
  const wanted = {
    currency,
    scope: request.scope,
    budget: request.budget?.amount ?? null,
    wantedOn: request.wanted_on,
  };
  const row = await tx.row(insert, {
    id,
    number,
    ...subject,
    ...wanted,
    askedAt: now,
    clockAt: clocks[0]?.endsAt ?? null,
  });
  if (row === undefined) throw new Error('the custom offer was not written');
  const offer = offerOf(row);
  await sendFiles(tx, next, 'requirements', request.files ?? [], null);
  note(tx, {
    id,
    from: null,
    to: 'requested',
    move: 'ask',
    party: 'client',
    actorId: actor.userId,
    at: now,
    reason: null,
  });
  wakeForNext(tx, OFFER_CLOCK, id, clocks, now);
  announceOffer(tx, offerRequested, offer, { endsAt: (clocks[0]?.endsAt ?? now).toISOString() });
  await showRequest(tx, offer, context);
  return offer;
}
