/**
 * The front door of paid work: its money held, released, split and cleared, its payment history, its moves with their
 * timeline and timer, its deliveries and files, offers to end it early, requests for revisions and more days, and
 * extras. Everything takes a piece of work of any kind, known by its id.
 */
export { clearanceOf, clearsLater, paymentRisk } from './clearance.ts';
export { clearWorkEarly, readEarlyClearance } from './clear-early.ts';
export { deliveryEntries, safeName } from './delivery-archive.ts';
export {
  deliveriesOf,
  filesOf,
  handOver,
  handoversOf,
  presentFile,
  presentHandover,
  presentNewFile,
  sentFilesOf,
  type Handover,
} from './deliveries.ts';
export {
  askExtension,
  closeExtension,
  endExtension,
  lastExtension,
  openExtensions,
  presentExtension,
} from './extensions.ts';
export { buyExtra, closeExtra, endExtra, extrasOf, offerExtra, openExtras, presentExtra } from './extras.ts';
export { clockOf } from './fire-clock.ts';
export { concerns, moneyLines } from './money-trail.ts';
export { moveWork, wakeForNext, type WorkTable } from './move-work.ts';
export { presentClock } from './present-clock.ts';
export { extensionCards, numbersIn, requestRef, revisionCards, type CardWork } from './request-cards.ts';
export { endRevision, presentRevision, requestRevision, revisionsOf } from './revisions.ts';
export { confirmProposedEnd, declineProposedEnd, startEnd, type EndableWork } from './end-by-staff.ts';
export { openOperatorEnds, presentProposedEnd, type ProposedEnd } from './operator-ends.ts';
export {
  acceptSplit,
  agreedShare,
  answerSplit,
  lastSplit,
  offerSplit,
  openSplits,
  presentSplit,
} from './split-offers.ts';
export { timelineOf } from './timeline.ts';
export {
  dropUnsent,
  openWorkFile,
  sendFiles,
  sentFileCount,
  unsentFiles,
  UPLOADED_BY,
  workFiles,
  workHost,
  type FilePurpose,
  type FileRow,
  type WorkHost,
} from './work-files.ts';
export { searchConditions, searchedBy, type StaffSearch } from './staff-search.ts';
export { historiesOf, historyOf, recordSteps } from './work-history.ts';
export {
  clearEarned,
  clearEarnings,
  freezeReleased,
  holdMore,
  holdTotal,
  releaseAll,
  releasePart,
  returnAll,
  splitHeld,
} from './work-money.ts';
export { isGone, PAY_MINUTES, payFromArrived, planPayment, type Due, type PaymentWay } from './pay-by-payment.ts';
export type { PaidWork, Work } from './work.ts';
export { liftWatermarks, openMarked, removeCopies } from './watermarked.ts';
