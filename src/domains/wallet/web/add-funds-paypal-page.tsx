import { useSearchParams, type MetaFunction } from 'react-router';
import { titled } from '#kit/brand.ts';
import { useCommand } from '#kit/web/api.ts';
import { titleOf } from '#routes';
import { fundingState, lookUpFunding } from '../contract.ts';
import { AddFundsBody } from './add-funds-body.tsx';
import { FundingProgress } from './funding-progress.tsx';
import { OnceOnMount } from './once-on-mount.tsx';
import { WalletHeader } from './wallet-header.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('add-funds-paypal')) }];

/** Returning from PayPal proves nothing: the server asks PayPal, and captures the money if the payer approved. */
export default function AddFundsPaypalPage() {
  const [search] = useSearchParams();
  const funding = search.get('funding');
  const ask = useCommand(lookUpFunding, { stales: [fundingState], isMark: true });
  return (
    <>
      <WalletHeader
        of="add-funds-paypal"
        lead="You confirm the payment on PayPal, then come back here. You aren’t charged before that."
      />
      <div className="grid gap-6">
        {funding === null ? null : (
          <>
            <OnceOnMount key={funding} act={() => ask.mutate({ params: { funding_id: funding } })} />
            <FundingProgress fundingId={funding} />
          </>
        )}
        <AddFundsBody only="paypal" />
      </div>
    </>
  );
}
