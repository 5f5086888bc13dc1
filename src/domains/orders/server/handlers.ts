import { onUpload } from '#kit/server/attachments/attachments-of.ts';
import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import { keepCheckout } from '#domains/wallet/server/wallet.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { presentNewFile } from '#domains/paid-work/server/paid-work.ts';
import * as contract from '../contract.ts';
import { clearEarningsEarly } from '../early-contract.ts';
import { readMarketFigures } from '../market.ts';
import {
  cancelOrderByStaff,
  completeOrderByStaff,
  confirmOrderEnd,
  declineOrderEnd,
  refundOrderByStaff,
  staffOrders,
} from '../staff-contract.ts';
import { boughtVersion } from '../bought-contract.ts';
import { approveDelivery } from './approve-delivery.ts';
import * as agreement from './cancel-by-agreement.ts';
import { readBoughtVersion } from './bought-version.ts';
import { cancelOrder } from './cancel-order.ts';
import { clearOneEarly } from './clear-early.ts';
import { openDispute } from './dispute-order.ts';
import { deliverWork } from './deliver-work.ts';
import * as extra from './add-extras.ts';
import * as extension from './ask-extension.ts';
import { confirmEnd, declineEnd, endByOperator } from './end-by-operator.ts';
import { extendReview } from './extend-review.ts';
import { giveTip } from './give-tip.ts';
import { marketFigures } from './market-figures.ts';
import { openOrderFile, orderFiles } from './order-files.ts';
import { deliveriesArchive } from './order-archive.ts';
import { orderContract } from './order-contract.ts';
import { readOrderList } from './order-list.ts';
import { readOrderPage } from './order-page.ts';
import { readQuote } from './order-quote.ts';
import * as checkout from '../checkout-contract.ts';
import { checkOut, payOrderBy, type BuyerRequest, type Begun } from './check-out.ts';
import { payExtraBy, payOfferBy, payTipBy } from './pay-addition.ts';
import { payOrder } from './pay-order.ts';
import { placeOrder } from './place-order.ts';
import { replyToReview, reviewOrder } from './review-order.ts';
import { askRevisionPrice, requestRevision, withdrawRevision } from './request-revision.ts';
import { submitRequirements } from './submit-requirements.ts';
import { readStaffOrders } from './staff-orders.ts';
import type { Order } from './store.ts';
import { waitForSeller } from './wait-for-seller.ts';

const stood = (order: Order) => ({ order_number: order.number, state: order.state });

const requestOf = ({
  headers,
  request,
}: {
  headers: Readonly<Record<string, unknown>>;
  request: { address: string };
}): BuyerRequest => ({
  key: String(headers['idempotency-key']).toLowerCase(),
  address: request.address,
});

async function answerBegun(tx: Tx, { funding, checkout: at, orderNumber }: Begun) {
  await keepCheckout(tx, funding.id, at.providerReference, at.url);
  return { order_number: orderNumber, funding_id: funding.id, amount: funding.amount, redirect_url: at.url };
}

const proposedOrDone = ({ order, waits }: { order: Order; waits: boolean }) => ({
  ...stood(order),
  waits_for_second: waits,
});

export const orderHandlers: readonly Handler[] = [
  onQuery(boughtVersion, ({ db, actor, params }) => readBoughtVersion(db, actor, params.order_number)),
  onCommand(
    checkout.checkOut,
    (call) => checkOut(call.context, call.actor, requestOf(call), call.body),
    ({ tx, prepared }) => answerBegun(tx, prepared),
  ),
  onCommand(
    checkout.payOrderBy,
    (call) => payOrderBy(call.context, call.actor, requestOf(call), call.params.order_number, call.body),
    ({ tx, prepared }) => answerBegun(tx, prepared),
  ),
  onCommand(
    checkout.payTipBy,
    (call) => payTipBy(call.context, call.actor, requestOf(call), { ...call.params, ...call.body }),
    ({ tx, prepared }) => answerBegun(tx, prepared),
  ),
  onCommand(
    checkout.payExtraBy,
    (call) => payExtraBy(call.context, call.actor, requestOf(call), { ...call.params, ...call.body }),
    ({ tx, prepared }) => answerBegun(tx, prepared),
  ),
  onCommand(
    checkout.payOfferBy,
    (call) => payOfferBy(call.context, call.actor, requestOf(call), { ...call.params, ...call.body }),
    ({ tx, prepared }) => answerBegun(tx, prepared),
  ),
  onCommand(completeOrderByStaff, async ({ tx, actor, params, body, context }) =>
    proposedOrDone(await endByOperator(tx, actor, { ...params, ...body, percent: 100 }, context)),
  ),
  onCommand(cancelOrderByStaff, async ({ tx, actor, params, body, context }) =>
    proposedOrDone(await endByOperator(tx, actor, { ...params, ...body, percent: 0 }, context)),
  ),
  onCommand(refundOrderByStaff, async ({ tx, actor, params, body, context }) =>
    proposedOrDone(await endByOperator(tx, actor, { ...params, ...body }, context)),
  ),
  onCommand(confirmOrderEnd, async ({ tx, actor, params, context }) =>
    stood(await confirmEnd(tx, actor, params.order_number, context)),
  ),
  onCommand(declineOrderEnd, async ({ tx, actor, params, body, context }) =>
    stood(await declineEnd(tx, actor, params.order_number, body.reason, context)),
  ),
  onQuery(staffOrders, ({ db, actor, query, context }) => readStaffOrders(db, actor, query, context)),
  onCommand(contract.placeOrder, async ({ tx, actor, body, context }) =>
    stood(await placeOrder(tx, actor, body, context)),
  ),
  onCommand(contract.payOrder, async ({ tx, actor, params, context }) =>
    stood(await payOrder(tx, actor, params, context)),
  ),
  onCommand(contract.submitRequirements, async ({ tx, actor, params, body, context }) =>
    stood(await submitRequirements(tx, actor, { ...params, ...body }, context)),
  ),
  onCommand(contract.deliverWork, async ({ tx, actor, params, body, context }) =>
    stood(await deliverWork(tx, actor, { ...params, ...body }, context)),
  ),
  onCommand(contract.approveDelivery, async ({ tx, actor, params, context }) =>
    stood(await approveDelivery(tx, actor, params, context)),
  ),
  onCommand(contract.cancelOrder, async ({ tx, actor, params, body, context }) =>
    stood(await cancelOrder(tx, actor, { ...params, ...body }, context)),
  ),
  onCommand(contract.requestCancellation, async ({ tx, actor, params, body, context }) =>
    stood(await agreement.requestCancellation(tx, actor, { ...params, ...body }, context)),
  ),
  onCommand(contract.acceptCancellation, async ({ tx, actor, params, body, context }) =>
    stood(await agreement.acceptCancellation(tx, actor, { ...params, ...body }, context)),
  ),
  onCommand(contract.declineCancellation, async ({ tx, actor, params, body, context }) =>
    stood(await agreement.declineCancellation(tx, actor, { ...params, ...body }, context)),
  ),
  onCommand(contract.withdrawCancellation, async ({ tx, actor, params, body, context }) =>
    stood(await agreement.withdrawCancellation(tx, actor, { ...params, ...body }, context)),
  ),
  onCommand(contract.requestRevision, async ({ tx, actor, params, body, context }) =>
    stood(await requestRevision(tx, actor, { ...params, ...body }, context)),
  ),
  onCommand(contract.withdrawRevision, async ({ tx, actor, params, body, context }) =>
    stood(await withdrawRevision(tx, actor, { ...params, ...body }, context)),
  ),
  onCommand(contract.askExtension, async ({ tx, actor, params, body, context }) =>
    stood(await extension.askExtension(tx, actor, { ...params, ...body }, context)),
  ),
  onCommand(contract.acceptExtension, async ({ tx, actor, params, body, context }) =>
    stood(await extension.acceptExtension(tx, actor, { ...params, ...body }, context)),
  ),
  onCommand(contract.declineExtension, async ({ tx, actor, params, body, context }) =>
    stood(await extension.declineExtension(tx, actor, { ...params, ...body }, context)),
  ),
  onCommand(contract.withdrawExtension, async ({ tx, actor, params, body, context }) =>
    stood(await extension.withdrawExtension(tx, actor, { ...params, ...body }, context)),
  ),
  onCommand(contract.addExtras, async ({ tx, actor, params, body, context }) =>
    stood(await extra.addExtras(tx, actor, { ...params, ...body }, context)),
  ),
  onCommand(contract.offerExtra, async ({ tx, actor, params, body, context }) =>
    stood(await extra.offerExtra(tx, actor, { ...params, ...body }, context)),
  ),
  onCommand(contract.acceptExtra, async ({ tx, actor, params, body, context }) =>
    stood(await extra.acceptExtra(tx, actor, { ...params, ...body }, context)),
  ),
  onCommand(contract.declineExtra, async ({ tx, actor, params, body, context }) =>
    stood(await extra.declineExtra(tx, actor, { ...params, ...body }, context)),
  ),
  onCommand(contract.withdrawExtra, async ({ tx, actor, params, body, context }) =>
    stood(await extra.withdrawExtra(tx, actor, { ...params, ...body }, context)),
  ),
  onCommand(contract.askRevisionPrice, async ({ tx, actor, params, body, context }) =>
    stood(await askRevisionPrice(tx, actor, { ...params, ...body }, context)),
  ),
  onCommand(contract.openDispute, async ({ tx, actor, params, body, context }) =>
    stood(await openDispute(tx, actor, { ...params, ...body }, context)),
  ),
  onCommand(contract.giveTip, async ({ tx, actor, params, body, context }) =>
    stood(await giveTip(tx, actor, { ...params, ...body }, context)),
  ),
  onCommand(contract.waitForSeller, async ({ tx, actor, params, context }) =>
    stood(await waitForSeller(tx, actor, params, context)),
  ),
  onCommand(contract.extendReview, async ({ tx, actor, params, context }) =>
    stood(await extendReview(tx, actor, params, context)),
  ),
  onCommand(contract.reviewOrder, async ({ tx, actor, params, body, context }) =>
    stood(await reviewOrder(tx, actor, { ...params, ...body }, context)),
  ),
  onCommand(contract.replyToReview, async ({ tx, actor, params, body, context }) =>
    stood(await replyToReview(tx, actor, { ...params, ...body }, context)),
  ),

  onUpload(contract.uploadOrderFile, orderFiles, ({ params, query }) => ({ ...params, ...query }), presentNewFile),
  onQuery(contract.downloadOrderFile, ({ db, actor, params, query, context }) =>
    openOrderFile(db, actor, { ...params, ...query }, context),
  ),

  onQuery(contract.downloadDeliveries, ({ db, actor, params, context }) =>
    deliveriesArchive(db, actor, params.order_number, context),
  ),
  onQuery(contract.downloadContract, ({ db, actor, params, context }) =>
    orderContract(db, actor, params.order_number, context),
  ),
  onCommand(clearEarningsEarly, ({ tx, actor, params, body, context }) =>
    clearOneEarly(tx, actor, params.order_number, body, context),
  ),
  onQuery(contract.orderList, async ({ db, actor, query, context }) => readOrderList(db, actor, query, context)),
  onQuery(contract.orderQuote, async ({ db, actor, query, context }) => {
    const extras = (query.extras ?? '').split(',').filter((id) => id !== '');
    const { service, package: tier, custom_offer: number, version = 1 } = query;
    return readQuote(
      db,
      actor,
      { service, package: tier, extras, ...(number === undefined ? {} : { custom_offer: { number, version } }) },
      context,
    );
  }),
  onQuery(contract.orderPage, async ({ db, actor, params, context }) =>
    readOrderPage(db, actor, params.order_number, context),
  ),
  onQuery(readMarketFigures, ({ db, context }) => marketFigures(db, context.config.currency)),
];
