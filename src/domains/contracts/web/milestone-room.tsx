import { Unread } from '#design/app/unread.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { DeliveryList, PaymentRisk, WorkTimeline } from '#domains/paid-work/web/paid-work.tsx';
import { useRead } from '#kit/web/api.ts';
import { useTopic } from '#kit/web/realtime.ts';
import { contractNumberOf, contractTopic } from '../contract-number.ts';
import type { ContractPage } from '../contract.ts';
import { milestonePage } from '../milestone-contract.ts';
import type { OpenMilestone } from '../shapes.ts';
import { TROUBLE } from '../words.ts';
import { MilestoneDispute } from './milestone-dispute.tsx';
import { MoneyRows } from './money-rows.tsx';
import { filesOfMilestone } from './submission.tsx';

/** What was submitted for a milestone, what was asked, what was paid and what happened: opened below it. */
export function MilestoneRoom({
  milestone: { number, submission },
  contract,
}: {
  milestone: OpenMilestone;
  contract: ContractPage;
}) {
  const read = useRead(milestonePage, { params: { milestone_number: number } });
  useTopic(contractTopic(contractNumberOf(number)), () => void read.refetch());
  const page = read.data;
  if (page === undefined)
    return (
      <Unread what="The milestone" read={read}>
        <Loading label="Loading the milestone">
          <TextSkeleton lines={4} />
        </Loading>
      </Unread>
    );
  const { deliveries, changes, timeline, money, milestone, side, dispute } = page;
  // The newest one that waits is open above, with what was asked of it.
  const earlier = deliveries.filter(({ id }) => id !== submission?.delivery.id);
  const answered = changes.filter(({ outcome, id }) => outcome !== null && id !== submission?.asked?.id);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PaymentRisk risk={page.payment_risk} />
      {/* One that runs stands above. */}
      {dispute === null || milestone.state === 'disputed' ? null : (
        <MilestoneDispute contract={contract} number={number} />
      )}
      <DeliveryList
        title={submission === null ? 'Submissions' : 'Earlier submissions'}
        deliveries={earlier}
        revisions={answered}
        {...filesOfMilestone(number)}
        isClient={side === 'client'}
      />
      <MoneyRows rows={money} work="this milestone" />
      <WorkTimeline past={timeline} clocks={milestone.clocks} trouble={TROUBLE} />
    </div>
  );
}
