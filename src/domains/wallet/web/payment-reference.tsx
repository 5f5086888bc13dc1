import { useRead } from '#kit/web/api.ts';
import { fundingState } from '../contract.ts';

/** The number of the payment that paid what this page is about, as receipts and emails name it. */
export function PaymentReference({ fundingId }: { fundingId: string }) {
  const { data } = useRead(fundingState, { params: { funding_id: fundingId } });
  return data === undefined || data.outcome !== 'paid' ? null : <> Payment reference {data.number}.</>;
}
