import { useSearchParams, type MetaFunction } from 'react-router';
import { PageHeader } from '#design/public/page-header.tsx';
import { AddFundsBody } from './add-funds-body.tsx';
import { FundingProgress } from './funding-progress.tsx';

export const meta: MetaFunction = () => [{ title: 'Add funds · Docket' }];

/** Coming back from the provider carries `funding`; what it did is asked of the server, never read from the address (MON-16). */
export default function AddFundsPage() {
  const [search] = useSearchParams();
  const funding = search.get('funding');
  return (
    <>
      <PageHeader title="Add funds" lead="Money you add is yours to spend on orders. It is held for an order only when you place one." />
      <div className="grid gap-6">
        {funding === null ? null : <FundingProgress fundingId={funding} />}
        <AddFundsBody />
      </div>
    </>
  );
}
