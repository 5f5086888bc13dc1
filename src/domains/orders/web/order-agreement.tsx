import { Panel } from '#design/public/panel.tsx';
import { receiptPdf } from '#domains/wallet/history-contract.ts';
import { DownloadButton } from '#domains/wallet/web/wallet.tsx';
import { download } from '#kit/web/api-client.ts';
import { ownerNow, OWNERSHIP, RETENTION } from '../agreement.ts';
import { downloadContract, type Workroom } from '../contract.ts';
import { agreedOn } from '../state-words.ts';

/** Who owns the work, how long it is kept, and the documents of a paid order (ORD-30 to ORD-32). */
export function OrderAgreement({ order }: { order: Workroom }) {
  const { order_number: number, state, side, client, freelancer } = order;
  if (state === 'pending_payment' || state === 'expired' || !order.timeline.some(({ move }) => move === 'pay'))
    return null;
  const agreed = agreedOn(order);
  const standing = {
    isCompleted: state === 'completed' || state === 'cleared',
    endedWith: agreed === null ? null : Number(agreed.to_freelancer.amount),
    isOver: state === 'cancelled',
  };
  return (
    <Panel
      title="Contract, ownership and files"
      lead={ownerNow(standing, side, (side === 'client' ? freelancer : client).name)}
    >
      <div className="grid gap-4">
        <details>
          <summary className="link w-fit cursor-pointer py-1.5">Who owns what, and how long files are kept</summary>
          <ul className="mt-2 grid max-w-prose list-disc gap-2 ps-5 text-md text-ink-2">
            {[...OWNERSHIP, RETENTION].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
        <div className="flex flex-wrap gap-2">
          <DownloadButton
            get={() => download(downloadContract, { params: { order_number: number } }, `contract-${number}.pdf`)}
          >
            Contract (PDF)
          </DownloadButton>
          {side === 'client' ? (
            <DownloadButton get={() => download(receiptPdf, { params: { number } }, `receipt-${number}.pdf`)}>
              Receipt (PDF)
            </DownloadButton>
          ) : null}
        </div>
      </div>
    </Panel>
  );
}
