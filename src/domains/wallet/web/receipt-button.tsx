import { download } from '#kit/web/api-client.ts';
import { receiptPdf } from '../history-contract.ts';
import { DownloadButton } from './download-button.tsx';

/** The receipt of a payment or a top-up, by the number people read. */
export const ReceiptButton = ({ number }: { number: string }) => (
  <DownloadButton get={() => download(receiptPdf, { params: { number } }, `receipt-${number}.pdf`)}>
    Receipt (PDF)
  </DownloadButton>
);
