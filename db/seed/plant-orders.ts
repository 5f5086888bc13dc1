import { coverSvg } from '#design/art/cover.ts';
import {
  addFile,
  approveDelivery,
  cancelOrder,
  deliverWork,
  extendReview,
  placeOrder,
  replyToReview,
  reviewOrder,
  storeBytes,
  submitRequirements,
} from '#domains/orders/server/orders.ts';
import { termsFor } from '#domains/orders/price.ts';
import { motifOf } from '#domains/services/cover.ts';
import { PACKAGE_TIERS } from '#domains/services/draft.ts';
import type { Actor } from '#kit/actor.ts';
import type { UploadedFile } from '#kit/server/http/handler.ts';
import { money } from '#kit/money.ts';
import type { OrderStory, SeedReview } from './orders/shape.ts';
import { haveFunds } from './plant-funds.ts';
import { questionId, type PlantedService } from './plant-services.ts';
import type { Replay } from './replay.ts';
import type { StepName } from './timetable.ts';

/** One order being lived through. */
export interface LivedOrder {
  readonly story: OrderStory;
  readonly client: Actor;
  readonly service: PlantedService;
  /** Told by the product when it is placed. */
  number: string;
}

type Do = (replay: Replay, order: LivedOrder) => Promise<unknown>;

/** Each step is one deed of the product, done by the person whose deed it is. */
export const doStep: Record<StepName, Do> = {
  buy: (replay, order) => place(replay, order, 'wallet'),
  'order-unpaid': (replay, order) => place(replay, order, 'later'),

  answer({ tx, context }, { story, client, number }) {
    const answers = story.answers.map((text, index) => ({ id: questionId(index), text }));
    return submitRequirements(tx, client, { orderNumber: number, answers, files: [] }, context);
  },

  async deliver(replay, order) {
    const { story, service, number } = order;
    const link = `https://files.example.org/deliveries/${number.toLowerCase()}`;
    return deliverWork(replay.tx, service.seller, { orderNumber: number, note: story.note ?? '', link, files: await previewOf(replay, order) }, replay.context);
  },

  extend: ({ tx, context }, { client, number }) => extendReview(tx, client, { orderNumber: number }, context),
  approve: ({ tx, context }, { client, number }) => approveDelivery(tx, client, { orderNumber: number }, context),
  cancel: ({ tx, context }, { client, number, story }) => cancelOrder(tx, client, { orderNumber: number, reason: story.reason ?? '' }, context),
  'review-as-client': (replay, order) => review(replay, order, order.client, order.story.fromClient),
  'review-as-seller': (replay, order) => review(replay, order, order.service.seller, order.story.fromSeller),
  reply: ({ tx, context }, { service, number, story }) => replyToReview(tx, service.seller, { orderNumber: number, text: story.reply ?? '' }, context),
};

/** What was drawn can be looked at: designers and illustrators upload a picture beside the link. */
async function previewOf({ tx, context }: Replay, { service, number }: LivedOrder): Promise<string[]> {
  const { key, category } = service.seed;
  if (motifOf(category) !== 'brand') return [];
  const file: UploadedFile = { name: `${key}-preview.svg`, bytes: Buffer.from(coverSvg('brand', number)) };
  const stored = await storeBytes(context.db, service.seller, number, 'delivery', file, 'preview', context);
  return [(await addFile(tx, service.seller, number, 'delivery', file, stored, context)).id];
}

async function place(replay: Replay, order: LivedOrder, payWith: 'wallet' | 'later'): Promise<void> {
  const { tx, context } = replay;
  const { story, client, service } = order;
  const price = service.seed.packages[story.tier]?.price ?? 0;
  const { total } = termsFor(money(price, context.config.currency));
  if (payWith === 'wallet') await haveFunds(replay, client, total, `demo ${story.client} ${story.service} ${story.placedDaysAgo}`);
  const purchase = { service: service.slug, package: PACKAGE_TIERS[story.tier] ?? 'premium', extras: [], expected_total: total, pay_with: payWith };
  order.number = (await placeOrder(tx, client, purchase, context)).number;
}

async function review({ tx, context }: Replay, { number }: LivedOrder, by: Actor, said: SeedReview | undefined): Promise<void> {
  if (said === undefined) return;
  const [communication, quality, value] = said.stars;
  await reviewOrder(tx, by, { orderNumber: number, communication, quality, value, text: said.body }, context);
}
