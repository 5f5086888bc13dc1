/**
 * Business days until a reviewer answers (IDV-2). In its own file, so that the dashboard doesn’t load the rest of the
 * check.
 */
export const REVIEW_BUSINESS_DAYS = 2;
