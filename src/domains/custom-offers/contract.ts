/**
 * Custom offers: a client asks, the seller of a service answers, and an accepted offer is ordered at the checkout
 * (OFR-1 to OFR-9).
 */
import * as z from 'zod/mini';
import { clockShapeOf, fileShape, timelineShapeOf } from '#domains/paid-work/shapes.ts';
import { formatNumber } from '#kit/format/number.ts';
import { SELLER_TERMS } from '#kit/fees.ts';
import { command, query, type DataOf } from '#kit/endpoint.ts';
import { sizeQuery } from '#kit/file-size.ts';
import { idShape } from '#kit/id-shape.ts';
import { inForceShape } from '#kit/in-force-shapes.ts';
import { bodyLimits } from '#kit/limits.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';
import { MOVE_NAMES, OFFER_LIMITS, OFFER_STATES } from './custom-offer.ts';
import { CLOCK_KINDS } from './deadlines.ts';
import { offerNumberShape } from './offer-number.ts';

const instant = z.iso.datetime();
const text = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, `Use at most ${formatNumber(max, 'en-US')} characters.`));
const line = (max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'This field is required.'),
      z.maxLength(max, `Use at most ${formatNumber(max, 'en-US')} characters.`),
    );
const whole = (from: number, to: number) =>
  z.int().check(z.minimum(from, `Enter ${from} to ${to}.`), z.maximum(to, `Enter ${from} to ${to}.`));

const stateShape = z.enum(OFFER_STATES);
const sideShape = z.enum(['client', 'freelancer']);
const person = z.object({ id: z.string(), name: z.string(), username: z.string(), avatar_url: z.nullable(z.string()) });
const clockShape = clockShapeOf(CLOCK_KINDS);

/** What every command answers: its new state. The screen reads the rest again. */
const stood = z.object({ offer_number: z.string(), state: stateShape });
const params = z.object({ offer_number: offerNumberShape });
const onOffer = {
  params,
  data: stood,
  access: 'member',
  method: 'POST',
  limit: 'write',
  repeat: 'key',
  errors: ['not_found', 'forbidden', 'wrong_state'],
} as const;

/** What a client wants; the form and the call share it. */
export const requestFields = {
  scope: line(OFFER_LIMITS.scope),
  budget: z._default(z.nullable(moneyShape), null),
  wanted_on: z._default(z.nullable(z.iso.date()), null),
};

const serviceQuery = z.object({ service: z.string().check(z.minLength(1), z.maxLength(120)) });

export const offerForm = query({
  path: '/api/custom-offers/form',
  summary:
    'Returns what you need to request a custom offer of a service, with the files you uploaded for it and haven’t sent.',
  access: 'client',
  query: serviceQuery,
  data: z.object({
    service: z.object({ slug: z.string(), title: z.string() }),
    seller: z.object({ name: z.string() }),
    is_yours: z.boolean(),
    currency: z.string(),
    /** Why no request can be sent now, or null; `away_until` is when the seller is back, where that is why. */
    refusal: z.nullable(z.string()),
    away_until: z.nullable(instant),
    files: z.array(fileShape),
  }),
  errors: ['not_found'],
  limit: 'read',
});
export type OfferForm = DataOf<typeof offerForm>;

export const uploadRequestFile = command({
  method: 'POST',
  path: '/api/custom-offers/files',
  summary:
    'Uploads a file for your next request of a service. The freelancer sees it once you send the request; after 7 days without one it is deleted.',
  access: 'client',
  query: serviceQuery,
  upload: { field: 'file', maxBytes: bodyLimits.deliveryFileBytes },
  data: fileShape,
  status: 201,
  errors: ['not_found', 'forbidden', 'wrong_state', 'too_large', 'unsupported_media', 'invalid_input'],
  limit: 'upload',
  repeat: 'key',
});

export const downloadRequestFile = query({
  path: '/api/custom-offers/:offer_number/files/:file_id',
  summary: 'Downloads a file of a request. Only its client and its freelancer can.',
  access: 'member',
  params: z.object({ offer_number: offerNumberShape, file_id: idShape }),
  query: sizeQuery,
  data: z.null(),
  errors: ['not_found'],
  limit: 'read',
});

export const askForOffer = command({
  method: 'POST',
  path: '/api/custom-offers',
  summary: 'Asks the seller of a service for an offer of its own. They have 7 days to answer; nothing is paid by it.',
  access: 'client',
  body: z.object({
    /** The service's slug. */
    ...serviceQuery.shape,
    ...requestFields,
    /** Uploaded for this request. */
    files: z._default(
      z.array(idShape).check(z.maxLength(OFFER_LIMITS.files, `Send at most ${OFFER_LIMITS.files} files.`)),
      [],
    ),
  }),
  data: stood,
  status: 201,
  said: 'Request sent',
  errors: ['not_found', 'forbidden', 'wrong_state', 'invalid_input'],
  limit: 'write',
  repeat: 'key',
});

/** The terms of an offer, immutable once sent. */
export const offerFields = {
  scope: line(OFFER_LIMITS.scope),
  price: moneyShape,
  delivery_days: whole(1, OFFER_LIMITS.deliveryDays),
  /** Null for unlimited. */
  revisions: z.nullable(whole(0, OFFER_LIMITS.revisions)),
  /** For how many days from now it holds. */
  valid_days: whole(1, OFFER_LIMITS.validDays),
};

export const makeCustomOffer = command({
  ...onOffer,
  path: '/api/custom-offers/:offer_number/offers',
  summary: 'Makes an offer as the freelancer, or replaces the one you made. The one before can’t be accepted any more.',
  body: z.object(offerFields),
  said: 'Offer sent',
  errors: ['not_found', 'forbidden', 'wrong_state', 'invalid_input'],
});

export const offerToClient = command({
  method: 'POST',
  path: '/api/custom-offers/offers',
  summary:
    'Makes an offer for one of your services to someone you are in a conversation with, without a request. It is valid and ordered like any other.',
  access: 'freelancer',
  body: z.object({
    /** The client’s username. */
    client: z.string().check(z.minLength(1), z.maxLength(60)),
    ...serviceQuery.shape,
    ...offerFields,
  }),
  data: stood,
  status: 201,
  said: 'Offer sent',
  errors: ['not_found', 'forbidden', 'wrong_state', 'invalid_input'],
  limit: 'write',
  repeat: 'key',
});

export const declineCustomOffer = command({
  ...onOffer,
  path: '/api/custom-offers/:offer_number/decline',
  summary: 'Declines the request as the freelancer, with a reason, or the offer as the client.',
  body: z.object({ reason: z._default(text(OFFER_LIMITS.reason), '') }),
  said: 'Declined',
  errors: ['not_found', 'forbidden', 'wrong_state', 'invalid_input'],
});

export const withdrawCustomOffer = command({
  ...onOffer,
  path: '/api/custom-offers/:offer_number/withdraw',
  summary: 'Withdraws your request as the client, or your offer as the freelancer, until it is accepted.',
  said: 'Withdrawn',
});

const versionShape = z.object({
  version: z.number(),
  scope: z.string(),
  price: moneyShape,
  delivery_days: z.number(),
  revisions: z.nullable(z.number()),
  sent_at: instant,
  valid_until: instant,
});
export type OfferVersion = z.output<typeof versionShape>;

export const customOffer = query({
  path: '/api/custom-offers/:offer_number',
  summary:
    'Returns a custom offer with the request and every version of the offer. Only its client and its freelancer can.',
  access: 'member',
  params,
  data: z.object({
    number: z.string(),
    state: stateShape,
    side: sideShape,
    /** The service it is about, as it was called when it was requested. */
    service: z.object({ slug: z.string(), title: z.string() }),
    /** What the client requested; empty where the freelancer offered on their own. */
    scope: z.string(),
    budget: z.nullable(moneyShape),
    wanted_on: z.nullable(z.string()),
    /** Sent with the request. */
    files: z.array(fileShape),
    asked_at: instant,
    client: person,
    freelancer: person,
    currency: z.string(),
    /** The price and the service fee that a freelancer’s offer has now. */
    in_force: inForceShape(SELLER_TERMS),
    /** The newest first; only that one can be accepted. */
    versions: z.array(versionShape),
    order_number: z.nullable(z.string()),
    /** Why it can’t be ordered at the moment although the offer holds, or null. */
    refusal: z.nullable(z.string()),
    /** The freelancer is away until then: it can be ordered from that moment on. */
    away_until: z.nullable(instant),
    clocks: z.array(clockShape),
    moves: z.array(z.object({ name: z.enum(MOVE_NAMES), ok: z.boolean(), why: z.nullable(z.string()) })),
    timeline: z.array(timelineShapeOf(OFFER_STATES)),
  }),
  errors: ['not_found'],
  limit: 'read',
});
export type CustomOfferPage = DataOf<typeof customOffer>;

export const offerRowShape = z.object({
  number: z.string(),
  state: stateShape,
  side: sideShape,
  title: z.string(),
  other: z.string(),
  /** Of the offer; null before there is one. */
  price: z.nullable(moneyShape),
  asked_at: instant,
  clock: z.nullable(clockShape),
});
export type OfferLine = z.output<typeof offerRowShape>;

export const customOffers = query({
  path: '/api/my/custom-offers',
  summary: 'Lists your requests for custom offers and your offers, newest first: open ones, closed ones or all.',
  access: 'member',
  query: z.object({ ...pageQuery, side: z.enum(['buying', 'selling']), state: z.optional(z.enum(['open', 'closed'])) }),
  data: pageOf(offerRowShape),
  errors: [],
  limit: 'read',
});
