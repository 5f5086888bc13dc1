/**
 * The front door of paid work: its money held, released, split and cleared, its payment history, its moves with their
 * timeline and timer, its deliveries and files, offers to end it early, requests for revisions and more days, and extras. Everything takes a piece of work of any kind, known by its id.
 */
export { deliveriesOf, filesOf, handOver, presentFile, presentHandover } from './deliveries.ts';
export { askExtension, closeExtension, endExtension, lastExtension, openExtensions, presentExtension } from './extensions.ts';
export { buyExtra, closeExtra, endExtra, extrasOf, offerExtra, openExtras, presentExtra } from './extras.ts';
export { fireClock } from './fire-clock.ts';
export { concerns, moneyLines } from './money-trail.ts';
export { moveWork, moveWorkText, wakeForNext, type WorkTable } from './move-work.ts';
export { presentClock } from './present-clock.ts';
export { endRevision, presentRevision, requestRevision, revisionsOf } from './revisions.ts';
export { acceptSplit, agreedShare, answerSplit, lastSplit, offerSplit, openSplits, presentSplit } from './split-offers.ts';
export { timelineOf } from './timeline.ts';
export { addFile, openWorkFile, sendFiles, storeBytes, UPLOADED_BY, type FilePurpose, type FileRow, type StoredFile } from './work-files.ts';
export { historyOf, recordSteps } from './work-history.ts';
export { clearEarnings, freezeReleased, holdMore, holdTotal, releaseAll, returnAll, splitHeld } from './work-money.ts';
export type { PaidWork, Work } from './work.ts';
export { liftWatermarks, openMarked } from './watermarked.ts';
