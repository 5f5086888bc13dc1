import { openWork } from '#domains/accounts/people-contract.ts';
import { serviceReviews } from '#domains/services/contract.ts';
import { disputeEvidence } from '#domains/wallet/money-desk-contract.ts';
import { recordStaffRead } from '#kit/server/audit.ts';
import { FileAnswer } from '#kit/server/http/file-answer.ts';
import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import * as contract from '../contract.ts';
import { clearEarningsEarly, earlyClearance } from '../early-contract.ts';
import { personRecord } from '../record-contract.ts';
import { approveDelivery } from './approve-delivery.ts';
import { cancelOrder } from './cancel-order.ts';
import { clearOneEarly, readEarlyClearance } from './clear-early.ts';
import { readClientDashboard, readFreelancerDashboard } from './dashboards.ts';
import { deliverWork } from './deliver-work.ts';
import { readEvidencePack } from './evidence-pack.ts';
import { extendReview } from './extend-review.ts';
import { readOpenWork } from './open-work.ts';
import { addFile, readOrderFile, storeBytes, type StoredFile } from './order-files.ts';
import { readOrderList } from './order-list.ts';
import { readOrderPage } from './order-page.ts';
import { readQuote } from './order-quote.ts';
import { payOrder } from './pay-order.ts';
import { readPersonRecord } from './person-record.ts';
import { placeOrder } from './place-order.ts';
import { presentFile } from './present.ts';
import { replyToReview } from './reply-to-review.ts';
import { reviewOrder } from './review-order.ts';
import { readServiceReviews } from './service-reviews.ts';
import { submitRequirements } from './submit-requirements.ts';
import type { Order } from './store.ts';
import { waitForSeller } from './wait-for-seller.ts';

const stood = (order: Order) => ({ orderNumber: order.number, state: order.state });

export const orderHandlers: readonly Handler[] = [
  onCommand(contract.placeOrder, async ({ tx, actor, body, context }) => stood(await placeOrder(tx, actor, body, context))),
  onCommand(contract.payOrder, async ({ tx, actor, params, context }) => stood(await payOrder(tx, actor, params, context))),
  onCommand(contract.submitRequirements, async ({ tx, actor, params, body, context }) =>
    stood(await submitRequirements(tx, actor, { ...params, ...body }, context)),
  ),
  onCommand(contract.deliverWork, async ({ tx, actor, params, body, context }) => stood(await deliverWork(tx, actor, { ...params, ...body }, context))),
  onCommand(contract.approveDelivery, async ({ tx, actor, params, context }) => stood(await approveDelivery(tx, actor, params, context))),
  onCommand(contract.cancelOrder, async ({ tx, actor, params, body, context }) => stood(await cancelOrder(tx, actor, { ...params, ...body }, context))),
  onCommand(contract.waitForSeller, async ({ tx, actor, params, context }) => stood(await waitForSeller(tx, actor, params, context))),
  onCommand(contract.extendReview, async ({ tx, actor, params, context }) => stood(await extendReview(tx, actor, params, context))),
  onCommand(contract.reviewOrder, async ({ tx, actor, params, body, context }) => stood(await reviewOrder(tx, actor, { ...params, ...body }, context))),
  onCommand(contract.replyToReview, async ({ tx, actor, params, body, context }) => stood(await replyToReview(tx, actor, { ...params, ...body }, context))),

  onCommand<typeof contract.uploadOrderFile, StoredFile>(
    contract.uploadOrderFile,
    async ({ tx, actor, params, query, file, context, prepared }) => {
      if (file === null) throw new Error('the adapter promised a file');
      const row = await addFile(tx, actor, params.orderNumber, query.purpose, file, prepared, context);
      return presentFile(row, query.purpose === 'requirements' ? actor.userId : '');
    },
    {
      prepare: async ({ db, actor, params, query, file, headers, context }) => {
        if (file === null) throw new Error('the adapter promised a file');
        return storeBytes(db, actor, params.orderNumber, query.purpose, file, String(headers['idempotency-key']), context);
      },
    },
  ),
  onQuery(contract.downloadOrderFile, async ({ db, actor, params, context }) => {
    const { name, file } = await readOrderFile(db, actor, params.orderNumber, params.fileId, context);
    return new FileAnswer(name, file);
  }),

  onQuery(earlyClearance, ({ db, actor, context }) => readEarlyClearance(db, actor, context)),
  onCommand(clearEarningsEarly, ({ tx, actor, params, body, context }) => clearOneEarly(tx, actor, params.orderNumber, body, context)),
  onQuery(contract.orderList, async ({ db, actor, query, context }) => readOrderList(db, actor, query, context)),
  onQuery(contract.orderQuote, async ({ db, actor, query, context }) => {
    const extras = (query.extras ?? '').split(',').filter((id) => id !== '');
    return readQuote(db, actor, { service: query.service, package: query.package, extras }, context);
  }),
  onQuery(contract.orderPage, async ({ db, actor, params, context }) => readOrderPage(db, actor, params.orderNumber, context)),
  onQuery(serviceReviews, async ({ db, params, query }) => readServiceReviews(db, { ...params, ...query })),
  onQuery(personRecord, async ({ db, params, context }) => readPersonRecord(db, params.username, context.clock())),
  onQuery(contract.clientDashboard, async ({ db, actor, context }) => readClientDashboard(db, actor, context)),
  onQuery(openWork, async ({ db, actor, params, context }) => {
    const work = await readOpenWork(db, params.id, context.config.currency);
    await recordStaffRead(context, actor, 'account.read-open-work', { type: 'account', id: params.id });
    return work;
  }),
  onQuery(disputeEvidence, async ({ db, actor, params, context }) => {
    const pack = await readEvidencePack(db, params.disputeId, context);
    await recordStaffRead(context, actor, 'dispute.read-evidence', { type: 'payment_dispute', id: params.disputeId });
    return pack;
  }),
  onQuery(contract.freelancerDashboard, async ({ db, actor, context }) => readFreelancerDashboard(db, actor, context)),
];
