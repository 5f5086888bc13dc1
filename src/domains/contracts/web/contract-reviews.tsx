import { lazy, Suspense, type RefCallback } from 'react';
import { RowsSkeleton } from '#design/public/skeleton.tsx';
import { ReviewsPanel } from '#domains/reviews/web/reviews.tsx';
import { useCommand } from '#kit/web/api.ts';
import { replyToReview, reviewContract, type ContractPage } from '../contract.ts';
import { staledByMoves } from './use-contract.ts';

/** Loaded once there is something to review. */
const ReviewForm = lazy(async () => ({ default: (await import('#domains/reviews/web/reviews.tsx')).ReviewForm }));

interface ContractReviewsProps {
  contract: ContractPage;
  other: string;
  /** The button that sends the reader's review. */
  actRef?: RefCallback<HTMLElement>;
}

/** What both sides of a completed contract wrote about each other, and the form of one's own. */
export function ContractReviews({ contract, other, actRef }: ContractReviewsProps) {
  const send = useCommand(reviewContract, { stales: staledByMoves });
  const reply = useCommand(replyToReview, { stales: staledByMoves });
  const { number, side, reviews, can_review: canReview, can_reply: canReply } = contract;
  const params = { contract_number: number };
  return (
    <>
      {canReview ? (
        <Suspense fallback={<RowsSkeleton rows={4} />}>
          <ReviewForm
            draftName={number}
            reviews={reviews}
            side={side}
            other={other}
            send={(body) => send.mutateAsync({ params, body })}
            onSent={() => undefined}
            actRef={actRef}
          />
        </Suspense>
      ) : null}
      <ReviewsPanel
        reviews={reviews}
        other={other}
        reply={canReply ? { draft: number, send: (text) => reply.mutateAsync({ params, body: { text } }) } : null}
      />
    </>
  );
}
