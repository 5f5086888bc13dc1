import { useSearchParams, type MetaFunction } from 'react-router';
import { titled } from '#kit/brand.ts';
import { titleOf } from '#routes';
import { AddFundsBody } from './add-funds-body.tsx';
import { FundingProgress } from './funding-progress.tsx';
import { WalletHeader } from './wallet-header.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('add-funds')) }];

/** The provider returns people with `funding` in the address; the outcome is read from the server (MON-16). */
export default function AddFundsPage() {
  const [search] = useSearchParams();
  const funding = search.get('funding');
  return (
    <>
      <WalletHeader
        of="add-funds"
        lead="Use your balance to pay for orders. We hold money for an order only when you place it."
      />
      <div className="grid gap-6">
        {funding === null ? null : <FundingProgress fundingId={funding} />}
        <AddFundsBody />
      </div>
    </>
  );
}
