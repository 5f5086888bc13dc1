import { useSearchParams } from 'react-router';
import { Alert } from '#design/public/alert.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import type { FundingSource } from '../accounts.ts';
import { fundingOptions } from '../contract.ts';
import { AddFundsForm } from './add-funds-form.tsx';
import { providerWords } from './provider-words.ts';
import { BalanceStrip } from './balance-strip.tsx';
import { RecentFundings } from './recent-fundings.tsx';
import { Unread } from '#design/app/unread.tsx';

/** The form, what is there already and what was added lately; on a page of one provider, that one alone. */
export function AddFundsBody({ only = null }: { only?: FundingSource | null }) {
  const [search] = useSearchParams();
  const options = useRead(fundingOptions, {});
  if (options.data === undefined)
    return (
      <Unread what="The ways to add funds" read={options}>
        <Loading label="Loading what you can add" className="panel">
          <RowsSkeleton rows={3} />
        </Loading>
      </Unread>
    );
  const providers = options.data.providers.filter(({ name }) => only === null || name === only);
  return (
    <>
      {only !== null && providers.length === 0 ? (
        <Alert
          tone="warning"
          title={`${providerWords[only].title} payments are not set up here`}
          action={
            <LinkButton href={pathTo('add-funds')} size="sm">
              Other ways to add funds
            </LinkButton>
          }
        >
          The operator has not connected this provider.
        </Alert>
      ) : (
        <AddFundsForm key={search.get('amount')} options={{ ...options.data, providers }} wanted={search.get('amount')} next={search.get('next')} />
      )}
      <BalanceStrip />
      <RecentFundings />
    </>
  );
}
