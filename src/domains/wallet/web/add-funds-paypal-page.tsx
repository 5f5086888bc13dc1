import { useSearchParams, type MetaFunction } from 'react-router';
import { Breadcrumb } from '#design/public/breadcrumb.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { useCommand } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { fundingState, lookUpFunding } from '../contract.ts';
import { AddFundsBody } from './add-funds-body.tsx';
import { FundingProgress } from './funding-progress.tsx';
import { OnceOnMount } from './once-on-mount.tsx';

export const meta: MetaFunction = () => [{ title: 'Add funds with PayPal · Docket' }];

/** Coming back from PayPal means only that somebody came back: the server asks PayPal, and takes the money if the payer agreed. */
export default function AddFundsPaypalPage() {
  const [search] = useSearchParams();
  const funding = search.get('funding');
  const ask = useCommand(lookUpFunding, { stales: [fundingState] });
  return (
    <>
      <PageHeader
        above={<Breadcrumb items={[{ href: pathTo('add-funds'), label: 'Add funds' }]} current="With PayPal" />}
        title="Add funds with PayPal"
        lead="You agree at PayPal and come back here. Nothing is taken before you agree."
      />
      <div className="grid gap-6">
        {funding === null ? null : (
          <>
            <OnceOnMount key={funding} act={() => ask.mutate({ params: { fundingId: funding } })} />
            <FundingProgress fundingId={funding} />
          </>
        )}
        <AddFundsBody only="paypal" />
      </div>
    </>
  );
}
