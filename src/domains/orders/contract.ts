import * as z from 'zod/mini';
import { formatNumber } from '#kit/format/number.ts';
import { replyBody, reviewBody, reviewsShape } from '#domains/reviews/shapes.ts';
import { PACKAGE_TIERS } from '#domains/services/draft.ts';
import { command, query, type DataOf } from '#kit/endpoint.ts';
import { sizeQuery } from '#kit/file-size.ts';
import { bodyLimits } from '#kit/limits.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';
import { inForceShape } from '#kit/in-force-shapes.ts';
import { billingShape } from '#domains/wallet/billing.ts';
import { claimBody, disputeShape } from '#domains/disputes/shapes.ts';
import { HOUR_MS } from '#kit/clock.ts';
import { PERIODS, REVIEW_TERMS, ROOM_TERMS } from './deadlines.ts';
import { OFFER_LIMITS } from '#domains/custom-offers/custom-offer.ts';
import { offerNumberShape } from '#domains/custom-offers/offer-number.ts';
import { TIP_LIMITS } from './tip.ts';
import { TABS, type Tab } from './order.ts';
import { orderNumberShape } from './order-number.ts';
import { EXTRA_KINDS, EXTRA_LIMITS } from '#domains/paid-work/extra.ts';
import { EXTENSION_LIMITS } from '#domains/paid-work/extension.ts';
import { REVISION_LIMITS } from '#domains/paid-work/revision.ts';
import {
  deliveryShape,
  extensionShape,
  extraShape,
  fileShape,
  moneyLineShape,
  paymentRiskShape,
  revisionShape,
  splitOfferShape,
  termsShape,
} from '#domains/paid-work/shapes.ts';
import {
  choicesShape,
  clockShape,
  eventShape,
  lineClockShape,
  moveShape,
  offeredMoveShape,
  offerShape,
  personShape,
  questionShape,
  sideShape,
  stateShape,
} from './shapes.ts';
import { idShape } from '#kit/id-shape.ts';

const instant = z.iso.datetime();
const params = z.object({ order_number: orderNumberShape });
const line = (max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'This field is required.'),
      z.maxLength(max, `Use at most ${formatNumber(max, 'en-US')} characters.`),
    );
const fileIds = z.array(idShape).check(z.maxLength(20, 'Add at most 20 files.'));

/** What every command on an order answers: its new state. The screen reads the rest again. */
const stood = z.object({ order_number: z.string(), state: stateShape });

/** What is bought, with what the buyer saw it costs. */
const bought = {
  /** The service's slug. */
  service: z.string().check(z.minLength(1), z.maxLength(120)),
  package: z.optional(z.enum(PACKAGE_TIERS)),
};

export const purchaseShape = {
  ...bought,
  /** Instead of a package: an offer that the seller made to you, in the version you saw. */
  custom_offer: z.optional(
    z.object({ number: offerNumberShape, version: z.int().check(z.minimum(1), z.maximum(OFFER_LIMITS.versions)) }),
  ),
  extras: z._default(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(10)), []),
  expected_total: moneyShape,
  /** What documents say about the buyer; missing keeps it as it was. */
  billing: z.optional(billingShape),
};

export const placeOrder = command({
  method: 'POST',
  path: '/api/orders',
  summary:
    'Orders a package or an accepted custom offer. `expected_total` is the total you saw; if it has changed, the call fails with price_changed.',
  access: 'client',
  body: z.object({
    ...purchaseShape,
    /** 'wallet' pays in the same step; 'later' leaves 15 minutes to pay. */
    pay_with: z.enum(['wallet', 'later']),
  }),
  data: stood,
  status: 201,
  said: 'Order placed',
  errors: ['not_found', 'forbidden', 'price_changed', 'insufficient_funds', 'invalid_input', 'wrong_state'],
  limit: 'money',
  repeat: 'key',
});

/** The parts that all commands on one order share. */
const onOrder = { params, data: stood, access: 'member', limit: 'write', repeat: 'key', method: 'POST' } as const;

export const payOrder = command({
  ...onOrder,
  path: '/api/orders/:order_number/pay',
  summary: 'Pays a placed order from the wallet.',
  limit: 'money',
  said: 'Order paid',
  errors: ['not_found', 'forbidden', 'wrong_state', 'insufficient_funds'],
});

/** Text whatever the question is: a day as 2026-11-23, several choices a line each. */
const answerShape = z.object({
  id: z.string().check(z.maxLength(60)),
  text: z.string().check(z.trim(), z.maxLength(5_000)),
});

export const submitRequirements = command({
  ...onOrder,
  path: '/api/orders/:order_number/requirements',
  summary:
    'Submits the requirements as the client, or starts with what is there as the freelancer. Either starts the delivery clock.',
  body: z.object({
    answers: z._default(z.array(answerShape).check(z.maxLength(30)), []),
    files: z._default(fileIds, []),
  }),
  said: 'Work can start',
  errors: ['not_found', 'forbidden', 'wrong_state'],
});

export const deliverWork = command({
  ...onOrder,
  path: '/api/orders/:order_number/deliver',
  summary: 'Delivers the work: a note with at least one file or a link.',
  body: z.object({
    note: line(5_000),
    link: z.optional(
      z
        .url({ protocol: /^https?$/, error: 'Enter a link that starts with https:// or http://.' })
        .check(z.maxLength(2_000)),
    ),
    files: z._default(fileIds, []),
    /** Until approval the client gets the pictures of this delivery with a watermark, in the ZIP too. */
    watermark: z._default(z.boolean(), false),
  }),
  said: 'Delivered',
  errors: ['not_found', 'forbidden', 'wrong_state'],
});

export const approveDelivery = command({
  ...onOrder,
  path: '/api/orders/:order_number/approve',
  summary: 'Approves the delivery and releases the held funds.',
  limit: 'money',
  said: 'Delivery approved',
  errors: ['not_found', 'forbidden', 'wrong_state'],
});

export const cancelOrder = command({
  ...onOrder,
  path: '/api/orders/:order_number/cancel',
  summary:
    'Cancels for a full refund: before work starts, while the order is on hold, or once the delivery is a day late.',
  body: z.object({ reason: line(500) }),
  limit: 'money',
  said: 'Order canceled',
  errors: ['not_found', 'forbidden', 'wrong_state'],
});

export const requestCancellation = command({
  ...onOrder,
  path: '/api/orders/:order_number/cancellation',
  summary: `Asks the other side to cancel with a share of the price for the freelancer. They have ${PERIODS.answerMs / HOUR_MS} hours; all other deadlines are paused.`,
  body: z.object({
    /** Of the price, to the freelancer; the rest goes back to the client with the fees on it. */
    percent: z.int().check(z.minimum(0, 'Enter 0 to 100.'), z.maximum(100, 'Enter 0 to 100.')),
    reason: line(500),
  }),
  said: 'Cancellation requested',
  errors: ['not_found', 'wrong_state'],
});

export const requestRevision = command({
  ...onOrder,
  path: '/api/orders/:order_number/revisions',
  summary: 'Asks for changes to the delivery, one by one. Uses one of the order’s revisions.',
  body: z.object({
    items: z
      .array(
        z.object({
          what: line(REVISION_LIMITS.what),
          where: z._default(
            z
              .string()
              .check(z.trim(), z.maxLength(REVISION_LIMITS.where, `Use at most ${REVISION_LIMITS.where} characters.`)),
            '',
          ),
        }),
      )
      .check(
        z.minLength(1, 'List at least one change.'),
        z.maxLength(REVISION_LIMITS.items, `List at most ${REVISION_LIMITS.items} changes.`),
      ),
  }),
  said: 'Revision requested',
  errors: ['not_found', 'forbidden', 'wrong_state'],
});

/** The request that the reader saw: another one made in the meantime is not answered by it. */
const aboutRequest = z.object({ request_id: idShape });

export const acceptCancellation = command({
  ...onOrder,
  path: '/api/orders/:order_number/cancellation/accept',
  summary: 'Accepts the other side’s request. The share is released, the rest is refunded, and the order is canceled.',
  body: aboutRequest,
  limit: 'money',
  said: 'Order canceled',
  errors: ['not_found', 'wrong_state'],
});

export const declineCancellation = command({
  ...onOrder,
  path: '/api/orders/:order_number/cancellation/decline',
  summary: 'Declines the other side’s request. The order continues with the remaining time.',
  body: aboutRequest,
  said: 'Request declined',
  errors: ['not_found', 'wrong_state'],
});

export const withdrawCancellation = command({
  ...onOrder,
  path: '/api/orders/:order_number/cancellation/withdraw',
  summary: 'Withdraws your request. The order continues with the remaining time.',
  body: aboutRequest,
  said: 'Request withdrawn',
  errors: ['not_found', 'wrong_state'],
});

export const withdrawRevision = command({
  ...onOrder,
  path: '/api/orders/:order_number/revisions/withdraw',
  summary: 'Withdraws your revision request before the next delivery. The review continues with the remaining time.',
  body: aboutRequest,
  said: 'Revision request withdrawn',
  errors: ['not_found', 'forbidden', 'wrong_state'],
});

export const askExtension = command({
  ...onOrder,
  path: '/api/orders/:order_number/extensions',
  summary: 'Asks the client for more days as the freelancer. They have 48 hours; no answer is a no.',
  body: z.object({
    days: z.int().check(z.minimum(1, 'Enter 1 to 30.'), z.maximum(EXTENSION_LIMITS.days, 'Enter 1 to 30.')),
    reason: line(EXTENSION_LIMITS.reason),
  }),
  said: 'Request sent',
  errors: ['not_found', 'forbidden', 'wrong_state'],
});

/** The parts that all answers to one request share. */
const onExtension = { ...onOrder, body: aboutRequest, errors: ['not_found', 'forbidden', 'wrong_state'] } as const;

export const acceptExtension = command({
  ...onExtension,
  path: '/api/orders/:order_number/extensions/accept',
  summary: 'Gives the freelancer the requested days. They count from the due date, or from now once that has passed.',
  said: 'More time granted',
});

export const declineExtension = command({
  ...onExtension,
  path: '/api/orders/:order_number/extensions/decline',
  summary: 'Declines the request for more days. The due date stays as it is.',
  said: 'Request declined',
});

export const withdrawExtension = command({
  ...onExtension,
  path: '/api/orders/:order_number/extensions/withdraw',
  summary: 'Withdraws your request for more days.',
  said: 'Request withdrawn',
});

export const addExtras = command({
  ...onOrder,
  path: '/api/orders/:order_number/extras',
  summary:
    'Adds extras of the service while work runs, paid from the wallet. `expected_total` is the amount you saw, with its fees.',
  body: z.object({
    extras: z
      .array(z.string().check(z.maxLength(60)))
      .check(z.minLength(1, 'Choose at least one extra.'), z.maxLength(10, 'Choose at most 10 extras.')),
    expected_total: moneyShape,
  }),
  limit: 'money',
  said: 'Extras added',
  errors: ['not_found', 'forbidden', 'wrong_state', 'price_changed', 'insufficient_funds', 'invalid_input'],
});

export const offerExtra = command({
  ...onOrder,
  path: '/api/orders/:order_number/extras/offer',
  summary:
    'Offers the client something to add as the freelancer: an extra while work runs, or another revision of what was delivered.',
  body: z.object({
    kind: z.enum(EXTRA_KINDS),
    title: line(EXTRA_LIMITS.title),
    price: moneyShape,
    days: z._default(z.int().check(z.minimum(0, 'Enter 0 to 90.'), z.maximum(EXTRA_LIMITS.days, 'Enter 0 to 90.')), 0),
  }),
  said: 'Offer sent',
  errors: ['not_found', 'forbidden', 'wrong_state', 'invalid_input'],
});

export const acceptExtra = command({
  ...onOrder,
  path: '/api/orders/:order_number/extras/accept',
  summary:
    'Accepts the freelancer’s offer and pays it from the wallet. `expected_total` is the amount you saw, with its fees.',
  body: z.object({ request_id: idShape, expected_total: moneyShape }),
  limit: 'money',
  said: 'Offer accepted',
  errors: ['not_found', 'forbidden', 'wrong_state', 'price_changed', 'insufficient_funds'],
});

export const declineExtra = command({
  ...onExtension,
  path: '/api/orders/:order_number/extras/decline',
  summary: 'Declines the freelancer’s offer. The order continues unchanged.',
  said: 'Offer declined',
});

export const withdrawExtra = command({
  ...onExtension,
  path: '/api/orders/:order_number/extras/withdraw',
  summary: 'Withdraws your offer to the client.',
  said: 'Offer withdrawn',
});

export const askRevisionPrice = command({
  ...onOrder,
  path: '/api/orders/:order_number/revisions/price',
  summary: 'Asks the freelancer to offer another revision for a price, once none is left.',
  body: z.object({ reason: line(500) }),
  said: 'Request sent',
  errors: ['not_found', 'forbidden', 'wrong_state'],
});

export const openDispute = command({
  ...onOrder,
  path: '/api/orders/:order_number/dispute',
  summary:
    'Opens a dispute while money is held or still clearing. All deadlines are paused, and the other side has 5 days to answer.',
  body: claimBody,
  limit: 'money',
  said: 'Dispute opened',
  errors: ['not_found', 'wrong_state'],
});

export const giveTip = command({
  ...onOrder,
  path: '/api/orders/:order_number/tip',
  summary:
    'Gives a tip for a completed order, once, from the wallet: up to the price of the order, until 30 days after it.',
  body: z.object({
    amount: moneyShape,
    note: z._default(
      z.string().check(z.trim(), z.maxLength(TIP_LIMITS.note, `Use at most ${TIP_LIMITS.note} characters.`)),
      '',
    ),
  }),
  limit: 'money',
  said: 'Tip given',
  errors: ['not_found', 'forbidden', 'wrong_state', 'invalid_input', 'insufficient_funds'],
});

export const waitForSeller = command({
  ...onOrder,
  path: '/api/orders/:order_number/wait',
  summary: 'Keeps an order on hold until the freelancer’s suspension is lifted. The client can still cancel.',
  said: 'You chose to wait',
  errors: ['not_found', 'forbidden', 'wrong_state'],
});

export const extendReview = command({
  ...onOrder,
  path: '/api/orders/:order_number/extend-review',
  summary: 'Extends the client’s time to review the delivery, once.',
  said: 'Review time extended',
  errors: ['not_found', 'forbidden', 'wrong_state'],
});

export const reviewOrder = command({
  ...onOrder,
  path: '/api/orders/:order_number/review',
  summary: 'Reviews the other side. Hidden until both have written a review or the review period has ended.',
  body: reviewBody,
  said: 'Review saved',
  errors: ['not_found', 'forbidden', 'wrong_state'],
});

export const replyToReview = command({
  ...onOrder,
  path: '/api/orders/:order_number/reply',
  summary: 'Publishes a reply to the review you received, once.',
  body: replyBody,
  said: 'Reply published',
  errors: ['not_found', 'forbidden', 'wrong_state'],
});

export const uploadOrderFile = command({
  method: 'POST',
  path: '/api/orders/:order_number/files',
  summary:
    'Uploads a file for the requirements, the next delivery or a claim. The other side sees it once you send one of them.',
  access: 'member',
  params,
  query: z.object({ purpose: z.enum(['requirements', 'delivery', 'client_evidence', 'freelancer_evidence']) }),
  upload: { field: 'file', maxBytes: bodyLimits.deliveryFileBytes },
  data: fileShape,
  status: 201,
  errors: ['not_found', 'forbidden', 'wrong_state', 'too_large', 'unsupported_media', 'invalid_input'],
  limit: 'upload',
  repeat: 'key',
});

export const downloadOrderFile = query({
  path: '/api/orders/:order_number/files/:file_id',
  summary: 'Downloads a file of an order. Only its client and freelancer can.',
  access: 'member',
  params: z.object({ order_number: orderNumberShape, file_id: idShape }),
  query: sizeQuery,
  data: z.null(),
  errors: ['not_found', 'wrong_state'],
  limit: 'read',
});

export const downloadDeliveries = query({
  path: '/api/orders/:order_number/deliveries.zip',
  summary:
    'Downloads everything that was delivered as one ZIP, a folder for each version. Only the order’s client and freelancer can.',
  access: 'member',
  params,
  data: z.null(),
  errors: ['not_found'],
  limit: 'read',
});

export const downloadContract = query({
  path: '/api/orders/:order_number/contract',
  summary:
    'Downloads the contract of a paid order as PDF: parties, scope, price, deadlines, ownership and dispute rules. Only its client and freelancer can.',
  access: 'member',
  params,
  data: z.null(),
  errors: ['not_found', 'wrong_state'],
  limit: 'write',
});

export const orderPage = query({
  path: '/api/orders/:order_number',
  summary: 'Returns an order with everything you may see of it.',
  access: 'member',
  params,
  data: z.object({
    id: z.string(),
    order_number: z.string(),
    state: stateShape,
    late: z.boolean(),
    auto_approved: z.boolean(),
    on_hold: z.boolean(),
    /** The client chose to wait while it is on hold. */
    waits: z.boolean(),
    /** The other person's account is suspended. */
    other_suspended: z.boolean(),
    /** The other person’s time zone, if they show it. */
    time_zone: z.nullable(z.string()),
    side: sideShape,
    placed_at: instant,
    due_at: z.nullable(instant),
    /** Of the package with its extras; half of it is the time for a revision. */
    delivery_days: z.number(),
    completed_at: z.nullable(instant),
    offer: offerShape,
    terms: termsShape,
    /** The time to review and the service fee, as they were when the order was placed. */
    in_force: inForceShape(ROOM_TERMS),
    /** What is held for this order right now, from the ledger. */
    held: moneyShape,
    payment_risk: z.nullable(paymentRiskShape),
    client: personShape,
    freelancer: personShape,
    /** The newest request to cancel by agreement, answered or not. */
    cancellation: z.nullable(splitOfferShape),
    /** The newest request for more days, answered or not. */
    extension: z.nullable(extensionShape),
    /** Added or offered since the order was placed, newest first. */
    additions: z.array(extraShape),
    /** Extras of the service that the client can still add, with what each costs with its fees. */
    addable: z.array(
      z.object({ id: z.string(), title: z.string(), price: moneyShape, total: moneyShape, added_days: z.number() }),
    ),
    /** What accepting the open offer costs with its fees. */
    offer_total: z.nullable(moneyShape),
    tip: z.nullable(z.object({ amount: moneyShape, earned: moneyShape, note: z.string(), given_at: instant })),
    revisions: z.object({
      /** Null when unlimited. */
      included: z.nullable(z.number()),
      left: z.nullable(z.number()),
      /** Newest first. */
      requests: z.array(revisionShape),
    }),
    /** The newest dispute about it, over or not. */
    dispute: z.nullable(disputeShape),
    /** It ended by a dispute or an operator with less than all of the price for the freelancer. */
    ended: z.nullable(
      z.object({
        by: z.enum(['dispute', 'operator']),
        percent: z.number(),
        to_freelancer: moneyShape,
        back_to_client: moneyShape,
      }),
    ),
    clocks: z.array(clockShape),
    moves: z.array(offeredMoveShape),
    questions: z.array(questionShape),
    answers: z.nullable(z.array(answerShape)),
    requirement_files: z.array(fileShape),
    /** Uploaded by the reader for a claim that is not made yet. */
    evidence_files: z.array(fileShape),
    /** Uploaded by the reader for the next step and not sent yet. */
    draft_files: z.array(fileShape),
    deliveries: z.array(deliveryShape),
    timeline: z.array(eventShape),
    money: z.array(moneyLineShape),
    reviews: reviewsShape,
  }),
  errors: ['not_found'],
  limit: 'read',
});
export type Workroom = DataOf<typeof orderPage>;

export const orderRowShape = z.object({
  order_number: z.string(),
  state: stateShape,
  late: z.boolean(),
  on_hold: z.boolean(),
  /** The freelancer asked for more time, and the client has not answered. */
  asked_for_time: z.boolean(),
  side: sideShape,
  title: z.string(),
  package_name: z.string(),
  cover_url: z.string(),
  slug: z.string(),
  other: personShape,
  amount: moneyShape,
  /** What a freelancer gets for it after the service fee, while it is not over. */
  you_earn: z.nullable(moneyShape),
  placed_at: instant,
  due_at: z.nullable(instant),
  clock: z.nullable(lineClockShape),
  /** The reader's next move, if it is their turn. */
  next_move: z.nullable(moveShape),
  /** What waits for the reader in its dispute, in words. */
  dispute_turn: z.nullable(z.string()),
});

const tabNames = Object.keys(TABS) as [Tab, ...Tab[]];
export const countsShape = z.object(
  Object.fromEntries(['all', ...tabNames].map((name) => [name, z.number()])) as Record<'all' | Tab, z.ZodMiniNumber>,
);

export const orderList = query({
  path: '/api/orders',
  summary: 'Lists your orders as client or freelancer, newest first or by next deadline.',
  access: 'member',
  query: z.object({
    ...pageQuery,
    side: z.enum(['buying', 'selling']),
    state: z.optional(z.enum(tabNames)),
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    sort: z.optional(z.enum(['newest', 'due'])),
  }),
  data: z.object({ ...pageOf(orderRowShape).shape, counts: countsShape }),
  errors: [],
  limit: 'read',
});
export type OrderLine = DataOf<typeof orderList>['items'][number];

export const orderQuote = query({
  path: '/api/orders/quote',
  summary: 'Returns the total for a package or a custom offer, its delivery date, and whether your wallet covers it.',
  access: 'client',
  query: z.object({
    ...bought,
    extras: z.optional(z.string().check(z.maxLength(600))),
    custom_offer: z.optional(offerNumberShape),
    version: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(OFFER_LIMITS.versions))),
  }),
  data: z.object({
    offer: offerShape,
    freelancer: personShape,
    terms: termsShape,
    /** The time to review that an order placed now gets. */
    in_force: inForceShape(REVIEW_TERMS),
    /** If the requirements were sent right away. */
    delivery_at: instant,
    spendable: moneyShape,
    /** Zero when the wallet covers it; includes a debt, because added money repays it first. */
    missing: moneyShape,
    owed: moneyShape,
    questions: z.array(questionShape),
    /** What else can be chosen of this service. */
    choices: choicesShape,
    /** Why this person cannot buy it, or null. */
    refusal: z.nullable(z.string()),
  }),
  errors: ['not_found'],
  limit: 'read',
});
