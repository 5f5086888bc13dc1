/** The front door of the screens that every kind of paid work shares. */
export { AskExtension } from './ask-extension.tsx';
export { AskRevision } from './ask-revision.tsx';
export { AskToSplit } from './ask-to-split.tsx';
export { ClockLine } from './clock-line.tsx';
export { DeliveryList } from './delivery-list.tsx';
export { FileLinks } from './file-links.tsx';
export { MoneyTrail } from './money-trail.tsx';
export { RevisionItems } from './revision-items.tsx';
export { SplitParts } from './split-parts.tsx';
export { SplitRequest } from './split-request.tsx';
export { TermsTable } from './terms-table.tsx';
export { WorkCountdown } from './work-countdown.tsx';
export { WorkTimeline } from './work-timeline.tsx';
export { WorkUpload, type WorkUploadProps } from './work-upload.tsx';
