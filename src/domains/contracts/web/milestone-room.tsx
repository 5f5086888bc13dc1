import { Unread } from '#design/app/unread.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { DeliveryList, MoneyTrail, PaymentRisk, workFiles, WorkTimeline } from '#domains/paid-work/web/paid-work.tsx';
import { receiptPdf } from '#domains/wallet/history-contract.ts';
import { DownloadButton } from '#domains/wallet/web/wallet.tsx';
import { download } from '#kit/web/api-client.ts';
import { useRead } from '#kit/web/api.ts';
import { useTopic } from '#kit/web/realtime.ts';
import { contractNumberOf, contractTopic } from '../contract-number.ts';
import { downloadMilestoneFile, milestonePage, milestoneThumbnail } from '../milestone-contract.ts';
import type { ContractPage } from '../contract.ts';
import { TROUBLE } from '../words.ts';
import { MilestoneDispute } from './milestone-dispute.tsx';

/** What was submitted for a milestone, what was asked, what was paid and what happened: opened below it. */
export function MilestoneRoom({ number, contract }: { number: string; contract: ContractPage }) {
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
  const files = workFiles(downloadMilestoneFile, milestoneThumbnail, (fileId) => ({ params: { milestone_number: number, file_id: fileId } }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PaymentRisk risk={page.payment_risk} />
      {/* One that runs stands above. */}
      {dispute === null || milestone.state === 'disputed' ? null : <MilestoneDispute contract={contract} number={number} />}
      <DeliveryList deliveries={deliveries} revisions={changes} {...files} isClient={side === 'client'} />
      <MoneyTrail lines={money} of="this milestone" />
      <WorkTimeline past={timeline} clocks={milestone.clocks} trouble={TROUBLE} />
      {side === 'client' && money.length > 0 ? (
        <div>
          <DownloadButton get={() => download(receiptPdf, { params: { number } }, `receipt-${number}.pdf`)}>Receipt (PDF)</DownloadButton>
        </div>
      ) : null}
    </div>
  );
}
