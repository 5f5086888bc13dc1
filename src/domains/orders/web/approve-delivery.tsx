import type { Ref } from 'react';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { counted } from '#kit/format/unit.ts';
import type { Workroom } from '../contract.ts';
import { ReviewActions } from './review-actions.tsx';
import { useMoreReview } from './use-more-review.ts';

/**
 * Below the delivery: approve and release the held funds, or take more time, once. On phones its buttons are in the
 * bar.
 */
export function ApproveDelivery({
  order,
  actRef,
  isInView,
}: {
  order: Workroom;
  actRef: Ref<HTMLDivElement>;
  isInView: boolean;
}) {
  const { extend, askForMore, more } = useMoreReview(order);
  const mayExtend = order.moves.find(({ name }) => name === 'extendReview');
  return (
    <Panel
      title="Approve it, or request a revision"
      lead={`If it is what you ordered, approve it and ${order.freelancer.name} is paid. If something has to change, request a revision.`}
    >
      <div className="grid gap-4">
        <div ref={actRef} className="flex flex-wrap gap-2 max-lg:hidden">
          <ReviewActions order={order} isPrimary={isInView} />
        </div>
        {extend.error === null ? null : <Alert tone="danger" live title={extend.error.message} />}
        <p className="text-sm text-ink-2">{revisionsWords(order.revisions)}</p>
        {mayExtend?.ok === true ? (
          <div>
            <Button size="sm" pending={extend.isPending} onClick={() => void askForMore()}>
              {`I need ${more} more days`}
            </Button>
          </div>
        ) : null}
        {mayExtend?.ok === false ? <p className="text-sm text-ink-2">{mayExtend.why}</p> : null}
      </div>
    </Panel>
  );
}

/** How many rounds are left, in words. */
const revisionsWords = ({ left }: Workroom['revisions']): string =>
  left === null ? 'Revisions are unlimited.' : `${counted(left, { one: 'revision', other: 'revisions' })} left.`;

/**
 * On phones, above the navigation, however far the page is scrolled: at its end it takes the page's own space below
 * (frame.tsx).
 */
export const ReviewBar = ({ order }: { order: Workroom }) => (
  <div className="sticky bottom-[calc(var(--tab-bar,0px)+env(safe-area-inset-bottom))] z-10 -mx-4 mt-5 mb-[calc(var(--tab-bar,0px)+env(safe-area-inset-bottom)-7rem)] flex gap-2 border-t border-line bg-surface px-4 py-2.5 sm:-mx-6 sm:px-6 lg:hidden">
    <ReviewActions order={order} isBar />
  </div>
);
