/** The front door of the reviews' screens: for the pages of whichever work is reviewed. */
export { EditReview } from './edit-review.tsx';
export { OneReview } from './one-review.tsx';
export { ReviewForm } from './review-form.tsx';
export { ReviewsPanel } from './reviews-panel.tsx';
