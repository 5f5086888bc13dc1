import { useSearchParams, type MetaFunction } from 'react-router';
import { PageHeader } from '#design/public/page-header.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { useRead } from '#kit/web/api.ts';
import { fundingOptions, myBalance } from '../contract.ts';
import { AddFundsForm } from './add-funds-form.tsx';
import { FundingProgress } from './funding-progress.tsx';
import { BalanceStrip } from './balance-strip.tsx';

export const meta: MetaFunction = () => [{ title: 'Add funds · Docket' }];

/** Coming back from the provider carries `funding`; what it did is asked of the server, never read from the address (MON-16). */
export default function AddFundsPage() {
  const [search] = useSearchParams();
  const funding = search.get('funding');
  const options = useRead(fundingOptions, {});
  const balance = useRead(myBalance, {});
  return (
    <>
      <PageHeader title="Add funds" lead="Money you add is yours to spend on orders. It is held for an order only when you place one." />
      <div className="mt-6 grid gap-6">
        <BalanceStrip balance={balance.data} only={['spendable', 'held']} />
        {funding === null ? null : <FundingProgress fundingId={funding} />}
        {options.isPending ? (
          <Loading label="Loading what you can add">
            <RowsSkeleton rows={3} />
          </Loading>
        ) : options.isError ? (
          <Alert
            tone="danger"
            title={options.error.message}
            action={
              <Button size="sm" onClick={() => void options.refetch()}>
                Try again
              </Button>
            }
          />
        ) : (
          <AddFundsForm options={options.data} wanted={search.get('amount')} next={search.get('next')} />
        )}
      </div>
    </>
  );
}
