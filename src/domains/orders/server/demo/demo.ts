import { termsInForce } from '#kit/server/terms.ts';
import { approveDelivery } from '../approve-delivery.ts';
import { acceptExtra, offerExtra } from '../add-extras.ts';
import { readOrderPage } from '../order-page.ts';
import { askExtension } from '../ask-extension.ts';
import { cancelOrder } from '../cancel-order.ts';
import { deliverWork } from '../deliver-work.ts';
import { openDispute } from '../dispute-order.ts';
import { extendReview } from '../extend-review.ts';
import { orderFiles } from '../order-files.ts';
import { placeOrder } from '../place-order.ts';
import { giveTip } from '../give-tip.ts';
import { requestRevision } from '../request-revision.ts';
import { replyToReview, reviewOrder } from '../review-order.ts';
import { countQueue } from '../seller-queue.ts';
import { submitRequirements } from '../submit-requirements.ts';
import { answerClaim, assignDispute, decideDispute, escalateDispute } from '#domains/disputes/server/disputes.ts';
import { termsFor } from '#domains/paid-work/price.ts';
import { motifOf } from '#domains/services/cover.ts';
import { PACKAGE_TIERS } from '#domains/services/draft.ts';
import type { Actor } from '#kit/actor.ts';
import { demoMoney } from '#kit/server/demo/demo-money.ts';
import { asUpload } from '#kit/server/storage/files.ts';
import type { SeedOrder, SeedReview } from './shape.ts';
import { pictureOf } from '#domains/profiles/server/demo/pictures.ts';
import { questionId, plantedService, type PlantedService } from '#domains/services/server/demo/demo.ts';
import { changeCapacity } from '#domains/services/server/services.ts';
import { demoServices } from '#domains/services/server/demo/services.ts';
import { haveFunds } from '#domains/wallet/server/demo/demo.ts';
import type { DemoPart } from '#kit/server/demo/demo-part.ts';
import { DEMO_SEED, dice } from '#kit/server/demo/random.ts';
import { daysBefore, type Replay } from '#kit/server/demo/replay.ts';
import { demoOrders } from './orders.ts';
import { timetable, type StepName } from './timetable.ts';

/** One order in the replay. */
interface LivedOrder {
  readonly plan: SeedOrder;
  readonly client: Actor;
  readonly service: PlantedService;
  /** Set by the product when it is placed. */
  number: string;
}

type Do = (replay: Replay, order: LivedOrder) => Promise<unknown>;

/** Each step is one command of the product, made by the person whose command it is. */
const doStep: Record<StepName, Do> = {
  buy: (replay, order) => place(replay, order, 'wallet'),
  'order-unpaid': (replay, order) => place(replay, order, 'later'),

  answer({ tx, context }, { plan, client, number }) {
    const answers = plan.answers.map((text, index) => ({ id: questionId(index), text }));
    return submitRequirements(tx, client, { order_number: number, answers, files: [] }, context);
  },

  async deliver(replay, order) {
    const { plan, service, number } = order;
    const link = `https://files.example.org/deliveries/${number.toLowerCase()}`;
    return deliverWork(
      replay.tx,
      service.seller,
      { order_number: number, note: plan.note ?? '', link, files: await previewOf(replay, order), watermark: true },
      replay.context,
    );
  },

  extend: ({ tx, context }, { client, number }) => extendReview(tx, client, { order_number: number }, context),
  revise: ({ tx, context }, { client, number, plan: { changes = [] } }) =>
    requestRevision(
      tx,
      client,
      { order_number: number, items: changes.map(([what, where]) => ({ what, where })) },
      context,
    ),
  'more-time': ({ tx, context }, { service, number, plan: { moreTime: [days, reason] = [1, ''] } }) =>
    askExtension(tx, service.seller, { order_number: number, days, reason }, context),
  'offer-extra': ({ tx, context }, { service, number, plan: { extra: [title, price, days] = ['', 0, 0] } }) =>
    offerExtra(
      tx,
      service.seller,
      { order_number: number, kind: 'extra', title, price: demoMoney(price, context.config.currency), days },
      context,
    ),
  async 'accept-extra'(replay, { plan, client, number }) {
    const { tx, context } = replay;
    const { additions, offer_total: total } = await readOrderPage(context.db, client, number, context);
    const offer = additions.find(({ outcome }) => outcome === null);
    if (offer === undefined || total === null) throw new Error(`order ${number} has no offer`);
    await haveFunds(replay, client, total, `demo extra ${plan.client} ${plan.service} ${plan.placedDaysAgo}`);
    return acceptExtra(tx, client, { order_number: number, request_id: offer.id, expected_total: total }, context);
  },
  dispute: ({ tx, context }, { client, number, plan: { claim } }) =>
    openDispute(
      tx,
      client,
      { order_number: number, items: claim?.items ?? [], text: claim?.text ?? '', percent: 40, files: [] },
      context,
    ),
  'answer-claim': async ({ tx, context }, { service, client, number, plan: { claim } }) =>
    answerClaim(
      tx,
      service.seller,
      await disputeOf(context, client, number),
      { text: claim?.answer ?? '', percent: 80, files: [] },
      context,
    ),
  escalate: async ({ tx, context }, { client, number }) =>
    escalateDispute(tx, client, await disputeOf(context, client, number), context),
  async decide({ tx, context }, { client, number }) {
    const dispute = await disputeOf(context, client, number);
    await assignDispute(tx, REVIEWER, dispute, context);
    await decideDispute(tx, REVIEWER, dispute, DECISION, context);
  },
  async tip(replay, { plan, client, number }) {
    const amount = demoMoney(plan.tip ?? 0, replay.context.config.currency);
    await haveFunds(replay, client, amount, `demo tip ${plan.client} ${plan.service} ${plan.placedDaysAgo}`);
    return giveTip(
      replay.tx,
      client,
      { order_number: number, amount, note: 'For answering on a Sunday.' },
      replay.context,
    );
  },
  approve: ({ tx, context }, { client, number }) => approveDelivery(tx, client, { order_number: number }, context),
  cancel: ({ tx, context }, { client, number, plan }) =>
    cancelOrder(tx, client, { order_number: number, reason: plan.reason ?? '' }, context),
  'review-as-client': (replay, order) => review(replay, order, order.client, order.plan.fromClient),
  'review-as-seller': (replay, order) => review(replay, order, order.service.seller, order.plan.fromSeller),
  reply: ({ tx, context }, { service, number, plan }) =>
    replyToReview(tx, service.seller, { order_number: number, text: plan.reply ?? '' }, context),
};

/** Someone who reviewed disputes here and has left since. */
const REVIEWER: Actor = {
  userId: '01890000-0000-7000-8000-0000000d15b0',
  sessionId: '01890000-0000-7000-8000-0000000d15b1',
  role: 'user',
  isOperator: true,
  staffRoles: ['trust'],
  emailVerified: true,
  onboarded: true,
};
const DECISION = {
  percent: 60,
  criteria: [
    { criterion: 'agreement', finding: 'client', reason: 'The package names three sides of each tin.' },
    { criterion: 'delivery', finding: 'client', reason: 'The delivery shows one side of each tin, in good quality.' },
    { criterion: 'time', finding: 'freelancer', reason: 'The delivery came before its deadline.' },
    { criterion: 'conduct', finding: 'both', reason: 'Both answered within a day and stayed with the facts.' },
  ],
  statement:
    'One of three sides was delivered, in good quality and on time. The studio work for it is most of the effort, so more than a third is due.',
} as const;

async function disputeOf(context: Replay['context'], client: Actor, number: string): Promise<string> {
  const { dispute } = await readOrderPage(context.db, client, number, context);
  if (dispute === null) throw new Error(`order ${number} has no dispute`);
  return dispute.number;
}

/** Of the pictures that the demo's portfolios have. */
const PICTURES = ['amara-okafor-1', 'ingrid-halvorsen-1', 'ruth-abernethy-1', 'siobhan-odwyer-1'] as const;

/** Designers and illustrators upload a picture beside the link. */
async function previewOf({ tx, context }: Replay, { service, number }: LivedOrder): Promise<string[]> {
  const { key, category } = service.seed;
  if (motifOf(category) !== 'brand') return [];
  const picture = PICTURES[Number(number.replaceAll(/\D/g, '').slice(-4)) % PICTURES.length] ?? PICTURES[0];
  const file = await asUpload(context.files, `${key}-preview.webp`, await pictureOf('works', picture));
  const to = { order_number: number, purpose: 'delivery' } as const;
  const stored = await orderFiles.store(context.db, service.seller, to, file, 'preview', context);
  return [(await orderFiles.add(tx, service.seller, to, stored, context)).file.id];
}

async function place(replay: Replay, order: LivedOrder, payWith: 'wallet' | 'later'): Promise<void> {
  const { tx, context } = replay;
  const { plan, client, service } = order;
  const price = service.seed.packages[plan.tier]?.price ?? 0;
  const { total } = termsFor(await termsInForce(tx, context.clock()), demoMoney(price, context.config.currency));
  if (payWith === 'wallet')
    await haveFunds(replay, client, total, `demo ${plan.client} ${plan.service} ${plan.placedDaysAgo}`);
  const purchase = {
    service: service.slug,
    package: PACKAGE_TIERS[plan.tier] ?? 'premium',
    extras: [],
    expected_total: total,
    pay_with: payWith,
  };
  order.number = (await placeOrder(tx, client, purchase, context)).number;
}

async function review(
  { tx, context }: Replay,
  { number }: LivedOrder,
  by: Actor,
  seedReview: SeedReview | undefined,
): Promise<void> {
  if (seedReview === undefined) return;
  const [communication, quality, value] = seedReview.stars;
  await reviewOrder(tx, by, { order_number: number, communication, quality, value, text: seedReview.body }, context);
}

export const demo: DemoPart = {
  size: `${demoOrders.length} orders`,
  steps: (world) =>
    demoOrders.flatMap((plan, place) => {
      const days = demoServices.find(({ key }) => key === plan.service)?.packages[plan.tier]?.days ?? 1;
      let order: LivedOrder | undefined;
      const live = (): LivedOrder =>
        (order ??= {
          plan,
          client: world.people.get(plan.client),
          service: plantedService(world, plan.service),
          number: '',
        });
      return timetable(plan, days, world.now, dice(DEMO_SEED + place)).map(({ at, name }) => ({
        at,
        run: () => doStep[name](world.replay, live()),
      }));
    }),
  /** Reactions do not run for replayed events, so the queues are counted here. */
  async finish(world) {
    const { tx, context } = world.replay;
    for (const seller of new Set(demoServices.map((demoService) => demoService.seller)))
      await countQueue(tx, world.people.get(seller).userId, context);
    // One of each: someone whose queue is full, and someone who is away.
    await changeCapacity(tx, plantedService(world, 'statistics').seller, { most_open: 1, away_until: null }, context);
    await changeCapacity(
      tx,
      plantedService(world, 'name-search').seller,
      {
        most_open: 4,
        away_until: daysBefore(world.now, -9).toISOString(),
        away_note: 'I’m visiting family and read messages in the evening.',
      },
      context,
    );
    return null;
  },
};
