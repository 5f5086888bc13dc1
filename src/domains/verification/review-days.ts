/** Within so many business days a reviewer answers (IDV-2). Apart, because the dashboard says it and loads nothing else of the check. */
export const REVIEW_BUSINESS_DAYS = 2;
