import { useSearchParams } from 'react-router';
import { Alert } from '#design/public/alert.tsx';
import { Money } from '#design/public/money.tsx';
import { isPositive } from '#kit/money.ts';
import { useRead } from '#kit/web/api.ts';
import { fundingState } from '../contract.ts';
import { ReceiptButton } from './receipt-button.tsx';

/** In the address of the page that funds were added for: the payment that added them. */
export const ADDED = 'added';

/** Back on the page that funds were added for: what came, its reference and its receipt. The page itself shows the next step. */
export function FundsAdded() {
  const [search] = useSearchParams();
  const fundingId = search.get(ADDED) ?? '';
  const { data } = useRead(fundingState, { params: { funding_id: fundingId } });
  if (data?.state !== 'succeeded') return null;
  const { amount, repaid, number } = data;
  return (
    <Alert
      tone="success"
      live
      className="mb-6"
      title={
        <>
          <Money value={amount} /> added to your balance
        </>
      }
      action={<ReceiptButton number={number} />}
    >
      {isPositive(repaid) ? (
        <>
          <Money value={repaid} /> of it repaid your debt. The rest is spendable.{' '}
        </>
      ) : null}
      Reference {number}.
    </Alert>
  );
}
