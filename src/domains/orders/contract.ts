import * as z from 'zod/mini';
import { measuresShape } from '#domains/profiles/contract.ts';
import { LEVELS } from '#domains/profiles/levels.ts';
import { PACKAGE_TIERS } from '#domains/services/draft.ts';
import { command, query } from '#kit/endpoint.ts';
import { bodyLimits } from '#kit/limits.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';
import { TABS, type Tab } from './order.ts';
import { orderNumberShape } from './order-number.ts';
import {
  clockShape,
  deliveryShape,
  eventShape,
  fileShape,
  moneyLineShape,
  offeredMoveShape,
  offerShape,
  personShape,
  questionShape,
  reviewShape,
  sideShape,
  stateShape,
  termsShape,
} from './shapes.ts';

const instant = z.iso.datetime();
const params = z.object({ orderNumber: orderNumberShape });
const line = (max: number) => z.string().check(z.trim(), z.minLength(1, 'Write something here.'), z.maxLength(max, `At most ${max} characters.`));
const stars = z.number().check(z.int(), z.minimum(1, 'Give 1 to 5 stars.'), z.maximum(5, 'Give 1 to 5 stars.'));
const fileIds = z.array(z.uuid()).check(z.maxLength(20, 'At most 20 files.'));

/** What every command on an order answers: where it stands now. The screen reads the rest again. */
const stood = z.object({ orderNumber: z.string(), state: stateShape });

const purchase = {
  /** The service's slug. */
  service: z.string().check(z.minLength(1), z.maxLength(120)),
  package: z.enum(PACKAGE_TIERS),
};

export const placeOrder = command({
  method: 'POST',
  path: '/api/orders',
  summary: 'Buys a package. `expected_total` is the total the buyer saw: another total answers price_changed.',
  access: 'client',
  body: z.object({
    ...purchase,
    extras: z._default(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(10)), []),
    expected_total: moneyShape,
    /** 'wallet' pays in the same step; 'later' leaves 15 minutes to pay. */
    pay_with: z.enum(['wallet', 'later']),
  }),
  data: stood,
  status: 201,
  said: 'Order placed',
  errors: ['not_found', 'forbidden', 'price_changed', 'insufficient_funds', 'wrong_state'],
  limit: 'money',
  repeat: 'key',
});

/** The parts all commands on one order share. */
const onOrder = { params, data: stood, access: 'member', limit: 'write', repeat: 'key', method: 'POST' } as const;

export const payOrder = command({
  ...onOrder,
  path: '/api/orders/:orderNumber/pay',
  summary: 'Pays a placed order from the wallet.',
  limit: 'money',
  said: 'Order paid',
  errors: ['not_found', 'forbidden', 'wrong_state', 'insufficient_funds'],
});

const answerShape = z.object({ id: z.string().check(z.maxLength(60)), text: z.string().check(z.trim(), z.maxLength(5_000)) });

export const submitRequirements = command({
  ...onOrder,
  path: '/api/orders/:orderNumber/requirements',
  summary: 'The client answers the requirements; the freelancer may say there is enough to start. Either starts the delivery clock.',
  body: z.object({ answers: z._default(z.array(answerShape).check(z.maxLength(30)), []), files: z._default(fileIds, []) }),
  said: 'Work can start',
  errors: ['not_found', 'forbidden', 'wrong_state'],
});

export const deliverWork = command({
  ...onOrder,
  path: '/api/orders/:orderNumber/deliver',
  summary: 'Hands over the work: a note with at least one file or a link.',
  body: z.object({
    note: line(5_000),
    link: z.optional(z.url({ protocol: /^https?$/, error: 'A link starts with https:// or http://.' }).check(z.maxLength(2_000))),
    files: z._default(fileIds, []),
  }),
  said: 'Delivered',
  errors: ['not_found', 'forbidden', 'wrong_state'],
});

export const approveDelivery = command({
  ...onOrder,
  path: '/api/orders/:orderNumber/approve',
  summary: 'Accepts the delivery and releases the held funds.',
  limit: 'money',
  said: 'Delivery approved',
  errors: ['not_found', 'forbidden', 'wrong_state'],
});

export const cancelOrder = command({
  ...onOrder,
  path: '/api/orders/:orderNumber/cancel',
  summary: 'Cancels for a full refund: before work starts, while the order is on hold, or once the delivery is a day late.',
  body: z.object({ reason: line(500) }),
  limit: 'money',
  said: 'Order cancelled',
  errors: ['not_found', 'forbidden', 'wrong_state'],
});

export const waitForSeller = command({
  ...onOrder,
  path: '/api/orders/:orderNumber/wait',
  summary: 'The client of an order on hold chooses to wait until the freelancer’s suspension is lifted. They can still cancel.',
  said: 'You chose to wait',
  errors: ['not_found', 'forbidden', 'wrong_state'],
});

export const extendReview = command({
  ...onOrder,
  path: '/api/orders/:orderNumber/extend-review',
  summary: 'Gives the client more time to review the delivery, once.',
  said: 'Review time extended',
  errors: ['not_found', 'forbidden', 'wrong_state'],
});

export const reviewOrder = command({
  ...onOrder,
  path: '/api/orders/:orderNumber/review',
  summary: 'Reviews the other side. Hidden until both have reviewed or the time to do so has passed.',
  body: z.object({
    communication: stars,
    quality: stars,
    value: stars,
    text: line(2_000),
    private_note: z.optional(z.string().check(z.trim(), z.maxLength(1_000))),
  }),
  said: 'Review saved',
  errors: ['not_found', 'forbidden', 'wrong_state'],
});

export const replyToReview = command({
  ...onOrder,
  path: '/api/orders/:orderNumber/reply',
  summary: 'Answers the review of oneself in public, once.',
  body: z.object({ text: line(1_000) }),
  said: 'Reply published',
  errors: ['not_found', 'forbidden', 'wrong_state'],
});

export const uploadOrderFile = command({
  method: 'POST',
  path: '/api/orders/:orderNumber/files',
  summary: 'Adds a file for the requirements or the next delivery. It is shown to the other side when sent with one of them.',
  access: 'member',
  params,
  query: z.object({ purpose: z.enum(['requirements', 'delivery']) }),
  upload: { field: 'file', maxBytes: bodyLimits.deliveryFileBytes },
  data: fileShape,
  status: 201,
  errors: ['not_found', 'forbidden', 'wrong_state', 'too_large', 'unsupported_media', 'invalid_input'],
  limit: 'upload',
  repeat: 'key',
});

export const downloadOrderFile = query({
  path: '/api/orders/:orderNumber/files/:fileId',
  summary: 'The file itself, for the two people of the order only.',
  access: 'member',
  params: z.object({ orderNumber: orderNumberShape, fileId: z.uuid() }),
  data: z.null(),
  errors: ['not_found'],
  limit: 'read',
});

export const orderPage = query({
  path: '/api/orders/:orderNumber',
  summary: 'The whole workroom of one order as its reader may see it.',
  access: 'member',
  params,
  data: z.object({
    id: z.string(),
    orderNumber: z.string(),
    state: stateShape,
    late: z.boolean(),
    autoApproved: z.boolean(),
    onHold: z.boolean(),
    /** The client chose to wait while it is on hold. */
    waits: z.boolean(),
    /** The other person's account is suspended. */
    otherSuspended: z.boolean(),
    side: sideShape,
    placedAt: instant,
    dueAt: z.nullable(instant),
    completedAt: z.nullable(instant),
    offer: offerShape,
    terms: termsShape,
    /** What is held for this order right now, from the ledger. */
    held: moneyShape,
    client: personShape,
    freelancer: personShape,
    clocks: z.array(clockShape),
    moves: z.array(offeredMoveShape),
    questions: z.array(questionShape),
    answers: z.nullable(z.array(answerShape)),
    requirementFiles: z.array(fileShape),
    /** Uploaded by the reader for the next step and not sent yet. */
    draftFiles: z.array(fileShape),
    deliveries: z.array(deliveryShape),
    timeline: z.array(eventShape),
    money: z.array(moneyLineShape),
    reviews: z.object({
      shownAt: z.nullable(instant),
      closesAt: z.nullable(instant),
      mine: z.nullable(reviewShape),
      theirs: z.nullable(reviewShape),
      theyWrote: z.boolean(),
    }),
  }),
  errors: ['not_found'],
  limit: 'read',
});

export const orderRowShape = z.object({
  orderNumber: z.string(),
  state: stateShape,
  late: z.boolean(),
  onHold: z.boolean(),
  side: sideShape,
  title: z.string(),
  packageName: z.string(),
  coverUrl: z.string(),
  slug: z.string(),
  other: personShape,
  amount: moneyShape,
  placedAt: instant,
  dueAt: z.nullable(instant),
  clock: z.nullable(clockShape),
  /** The move that is the reader's to make next, if it is their turn. */
  nextMove: z.nullable(offeredMoveShape.shape.name),
});

const tabNames = Object.keys(TABS) as [Tab, ...Tab[]];
const counts = z.object(Object.fromEntries(['all', ...tabNames].map((name) => [name, z.number()])) as Record<'all' | Tab, z.ZodMiniNumber>);

export const orderList = query({
  path: '/api/orders',
  summary: 'My orders as a buyer or as a seller, newest first or by the clock that ends next.',
  access: 'member',
  query: z.object({
    ...pageQuery,
    side: z.enum(['buying', 'selling']),
    state: z.optional(z.enum(tabNames)),
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    sort: z.optional(z.enum(['newest', 'due'])),
  }),
  data: z.object({ ...pageOf(orderRowShape).shape, counts }),
  errors: [],
  limit: 'read',
});

export const orderQuote = query({
  path: '/api/orders/quote',
  summary: 'What a package costs me in all, when it would be delivered, and whether my wallet covers it.',
  access: 'client',
  query: z.object({ ...purchase, extras: z.optional(z.string().check(z.maxLength(600))) }),
  data: z.object({
    offer: offerShape,
    freelancer: personShape,
    terms: termsShape,
    /** If the requirements were sent right away. */
    deliveryAt: instant,
    spendable: moneyShape,
    /** Zero when the wallet covers it; what is owed is part of it, because added money repays that first. */
    missing: moneyShape,
    owed: moneyShape,
    questions: z.array(questionShape),
    /** Why this person cannot buy it, or null. */
    refusal: z.nullable(z.string()),
  }),
  errors: ['not_found'],
  limit: 'read',
});

const amount = z.object({ spendable: moneyShape, held: moneyShape, clearing: moneyShape, available: moneyShape });

export const clientDashboard = query({
  path: '/api/dashboard/client',
  summary: "The client's home: what to do next, active orders, money held and spent.",
  access: 'member',
  data: z.object({
    next: z.array(orderRowShape),
    active: z.array(orderRowShape),
    money: amount,
    spent: z.object({ total: moneyShape, orders: z.number(), people: z.number() }),
    counts,
  }),
  errors: [],
  limit: 'read',
});

export const freelancerDashboard = query({
  path: '/api/dashboard/freelancer',
  summary: "The freelancer's home: what to do next by clock, active orders, earnings clearing and available, twelve weeks of them.",
  access: 'member',
  data: z.object({
    next: z.array(orderRowShape),
    active: z.array(orderRowShape),
    money: amount,
    /** Earnings waiting, the next to clear first. */
    clearing: z.array(z.object({ orderNumber: z.string(), title: z.string(), amount: moneyShape, clearsAt: instant })),
    /** Oldest week first; `startsOn` is its Monday in UTC. */
    weeks: z.array(z.object({ startsOn: z.iso.date(), earned: moneyShape })),
    record: z.object({ completed: z.number(), onTimePercent: z.nullable(z.number()), rating: z.nullable(z.number()), reviews: z.number() }),
    /** The level held, and how far these measures are from the next one. */
    level: z.object({
      held: z.enum(LEVELS),
      lossAt: z.nullable(instant),
      next: z.nullable(z.enum(['level_1', 'level_2', 'top'])),
      measures: measuresShape,
    }),
    counts,
  }),
  errors: [],
  limit: 'read',
});
